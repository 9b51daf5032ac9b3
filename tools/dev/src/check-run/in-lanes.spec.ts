import { describe, expect, it } from '@jest/globals';
import { inLanes } from './in-lanes.js';

/** Runs items whose ends the test decides. */
function held(): {
  started: string[];
  run: (item: { name: string }) => Promise<void>;
  end: (name: string) => Promise<void>;
} {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    run: ({ name }) => {
      started.push(name);
      return new Promise((resolve) => ends.set(name, resolve));
    },
    end: async (name) => {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('work in lanes', () => {
  it('starts in order, as many at a time as there are lanes, and each after what it waits for', async () => {
    const { started, run, end } = held();
    const items = [
      { name: 'types' },
      { name: 'lint', after: ['types'] },
      { name: 'format' },
      { name: 'layers', after: ['types'] },
      { name: 'prose' },
    ];
    const all = inLanes(items, 2, run);
    expect(started).toEqual(['types', 'format']);
    await end('format');
    expect(started).toEqual(['types', 'format', 'prose']);
    await end('types');
    expect(started).toEqual(['types', 'format', 'prose', 'lint']);
    await end('prose');
    expect(started).toEqual(['types', 'format', 'prose', 'lint', 'layers']);
    await end('lint');
    await end('layers');
    await all;
  });

  it('says when nothing can start', async () => {
    const { run } = held();
    await expect(inLanes([{ name: 'a', after: ['b'] }], 2, run)).rejects.toThrow('wait for each other: a.');
  });

  it('ends with the error of an item', async () => {
    await expect(inLanes([{ name: 'a' }], 1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
