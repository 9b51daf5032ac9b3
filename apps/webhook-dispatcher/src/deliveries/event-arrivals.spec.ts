import { afterEach, describe, expect, it } from '@jest/globals';
import { createLogger, Readiness } from '@kiban/observability';
import { eventually } from '@kiban/testing';
import type { EventsReader } from '../store/events.reader.js';
import { EventArrivals } from './event-arrivals.js';

/** The end of the feed and who is behind it, as the test sets them. */
class Feed {
  last = 10;
  compared = 0;
  looked = 0;

  lastPosition(): Promise<number> {
    this.looked += 1;
    return Promise.resolve(this.last);
  }

  followed(given: readonly { position: number }[]): Promise<number[]> {
    this.compared += 1;
    return Promise.resolve(given.flatMap(({ position }, index) => (position < this.last ? [index] : [])));
  }
}

const readiness = new Readiness();
const feed = new Feed();
const arrivals = new EventArrivals(
  feed as unknown as EventsReader,
  readiness,
  createLogger('trial', 'silent'),
);
afterEach(() => arrivals.onModuleDestroy());

function waitAt(position: number): { hasEnded: () => boolean } {
  let hasEnded = false;
  const forget = arrivals.watch({
    workspaceId: 1,
    position,
    end: () => {
      hasEnded = true;
      forget();
    },
  });
  return { hasEnded: () => hasEnded };
}

describe('waits for events', () => {
  it('end when an event follows their position, also one that arrived before they began', async () => {
    const [behind, atEnd] = [waitAt(9), waitAt(10)];
    await eventually('the end of the first', behind.hasEnded);
    expect(atEnd.hasEnded()).toBe(false);
    feed.last = 11;
    await eventually('the end of the second', atEnd.hasEnded);
  });

  it('are compared only after the feed has moved', async () => {
    waitAt(feed.last);
    await eventually('a comparison', () => feed.compared > 0);
    const { compared, looked } = feed;
    await eventually('more looks', () => feed.looked > looked + 2);
    expect(feed.compared).toBeLessThanOrEqual(compared + 1);
  });

  it('all end as soon as the service shuts down [DEC-5.FEED-13]', async () => {
    const waits = [waitAt(feed.last), waitAt(feed.last)];
    readiness.startDraining();
    await eventually('their ends', () => waits.every(({ hasEnded }) => hasEnded()));
  });
});
