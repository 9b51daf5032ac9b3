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
  it('refuses what is beyond the limit until the window is over, each credential for itself [DEC-2.RATE-1, DEC-2.RATE-2]', () => {
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

  it('counts nothing where there is no limit [DEC-2.RATE-1]', () => {
    const headers: Record<string, string> = {};
    new RateLimiter(0).take('a', replyOf(headers));
    expect(headers).toEqual({});
  });
});
