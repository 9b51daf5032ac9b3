import type { BenchSettings } from '../config/bench-settings.js';
import type { Figure } from '../report/goal.js';
import { measureBacklogDrain } from './backlog-drain.js';
import { DeliveryStand } from './delivery-stand.js';
import { measureDeliveryLatency } from './delivery-latency.js';
import { measureHungNeighbour } from './hung-neighbour.js';
import { measureRelaySpeed } from './relay-speed.js';

type Measure = (stand: DeliveryStand, rounds: number) => Promise<Figure[]>;

/** One of the webhook rows as a part of the benchmark, with a product of its own: none leaves the next its rows. */
function part(saying: string, measure: Measure) {
  return async (settings: BenchSettings, say: (line: string) => void): Promise<{ figures: Figure[] }> => {
    say('Starting the product …');
    const stand = await DeliveryStand.start(settings);
    try {
      say(saying);
      return { figures: await measure(stand, settings.rounds) };
    } finally {
      await stand.stop();
    }
  };
}

/** The webhook rows: how soon a delivery comes, how fast a backlog goes, how fast the relay is, what a hung one does to others. */
export const webhookParts = {
  'webhooks-latency': part('Measuring the time from commit to delivery …', measureDeliveryLatency),
  'webhooks-backlog': part('Measuring how fast a backlog goes …', measureBacklogDrain),
  'webhooks-relay': part('Measuring how fast the outbox is published …', measureRelaySpeed),
  'webhooks-neighbour': part('Measuring healthy endpoints beside a hung one …', measureHungNeighbour),
} as const;
