import { pause, standSlots } from '../stand/fault-stand.js';
import { underLoad, working, type FaultCase } from './fault-case.js';

const natsKill: FaultCase = {
  name: 'nats-kill',
  title: 'SIGKILL of NATS under load',
  quick: true,
  run: async (stand, scale) => {
    await stand.startDispatcher();
    await stand.startRelay();
    return underLoad(stand, {
      rounds: 4 * scale,
      perSecond: 120,
      strike: async (_round, box) => {
        await working(box);
        await stand.crash('nats');
      },
    });
  },
};

const natsWipe: FaultCase = {
  name: 'nats-wipe',
  title: 'NATS killed and its disk lost, with acknowledged events that no consumer had received',
  quick: false,
  run: async (stand) => {
    const dispatcher = await stand.startDispatcher();
    await stand.startRelay();
    return underLoad(stand, {
      rounds: 1,
      perSecond: 120,
      strike: async (_round, box) => {
        await working(box);
        await dispatcher.end('SIGTERM');
        await pause(1_000);
        await stand.crash('nats', () => stand.wipeBroker());
        dispatcher.start();
        await pause(1_000);
      },
    });
  },
};

const postgresCrash: FaultCase = {
  name: 'postgres-crash',
  title: 'PostgreSQL shut down immediately under load',
  quick: false,
  run: async (stand, scale) => {
    await stand.startDispatcher();
    await stand.startRelay();
    return underLoad(stand, {
      rounds: 4 * scale,
      perSecond: 120,
      // The lease of what was answered but could not be recorded may run out while the database is away.
      duplicatesPerRound: standSlots,
      strike: async (_round, box) => {
        await working(box);
        await stand.crash('postgres');
      },
    });
  },
};

const connectionsCut: FaultCase = {
  name: 'connections-cut',
  title: 'Every connection to PostgreSQL cut, the listening ones too',
  quick: false,
  run: async (stand, scale) => {
    await stand.startDispatcher();
    await stand.startRelay();
    return underLoad(stand, {
      rounds: 8 * scale,
      perSecond: 120,
      duplicatesPerRound: standSlots,
      strike: async (_round, box) => {
        await working(box);
        await stand.database.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE application_name NOT LIKE 'faults%' AND usename = current_user`,
        );
      },
    });
  },
};

const acksLost: FaultCase = {
  name: 'acks-lost',
  title: 'Everything that was taken comes again, since the broker forgot every acknowledgement',
  quick: false,
  run: async (stand, scale) => {
    await stand.startDispatcher();
    await stand.startRelay();
    return underLoad(stand, {
      rounds: 3 * scale,
      perSecond: 120,
      strike: async (_round, box) => {
        await working(box);
        await stand.forgetAcknowledgements();
      },
    });
  },
};

export const brokerAndDatabase: readonly FaultCase[] = [
  natsKill,
  natsWipe,
  postgresCrash,
  connectionsCut,
  acksLost,
];
