import { describe, expect, it } from '@jest/globals';
import { RateLimiter } from './rate-limiter.js';

function replyOf(headers: Record<string, string>): never {
  const reply = {
    header(name: string, value: string) {
      headers[name] = value;
      return reply;
    },
  };
  return reply as never;
}

describe('RateLimiter', () => {
  it('rejects requests over the limit until the window ends, per credential [DEC-2.RATE-1, DEC-2.RATE-2]', () => {
    let now = 0;
    const limiter = new RateLimiter(2, () => now);
    const headers: Record<string, string> = {};
    limiter.take('a', replyOf(headers));
    limiter.take('a', replyOf(headers));
    expect(headers).toEqual({ 'ratelimit-limit': '2', 'ratelimit-remaining': '0', 'ratelimit-reset': '60' });
    now = 30_000;
    expect(() => limiter.take('a', replyOf(headers))).toThrow(
      expect.objectContaining({ code: 'too_many_requests' }),
    );
    expect(headers['retry-after']).toBe('30');
    expect(() => limiter.take('b', replyOf({}))).not.toThrow();
    now = 60_000;
    expect(() => limiter.take('a', replyOf(headers))).not.toThrow();
  });

  it('removes the oldest window only if there are too many', () => {
    let now = 0;
    const limiter = new RateLimiter(2, () => now, 3);
    for (const credential of ['attacker', 'attacker', 'b', 'c']) {
      now += 1;
      limiter.take(credential, replyOf({}));
    }
    expect(() => limiter.take('attacker', replyOf({}))).toThrow();
    limiter.take('b', replyOf({}));
    limiter.take('d', replyOf({}));
    // The attacker's window was the oldest; the windows of others still count.
    expect(() => limiter.take('b', replyOf({}))).toThrow();
    expect(() => limiter.take('c', replyOf({}))).not.toThrow();
    expect(() => limiter.take('c', replyOf({}))).toThrow();
  });

  it('adds the counts of other replicas until their window ends', () => {
    let now = 0;
    const limiter = new RateLimiter(40, () => now);
    const headers: Record<string, string> = {};
    limiter.learn('other', { credentialId: 'a', ageMs: 20_000, used: 30 });
    limiter.learn('third', { credentialId: 'a', ageMs: 60_000, used: 30 });
    limiter.take('a', replyOf(headers));
    expect(headers).toMatchObject({ 'ratelimit-remaining': '9', 'ratelimit-reset': '40' });
    for (let sent = 0; sent < 9; sent += 1) limiter.take('a', replyOf(headers));
    expect(() => limiter.take('a', replyOf(headers))).toThrow();
    expect(headers['retry-after']).toBe('40');
    now = 40_000;
    expect(() => limiter.take('a', replyOf(headers))).not.toThrow();
  });

  it('shares its count at each twentieth of the limit', () => {
    const limiter = new RateLimiter(40, () => 7);
    const shared: unknown[] = [];
    limiter.onShare((count) => shared.push(count));
    for (let sent = 0; sent < 5; sent += 1) limiter.take('a', replyOf({}));
    expect(shared).toEqual([
      { credentialId: 'a', ageMs: 0, used: 2 },
      { credentialId: 'a', ageMs: 0, used: 4 },
    ]);
  });

  it('counts nothing without a limit [DEC-2.RATE-1]', () => {
    const headers: Record<string, string> = {};
    new RateLimiter(0).take('a', replyOf(headers));
    expect(headers).toEqual({});
  });
});
