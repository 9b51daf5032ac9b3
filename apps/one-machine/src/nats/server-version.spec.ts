import { describe, expect, it } from '@jest/globals';
import { formatVersion, isAtLeast, OLDEST_NATS, parseVersion } from './server-version.js';

describe('server version', () => {
  it.each([
    ['nats-server: v2.10.27', [2, 10, 27]],
    ['2.12.1-RC.2', [2, 12, 1]],
    ['2.10.27-1+b2', [2, 10, 27]],
  ])('is read from %s', (text, expected) => {
    expect(parseVersion(text)).toEqual(expected);
  });

  it('is undefined when the text contains none', () => {
    expect(parseVersion('(none)')).toBeUndefined();
  });

  it.each([
    ['2.9.25', false],
    ['2.10.0', true],
    ['2.10.27', true],
    ['3.0.0', true],
    ['1.99.99', false],
  ])('%s is new enough: %s', (text, expected) => {
    expect(isAtLeast(parseVersion(text) ?? [0, 0, 0], OLDEST_NATS)).toBe(expected);
  });

  it('is formatted with dots', () => {
    expect(formatVersion([2, 10, 27])).toBe('2.10.27');
  });
});
