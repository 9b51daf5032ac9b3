import { pause, standSlots } from '../stand/fault-stand.js';
import { underLoad, working, type FaultCase } from './fault-case.js';

const steady: FaultCase = {
  name: 'steady',
  title: 'No fault at all',
  quick: false,
  run: async (stand, scale) => {
    await stand.startDispatcher();
    await stand.startRelay();
    return underLoad(stand, { rounds: 4 * scale, perSecond: 120, strike: (_round, box) => working(box) });
  },
};

const dispatcherKill: FaultCase = {
  name: 'dispatcher-kill',
  title: 'SIGKILL of the dispatcher in the middle of its work',
  quick: true,
  run: async (stand, scale) => {
    const dispatcher = await stand.startDispatcher();
    await stand.startRelay();
    return underLoad(stand, {
      rounds: 5 * scale,
      perSecond: 120,
      duplicatesPerRound: standSlots,
      strike: async (_round, box) => {
        await working(box);
        await dispatcher.end('SIGKILL');
        dispatcher.start();
      },
    });
  },
};

const relayKill: FaultCase = {
  name: 'relay-kill',
  title: 'SIGKILL of the relay in the middle of its work, between acknowledgement and mark too',
  quick: false,
  run: async (stand, scale) => {
    await stand.startDispatcher();
    const relay = await stand.startRelay({ RELAY_LEASE_MS: '500' });
    return underLoad(stand, {
      rounds: 5 * scale,
      perSecond: 120,
      strike: async (_round, box) => {
        await working(box);
        await relay.end('SIGKILL');
        relay.start();
      },
    });
  },
};

const relayFreeze: FaultCase = {
  name: 'relay-freeze',
  title: 'SIGSTOP of one of two relays for 15 s, then of the other, then SIGCONT',
  quick: false,
  run: async (stand) => {
    await stand.startDispatcher();
    const relays = [await stand.startRelay(), await stand.startRelay()];
    return underLoad(stand, {
      rounds: relays.length,
      perSecond: 100,
      strike: async (round, box) => {
        await working(box);
        relays[round]?.freeze();
        await pause(15_000);
        relays[round]?.thaw();
      },
    });
  },
};

const rollingRestart: FaultCase = {
  name: 'rolling-restart',
  title: 'SIGTERM of one of two dispatchers in turn, over and over',
  quick: true,
  run: async (stand, scale) => {
    const dispatchers = [await stand.startDispatcher(), await stand.startDispatcher()];
    await stand.startRelay();
    return underLoad(stand, {
      rounds: 6 * scale,
      perSecond: 120,
      strike: async (round, box) => {
        await working(box);
        await dispatchers[round % 2]?.end('SIGTERM');
        dispatchers[round % 2]?.start();
        // Long enough that the next blow meets a dispatcher at work, not one that starts.
        await pause(1_500);
      },
    });
  },
};

const everything: FaultCase = {
  name: 'everything',
  title: 'Dispatcher, relay, broker and database killed in turn, all in one run',
  quick: false,
  run: async (stand, scale) => {
    const dispatchers = [await stand.startDispatcher(), await stand.startDispatcher()];
    const relay = await stand.startRelay({ RELAY_LEASE_MS: '1000' });
    const blows = [
      async () => {
        const dispatcher = dispatchers[Math.floor(Math.random() * 2)];
        await dispatcher?.end('SIGKILL');
        dispatcher?.start();
      },
      async () => {
        await relay.end('SIGKILL');
        relay.start();
      },
      () => stand.crash('nats'),
      () => stand.crash('postgres'),
    ];
    return underLoad(stand, {
      rounds: 12 * scale,
      perSecond: 100,
      // A database that dies takes results with it which were answered but not committed yet, of both dispatchers.
      duplicatesPerRound: 2 * standSlots,
      strike: async (round, box) => {
        await working(box);
        await blows[round % blows.length]?.();
      },
    });
  },
};

export const processDeaths: readonly FaultCase[] = [
  steady,
  dispatcherKill,
  relayKill,
  relayFreeze,
  rollingRestart,
  everything,
];
