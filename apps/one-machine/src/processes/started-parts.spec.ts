import { describe, expect, it } from '@jest/globals';
import { StartedParts } from './started-parts.js';

const failing = (message: string) => (): never => {
  throw new Error(message);
};

describe('the parts that a run has started', () => {
  it('are ended in reverse, each once', async () => {
    const ended: string[] = [];
    const parts = new StartedParts();
    for (const name of ['stack', 'sink']) parts.add(() => void ended.push(name));
    await parts.end();
    await parts.end();
    expect(ended).toEqual(['sink', 'stack']);
  });

  it('are ended where a later one does not start, whose error is thrown', async () => {
    const ended: string[] = [];
    const start = StartedParts.start((parts) => {
      parts.add(() => void ended.push('stack'));
      parts.add(failing('the sink does not end'));
      throw new Error('the board was not created');
    });
    await expect(start).rejects.toThrow('the board was not created');
    expect(ended).toEqual(['stack']);
  });

  it('are ended although the end of another fails, whose error is thrown', async () => {
    const ended: string[] = [];
    const parts = new StartedParts();
    parts.add(() => void ended.push('stack'));
    parts.add(failing('the database is gone'));
    await expect(parts.end()).rejects.toThrow('the database is gone');
    expect(ended).toEqual(['stack']);
  });
});
