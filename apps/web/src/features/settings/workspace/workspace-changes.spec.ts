import { describe, expect, it } from '@jest/globals';
import { changesOf } from './workspace-changes.js';

describe('the changes of a workspace', () => {
  const base = { name: 'Demo', slug: 'demo' };

  it('are only what was typed differently', () => {
    expect(changesOf(base, { name: 'Launch', slug: 'demo' })).toEqual({ name: 'Launch' });
    expect(changesOf(base, { name: 'Demo', slug: 'launch' })).toEqual({ slug: 'launch' });
    expect(changesOf(base, base)).toEqual({});
  });
});
