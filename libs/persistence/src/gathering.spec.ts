import { beforeEach, describe, expect, it } from '@jest/globals';
import { DatabaseUnavailableError } from './database.js';
import { Gathering, type GatheringOptions } from './gathering.js';

type Run = readonly [kind: 'alone' | 'together', items: readonly string[]];

/** What is under way, for the test to end. */
interface UnderWay {
  end: () => void;
  fail: (error: Error) => void;
}

let runs: Run[];
let underWay: UnderWay[];
let gathering: Gathering<string, string>;
let faults: unknown[];

function begin<Result>(run: Run, result: Result): Promise<Result> {
  runs.push(run);
  return new Promise((resolve, reject) => {
    underWay.push({ end: () => resolve(result), fail: reject });
  });
}

/** Lets what was resolved go on until it waits again. */
async function turn(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

async function end(): Promise<void> {
  for (const { end: endOne } of underWay.splice(0)) endOne();
  await turn();
}

const options: GatheringOptions<string, string> = {
  most: 4,
  told: (error) => faults.push(error),
  alone: (item) => begin(['alone', [item]], item.toUpperCase()),
  together: (items) =>
    begin(
      ['together', items],
      items.map((item) => item.toUpperCase()),
    ),
};

beforeEach(() => {
  runs = [];
  underWay = [];
  faults = [];
  gathering = new Gathering(options);
});

describe('what is asked', () => {
  it('is done at once by itself while nothing is under way', async () => {
    const answer = gathering.ask('a');
    expect(runs).toEqual([['alone', ['a']]]);
    await end();
    expect(await answer).toBe('A');
  });

  it('while something is under way is done together when that is done, at most so many at a time, each with its own result', async () => {
    const answers = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((item) => gathering.ask(item));
    await end();
    expect(runs).toEqual([
      ['alone', ['a']],
      ['together', ['b', 'c', 'd', 'e']],
    ]);
    await end();
    expect(runs.at(-1)).toEqual(['together', ['f', 'g', 'h']]);
    await end();
    expect(await Promise.all(answers)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
    void gathering.ask('later');
    expect(runs.at(-1)).toEqual(['alone', ['later']]);
  });

  it('is done by itself where one alone was asked meanwhile', async () => {
    const answers = ['a', 'b'].map((item) => gathering.ask(item));
    await end();
    expect(runs).toEqual([
      ['alone', ['a']],
      ['alone', ['b']],
    ]);
    await end();
    expect(await Promise.all(answers)).toEqual(['A', 'B']);
  });

  it('is done beside what is under way while less is under way than may be, with all that is asked in the same turn', async () => {
    gathering = new Gathering({ ...options, atOnce: 2 });
    const answers = ['a', 'b', 'c'].map((item) => gathering.ask(item));
    expect(runs).toEqual([['alone', ['a']]]);
    await turn();
    expect(runs.at(-1)).toEqual(['together', ['b', 'c']]);
    answers.push(gathering.ask('d'));
    await turn();
    expect(runs).toHaveLength(2);
    await end();
    expect(runs.at(-1)).toEqual(['alone', ['d']]);
    await end();
    expect(await Promise.all(answers)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('is asked once for all who wait with the same key, and anew for who asks when it is under way', async () => {
    gathering = new Gathering({ ...options, keyOf: (item) => item });
    const answers = ['a', 'b', 'b', 'c', 'b'].map((item) => gathering.ask(item));
    await end();
    expect(runs.at(-1)).toEqual(['together', ['b', 'c']]);
    const later = gathering.ask('b');
    await end();
    expect(await Promise.all(answers)).toEqual(['A', 'B', 'B', 'C', 'B']);
    expect(runs.at(-1)).toEqual(['alone', ['b']]);
    await end();
    expect(await later).toBe('B');
  });
});

describe('a fault', () => {
  it('of several together is heard only by whom it is about: each is done again by itself', async () => {
    const answers = ['a', 'b', 'bad', 'c'].map((item) => gathering.ask(item));
    const settled = Promise.allSettled(answers);
    await end();
    underWay.shift()?.fail(new Error('refused'));
    await turn();
    expect(runs.slice(2)).toEqual([
      ['alone', ['b']],
      ['alone', ['bad']],
      ['alone', ['c']],
    ]);
    underWay.splice(1, 1)[0]?.fail(new Error('bad is refused'));
    await end();
    expect((await settled).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    await expect(answers[2]).rejects.toThrow('bad is refused');
    expect(faults).toEqual([new Error('refused')]);
  });

  it('that leaves open whether it was done is heard by all of them: nothing is done twice', async () => {
    const answers = ['a', 'b', 'c', 'd'].map((item) => gathering.ask(item));
    const settled = Promise.allSettled(answers);
    await end();
    underWay.shift()?.fail(new DatabaseUnavailableError(new Error('cut')));
    expect((await settled).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
    ]);
    expect(runs).toHaveLength(2);
    void gathering.ask('later');
    expect(runs.at(-1)).toEqual(['alone', ['later']]);
  });
});
