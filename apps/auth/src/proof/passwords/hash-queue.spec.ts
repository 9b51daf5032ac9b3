import { describe, expect, it } from '@jest/globals';
import { HashQueue } from './hash-queue.js';

/** Work that ends when the test resolves it. */
function startable() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => (): Promise<string> => {
    started.push(name);
    return new Promise((resolve) => ends.set(name, () => resolve(name)));
  };
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { started, work, end };
}

describe('password hashes', () => {
  it('run two at a time', async () => {
    const queue = new HashQueue(2);
    const { started, work, end } = startable();
    const results = ['a', 'b', 'c'].map((name) => queue.run('x', work(name)));
    expect(started).toEqual(['a', 'b']);
    await end('b');
    expect(started).toEqual(['a', 'b', 'c']);
    await end('a');
    await end('c');
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
  });

  it('are rejected with 503 once 32 requests are queued, and accepted again when the queue is shorter', async () => {
    const queue = new HashQueue(2);
    const { work, end } = startable();
    const accepted = Array.from({ length: 34 }, (_, index) => queue.run('x', work(`${index}`)));
    await expect(queue.run('x', work('late'))).rejects.toMatchObject({
      code: 'service_unavailable',
      retryAfterS: 2,
    });
    for (let index = 0; index < 34; index += 1) await end(`${index}`);
    expect(await Promise.all(accepted)).toHaveLength(34);
    const again = queue.run('x', work('again'));
    await end('again');
    expect(await again).toBe('again');
  });

  it('of one network are displaced by another network, which gets the turn after next', async () => {
    const queue = new HashQueue(2);
    const { started, work, end } = startable();
    const flood = Array.from({ length: 34 }, (_, index) => queue.run('flood', work(`${index}`)));
    const last = expect(flood[33]).rejects.toMatchObject({ code: 'service_unavailable' });
    const other = queue.run('other', work('other'));
    await last;
    await end('0');
    await end('1');
    expect(started).toEqual(['0', '1', '2', 'other']);
    await end('other');
    expect(await other).toBe('other');
  });

  it('of a network displace none of one that would then have fewer', async () => {
    const queue = new HashQueue(2);
    const { work, end } = startable();
    const running = ['0', '1'].map((name) => queue.run('running', work(name)));
    // Eleven of `a`, eleven of `b` and ten of `c`, which fill the queue.
    const queued = Array.from({ length: 32 }, (_, index) =>
      queue.run('abc'.charAt(index % 3), work(`${index + 2}`)),
    );
    await expect(queue.run('c', work('late'))).rejects.toMatchObject({ code: 'service_unavailable' });
    const all = Promise.all([...running, ...queued]);
    for (let round = 0; round < 34; round += 1)
      for (let index = 0; index < 34; index += 1) await end(`${index}`);
    expect(await all).toHaveLength(34);
  });

  it('free their slot when they fail', async () => {
    const queue = new HashQueue(2);
    const failing = (): Promise<never> => Promise.reject(new Error('no memory'));
    for (let index = 0; index < 4; index += 1)
      await expect(queue.run('x', failing)).rejects.toThrow('no memory');
    expect(await queue.run('x', () => Promise.resolve('fine'))).toBe('fine');
  });
});
