import { pause, standSlots } from '../stand/fault-stand.js';
import { underLoad, type FaultCase } from './fault-case.js';

const none = (): number => 0;

/** Waits a random while, so that each blow falls somewhere else in the work. */
const anyMoment = (meanMs: number): Promise<void> => pause(meanMs * (0.5 + Math.random()));

const steady: FaultCase = {
  name: 'steady',
  title: 'No fault at all',
  quick: true,
  run: async (stand, scale) => {
    await stand.startDispatcher();
    await stand.startRelay();
    return underLoad(stand, {
      events: 1_000 * scale,
      perSecond: 500,
      duplicatesMax: none,
      fault: async () => 0,
    });
  },
};

const dispatcherKill: FaultCase = {
  name: 'dispatcher-kill',
  title: 'SIGKILL of the dispatcher at random',
  quick: true,
  run: async (stand, scale) => {
    const dispatcher = await stand.startDispatcher();
    await stand.startRelay();
    return underLoad(stand, {
      events: 1_500 * scale,
      perSecond: 300,
      duplicatesMax: ({ rounds }) => rounds * standSlots,
      fault: async (isLoaded) => {
        let rounds = 0;
        for (; isLoaded(); rounds += 1) {
          await anyMoment(1_500);
          await dispatcher.end('SIGKILL');
          dispatcher.start();
        }
        return rounds;
      },
    });
  },
};

const relayKill: FaultCase = {
  name: 'relay-kill',
  title: 'SIGKILL of the relay at random, between acknowledgement and mark',
  quick: true,
  run: async (stand, scale) => {
    await stand.startDispatcher();
    const relay = await stand.startRelay({ RELAY_LEASE_MS: '500' });
    return underLoad(stand, {
      events: 1_500 * scale,
      perSecond: 300,
      duplicatesMax: none,
      fault: async (isLoaded) => {
        let rounds = 0;
        for (; isLoaded(); rounds += 1) {
          await anyMoment(1_000);
          await relay.end('SIGKILL');
          relay.start();
        }
        return rounds;
      },
    });
  },
};

const relayFreeze: FaultCase = {
  name: 'relay-freeze',
  title: 'SIGSTOP of the relay in charge for 15 s beside a standby, then SIGCONT',
  quick: false,
  run: async (stand, scale) => {
    await stand.startDispatcher();
    const relays = [await stand.startRelay(), await stand.startRelay()];
    return underLoad(stand, {
      events: 3_000 * scale,
      perSecond: 150,
      duplicatesMax: none,
      fault: async () => {
        for (const relay of relays) {
          await pause(1_000);
          relay.freeze();
          await pause(15_000);
          relay.thaw();
        }
        return relays.length;
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
      events: 2_000 * scale,
      perSecond: 300,
      duplicatesMax: none,
      fault: async (isLoaded) => {
        let rounds = 0;
        for (; isLoaded(); rounds += 1) {
          await anyMoment(1_200);
          const dispatcher = dispatchers[rounds % 2];
          await dispatcher?.end('SIGTERM');
          dispatcher?.start();
        }
        return rounds;
      },
    });
  },
};

const everything: FaultCase = {
  name: 'everything',
  title: 'Dispatcher, relay, broker and database killed at random, all in one run',
  quick: false,
  run: async (stand, scale) => {
    const dispatchers = [await stand.startDispatcher(), await stand.startDispatcher()];
    const relay = await stand.startRelay({ RELAY_LEASE_MS: '1000' });
    return underLoad(stand, {
      events: 6_000 * scale,
      perSecond: 150,
      // A database that dies takes results with it which were answered but not committed yet.
      duplicatesMax: ({ rounds }) => rounds * 2 * standSlots,
      fault: async (isLoaded) => {
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
        let rounds = 0;
        for (; isLoaded(); rounds += 1) {
          await anyMoment(2_500);
          await blows[rounds % blows.length]?.();
        }
        return rounds;
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
