import { describe, expect, it } from '@jest/globals';
import type { Reply } from './http-exchange.js';
import { ReplyCount, statusLine } from './reply-count.js';

const reply = (status: number, more: Partial<Reply> = {}): Reply => ({
  status,
  end: 'response',
  headers: {},
  bytes: 0,
  ms: 1,
  text: '',
  ...more,
});

describe('the count of replies', () => {
  it('fails on a 5xx other than 503 with Retry-After, and on a hung request', () => {
    const count = new ReplyCount();
    count.add('a', reply(422));
    count.add('b', reply(503, { headers: { 'retry-after': '1' } }));
    count.add('c', reply(0, { end: 'closed' }));
    expect(count.figures.badCount).toBe(0);
    count.add('d', reply(503));
    count.add('e', reply(500));
    count.add('f', reply(0, { end: 'hung' }));
    expect(count.figures).toMatchObject({ sent: 6, badCount: 3, bad: ['d: 503', 'e: 500', 'f: hung'] });
    expect(statusLine(count.figures.statuses)).toBe('422×1 500×1 503×2 closed×1 hung×1');
  });
});
