import { describe, expect, it } from '@jest/globals';
import { ValidationError } from '@kiban/contracts';
import fc from 'fast-check';
import { readSlug, slugOf } from './workspace-slug.js';

describe('a workspace’s slug', () => {
  it('derives from the name', () => {
    expect(slugOf('Aiko & Co.', '')).toBe('aiko-co');
    expect(slugOf('!!!', 'ab12')).toBe('workspace-ab12');
    expect(slugOf('!!!', '')).toBe('workspace');
  });

  it('is valid for any name', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.constantFrom('', 'a1b2c3d4'),
        (name, suffix) => {
          const slug = slugOf(name, suffix);
          expect(readSlug(slug)).toBe(slug);
        },
      ),
    );
  });

  it('is rejected with capitals, blanks, double hyphens or no characters', () => {
    for (const slug of ['', 'a', 'Demo', 'my space', '-demo', 'demo-', 'de--mo', 'x'.repeat(41), 'démo'])
      expect(() => readSlug(slug)).toThrow(ValidationError);
  });
});
