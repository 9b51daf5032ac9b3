import { beforeEach, describe, expect, it } from '@jest/globals';
import { DatabaseUnavailableError } from './database.js';
import { Batcher, type BatcherOptions } from './batcher.js';

type Run = readonly [kind: 'alone' | 'together', items: readonly string[]];

/** What is under way, for the test to end. */
interface UnderWay {
  end: () => void;
  fail: (error: Error) => void;
}

let runs: Run[];
let inFlight: UnderWay[];
let batcher: Batcher<string, string>;
let faults: unknown[];

function begin<Result>(run: Run, result: Result): Promise<Result> {
  runs.push(run);
  return new Promise((resolve, reject) => {
    inFlight.push({ end: () => resolve(result), fail: reject });
  });
}

/** Lets what was resolved go on until it waits again. */
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

describe('what is asked', () => {
  it('is done at once by itself while nothing is under way', async () => {
    const response = batcher.submit('a');
    expect(runs).toEqual([['alone', ['a']]]);
    await end();
    expect(await response).toBe('A');
  });

  it('while something is under way is done together when that is done, at most so many at a time, each with its own result', async () => {
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

  it('is done by itself where one alone was asked meanwhile', async () => {
    const responses = ['a', 'b'].map((item) => batcher.submit(item));
    await end();
    expect(runs).toEqual([
      ['alone', ['a']],
      ['alone', ['b']],
    ]);
    await end();
    expect(await Promise.all(responses)).toEqual(['A', 'B']);
  });

  it('is done beside what is under way while less is under way than may be, with all that is asked in the same turn', async () => {
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

  it('is asked once for all who wait with the same key, and anew for who asks when it is under way', async () => {
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

describe('a fault', () => {
  it('of several together is heard only by whom it is about: each is done again by itself', async () => {
    const responses = ['a', 'b', 'bad', 'c'].map((item) => batcher.submit(item));
    const settled = Promise.allSettled(responses);
    await end();
    inFlight.shift()?.fail(new Error('refused'));
    await turn();
    expect(runs.slice(2)).toEqual([
      ['alone', ['b']],
      ['alone', ['bad']],
      ['alone', ['c']],
    ]);
    inFlight.splice(1, 1)[0]?.fail(new Error('bad is refused'));
    await end();
    expect((await settled).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    await expect(responses[2]).rejects.toThrow('bad is refused');
    expect(faults).toEqual([new Error('refused')]);
  });

  it('that leaves open whether it was done is heard by all of them: nothing is done twice', async () => {
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
