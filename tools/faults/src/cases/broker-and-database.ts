import { pause, standSlots } from '../stand/fault-stand.js';
import { underLoad, type FaultCase } from './fault-case.js';

const natsKill: FaultCase = {
  name: 'nats-kill',
  title: 'SIGKILL of NATS at random',
  quick: true,
  run: async (stand, scale) => {
    await stand.startDispatcher();
    await stand.startRelay();
    return underLoad(stand, {
      events: 2_000 * scale,
      perSecond: 300,
      duplicatesMax: () => 0,
      fault: async (isLoaded) => {
        let rounds = 0;
        for (; isLoaded() && rounds < 5; rounds += 1) {
          await pause(800 + Math.random() * 800);
          await stand.crash('nats');
        }
        return rounds;
      },
    });
  },
};

const natsWipe: FaultCase = {
  name: 'nats-wipe',
  title: 'NATS killed and its disk lost with what it had acknowledged',
  quick: true,
  run: async (stand, scale) => {
    const dispatcher = await stand.startDispatcher();
    await stand.startRelay();
    return underLoad(stand, {
      events: 1_500 * scale,
      perSecond: 300,
      duplicatesMax: () => 0,
      fault: async () => {
        await pause(1_500);
        // While nobody takes events, so that the broker alone has them when its disk goes.
        await dispatcher.end('SIGTERM');
        await pause(1_000);
        await stand.crash('nats', () => stand.wipeBroker());
        dispatcher.start();
        return 1;
      },
    });
  },
};

const postgresCrash: FaultCase = {
  name: 'postgres-crash',
  title: 'PostgreSQL shut down at once (immediate) at random',
  quick: true,
  run: async (stand, scale) => {
    await stand.startDispatcher();
    await stand.startRelay();
    return underLoad(stand, {
      events: 1_500 * scale,
      perSecond: 200,
      // The lease of what was answered but could not be recorded may run out while the database is away.
      duplicatesMax: ({ rounds }) => rounds * standSlots,
      fault: async (isLoaded) => {
        let rounds = 0;
        for (; isLoaded() && rounds < 4; rounds += 1) {
          await pause(1_000 + Math.random() * 1_000);
          await stand.crash('postgres');
        }
        return rounds;
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
      events: 1_500 * scale,
      perSecond: 300,
      duplicatesMax: ({ rounds }) => rounds * standSlots,
      fault: async (isLoaded) => {
        let rounds = 0;
        for (; isLoaded(); rounds += 1) {
          await pause(700);
          await stand.database
            .query(
              `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                 WHERE pid <> pg_backend_pid() AND application_name NOT LIKE 'faults%' AND usename = current_user`,
            )
            .catch(() => undefined);
        }
        return rounds;
      },
    });
  },
};

const acksLost: FaultCase = {
  name: 'acks-lost',
  title: 'Messages taken and committed, but never acknowledged',
  quick: false,
  run: async (stand, scale) => {
    const dispatcher = await stand.startDispatcher();
    await stand.startRelay();
    return underLoad(stand, {
      events: 1_000 * scale,
      perSecond: 200,
      duplicatesMax: ({ rounds }) => rounds * standSlots,
      fault: async (isLoaded) => {
        let rounds = 0;
        for (; isLoaded(); rounds += 1) {
          await pause(900);
          // A consumer that is deleted forgets every acknowledgement: all that the stream holds comes again.
          await dispatcher.end('SIGKILL');
          await stand.forgetAcknowledgements();
          dispatcher.start();
        }
        return rounds;
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
