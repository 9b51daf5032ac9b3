import { beforeEach, describe, expect, it } from '@jest/globals';
import { DatabaseUnavailableError } from './temporary-errors.js';
import { Batcher, type BatcherOptions } from './batcher.js';

type Run = readonly [kind: 'alone' | 'together', items: readonly string[]];

/** A run in flight, for the test to finish. */
interface InFlight {
  end: () => void;
  fail: (error: Error) => void;
}

let runs: Run[];
let inFlight: InFlight[];
let batcher: Batcher<string, string>;
let faults: unknown[];

function begin<Result>(run: Run, result: Result): Promise<Result> {
  runs.push(run);
  return new Promise((resolve, reject) => {
    inFlight.push({ end: () => resolve(result), fail: reject });
  });
}

/** Lets resolved promises continue until they wait again. */
async function turn(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

async function end(): Promise<void> {
  for (const { end: endOne } of inFlight.splice(0)) endOne();
  await turn();
}

const options: BatcherOptions<string, string> = {
  maxBatchSize: 4,
  onFallback: (error) => faults.push(error),
  runOne: (item) => begin(['alone', [item]], item.toUpperCase()),
  runBatch: (items) =>
    begin(
      ['together', items],
      items.map((item) => item.toUpperCase()),
    ),
};

beforeEach(() => {
  runs = [];
  inFlight = [];
  faults = [];
  batcher = new Batcher(options);
});

describe('an item', () => {
  it('runs alone and immediately while nothing is in flight', async () => {
    const response = batcher.submit('a');
    expect(runs).toEqual([['alone', ['a']]]);
    await end();
    expect(await response).toBe('A');
  });

  it('waits for a call in flight and runs in a batch of limited size, with its own result', async () => {
    const responses = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((item) => batcher.submit(item));
    await end();
    expect(runs).toEqual([
      ['alone', ['a']],
      ['together', ['b', 'c', 'd', 'e']],
    ]);
    await end();
    expect(runs.at(-1)).toEqual(['together', ['f', 'g', 'h']]);
    await end();
    expect(await Promise.all(responses)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
    void batcher.submit('later');
    expect(runs.at(-1)).toEqual(['alone', ['later']]);
  });

  it('runs alone if it is the only one that was queued', async () => {
    const responses = ['a', 'b'].map((item) => batcher.submit(item));
    await end();
    expect(runs).toEqual([
      ['alone', ['a']],
      ['alone', ['b']],
    ]);
    await end();
    expect(await Promise.all(responses)).toEqual(['A', 'B']);
  });

  it('runs beside a call in flight below the limit, in one batch with others of the same turn', async () => {
    batcher = new Batcher({ ...options, maxConcurrency: 2 });
    const responses = ['a', 'b', 'c'].map((item) => batcher.submit(item));
    expect(runs).toEqual([['alone', ['a']]]);
    await turn();
    expect(runs.at(-1)).toEqual(['together', ['b', 'c']]);
    responses.push(batcher.submit('d'));
    await turn();
    expect(runs).toHaveLength(2);
    await end();
    expect(runs.at(-1)).toEqual(['alone', ['d']]);
    await end();
    expect(await Promise.all(responses)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('runs once for all queued items with the same key, and again for one submitted during its run', async () => {
    batcher = new Batcher({ ...options, dedupeKey: (item) => item });
    const responses = ['a', 'b', 'b', 'c', 'b'].map((item) => batcher.submit(item));
    await end();
    expect(runs.at(-1)).toEqual(['together', ['b', 'c']]);
    const later = batcher.submit('b');
    await end();
    expect(await Promise.all(responses)).toEqual(['A', 'B', 'B', 'C', 'B']);
    expect(runs.at(-1)).toEqual(['alone', ['b']]);
    await end();
    expect(await later).toBe('B');
  });
});

describe('an error', () => {
  it('of a batch rejects only the failing item: each item runs again alone', async () => {
    const responses = ['a', 'b', 'bad', 'c'].map((item) => batcher.submit(item));
    const settled = Promise.allSettled(responses);
    await end();
    inFlight.shift()?.fail(new Error('rejected'));
    await turn();
    expect(runs.slice(2)).toEqual([
      ['alone', ['b']],
      ['alone', ['bad']],
      ['alone', ['c']],
    ]);
    inFlight.splice(1, 1)[0]?.fail(new Error('bad is rejected'));
    await end();
    expect((await settled).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    await expect(responses[2]).rejects.toThrow('bad is rejected');
    expect(faults).toEqual([new Error('rejected')]);
  });

  it('that leaves the commit uncertain rejects all items: none runs twice', async () => {
    const responses = ['a', 'b', 'c', 'd'].map((item) => batcher.submit(item));
    const settled = Promise.allSettled(responses);
    await end();
    inFlight.shift()?.fail(new DatabaseUnavailableError(new Error('cut')));
    expect((await settled).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
    ]);
    expect(runs).toHaveLength(2);
    void batcher.submit('later');
    expect(runs.at(-1)).toEqual(['alone', ['later']]);
  });
});
