import { describe, expect, it } from '@jest/globals';
import { requireVersion } from '@kiban/contracts';
import { expectedVersions } from './expected-version.js';

describe('If-Match', () => {
  it.each([
    [undefined, null],
    ['*', null],
    ['"3-abc"', [3]],
    ['"3.17.2"', [3]],
    ['"3"', [3]],
    ['"3-a", "5-b"', [3, 5]],
    ['W/"3-abc"', [-1]],
    ['nonsense', [-1]],
    ['', [-1]],
  ])('reads %s as %j', (header, versions) => {
    expect(expectedVersions(header)).toEqual(versions);
  });

  it('accepts only the named versions', () => {
    expect(() => requireVersion([2, 3], 3)).not.toThrow();
    expect(() => requireVersion(null, 3)).not.toThrow();
    expect(() => requireVersion([2], 3)).toThrow(expect.objectContaining({ code: 'precondition_failed' }));
  });
});
