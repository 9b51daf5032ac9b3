import { describe, expect, it } from '@jest/globals';
import { Drafts } from './drafts.js';

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { readonly size: number } {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    get size() {
      return values.size;
    },
  };
}

describe('drafts', () => {
  it('are there after a reload, with the text that the editing began with', () => {
    const storage = memory();
    new Drafts(7, storage).keep('card.1.description', { text: 'new', base: 'old' });
    expect(new Drafts(7, storage).read('card.1.description')).toEqual({ text: 'new', base: 'old' });
    expect(new Drafts(7, storage).read('card.2.description')).toBeNull();
  });

  it('keep the key of the request that sent them', () => {
    const storage = memory();
    new Drafts(7, storage).keep('card.1.comment', { text: 'sent', base: null, key: 'k-1' });
    expect(new Drafts(7, storage).read('card.1.comment')).toEqual({ text: 'sent', base: null, key: 'k-1' });
  });

  it('are not shown to another member', () => {
    const storage = memory();
    new Drafts(7, storage).keep('card.1.comment', { text: 'mine', base: null });
    expect(new Drafts(8, storage).read('card.1.comment')).toBeNull();
  });

  it('are forgotten without a trace', () => {
    const storage = memory();
    const drafts = new Drafts(7, storage);
    drafts.keep('card.1.comment', { text: 'sent', base: null });
    drafts.keep('card.1.comment', null);
    expect(storage.size).toBe(0);
  });

  it('are absent where the storage holds something else, and where it is refused', () => {
    const storage = memory();
    storage.setItem('kiban.draft.7.a', '{"text": 5');
    storage.setItem('kiban.draft.7.b', '{"text": 5}');
    const refused = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    const drafts = new Drafts(7, storage);
    expect([drafts.read('a'), drafts.read('b')]).toEqual([null, null]);
    const without = new Drafts(7, { getItem: refused, setItem: refused, removeItem: refused });
    without.keep('a', { text: 'x', base: null });
    expect(without.read('a')).toBeNull();
  });
});
