import { describe, expect, it } from '@jest/globals';
import { boundedError } from './bounded-error.js';

describe('boundedError', () => {
  it('keeps the frames of an error, and at most 200 characters of each of its texts', () => {
    const sent = 'x'.repeat(1_000_000);
    const error = Object.assign(new Error(`invalid input: ${sent}`), {
      code: '22P02',
      detail: sent,
      parameters: [sent],
    });
    const logged = boundedError(error) as Record<string, string>;
    expect(logged['code']).toBe('22P02');
    expect(logged['stack']).toContain('bounded-error.spec');
    expect(JSON.stringify(logged).length).toBeLessThan(10_000);
    for (const text of Object.values(logged)) expect(text).not.toContain('x'.repeat(201));
  });

  it('does not change an ordinary error', () => {
    const logged = boundedError(new TypeError('It is not open.', { cause: new Error('closed') })) as object;
    expect(logged).toMatchObject({ type: 'TypeError', message: 'It is not open.: closed' });
  });

  it('bounds an error of many lines', () => {
    const logged = boundedError(new Error('line\n'.repeat(100_000)));
    expect(JSON.stringify(logged).length).toBeLessThan(5_000);
  });
});
