import { beforeEach, describe, expect, it } from '@jest/globals';
import { KnownPerson } from './known-person.js';
import type { Me } from './session.js';

const ALICE = { workspace: { id: 1, slug: 'launch' }, member: { id: 7 } } as Me;
const ALICE_ELSEWHERE = { workspace: { id: 2, slug: 'party' }, member: { id: 9 } } as Me;
const BOB = { workspace: { id: 1, slug: 'launch' }, member: { id: 8 } } as Me;

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

describe('the person of a tab before the service says who it is', () => {
  let device = storage();
  /** The cookie of the browser. */
  let signInId: string | null;
  let workspace: string;
  const tab = (own = storage()): KnownPerson =>
    new KnownPerson({ tab: own, device, signInId: () => signInId, workspace: () => workspace });
  beforeEach(() => {
    device = storage();
    signInId = 'first';
    workspace = 'launch';
  });

  it('is known for the token with which they were read', () => {
    const person = tab();
    expect(person.read('a')).toBeNull();
    person.keep({ token: 'a', signInId: 'first' }, ALICE);
    expect(person.read('a')).toEqual(ALICE);
  });

  it('is unknown for another token', () => {
    const person = tab();
    person.keep({ token: 'a', signInId: 'first' }, ALICE);
    expect(person.read('b')).toBeNull();
  });

  it('is known in a new tab of the same sign-in, which has no token yet', () => {
    tab().keep({ token: 'a', signInId: 'first' }, ALICE);
    expect(tab().read(null)).toEqual(ALICE);
    expect(tab().read('a')).toBeNull();
  });

  it('is unknown without the cookie: after a sign-out, or when the session has expired', () => {
    const person = tab();
    person.keep({ token: 'a', signInId: 'first' }, ALICE);
    signInId = null;
    expect(person.read('a')).toBeNull();
    expect(tab().read(null)).toBeNull();
  });

  it('is unknown after another sign-in, also while the token of the earlier one is still valid', () => {
    const person = tab();
    person.keep({ token: 'a', signInId: 'first' }, ALICE);
    signInId = 'second';
    expect(person.read('a')).toBeNull();
    expect(tab().read(null)).toBeNull();
    person.keep({ token: 'a', signInId: 'first' }, ALICE);
    expect(tab().read(null)).toBeNull();
    tab().keep({ token: 'b', signInId: 'second' }, BOB);
    expect(tab().read(null)).toEqual(BOB);
    expect(person.read('a')).toBeNull();
  });

  it('is never known for a sign-in without an id', () => {
    signInId = null;
    const person = tab();
    person.keep({ token: 'a', signInId: null }, ALICE);
    expect(person.read('a')).toBeNull();
    expect(tab().read(null)).toBeNull();
  });

  it('is the one of its own workspace in each tab, and of the workspace that a new tab opens', () => {
    const [first, second] = [tab(), tab()];
    first.keep({ token: 'a', signInId: 'first' }, ALICE);
    second.keep({ token: 'b', signInId: 'first' }, ALICE_ELSEWHERE);
    expect(first.read('a')).toEqual(ALICE);
    expect(tab().read(null)).toBeNull();
    workspace = 'party';
    expect(first.read('a')).toEqual(ALICE);
    expect(tab().read(null)).toEqual(ALICE_ELSEWHERE);
  });

  it('is forgotten on the device by a sign-out before the cookie is removed', () => {
    tab().keep({ token: 'a', signInId: 'first' }, ALICE);
    tab().forget();
    expect(tab().read(null)).toBeNull();
  });

  it('is unknown when what is stored is not readable, and when the storage is full', () => {
    const full = {
      ...storage(),
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    const person = tab(full);
    person.keep({ token: 'a', signInId: 'first' }, ALICE);
    expect(person.read('a')).toBeNull();
    device.setItem('kiban.last-person', '{"signInId":');
    expect(tab().read(null)).toBeNull();
    // Written by an earlier version of the screen.
    device.setItem('kiban.last-person', '1.7');
    expect(tab().read(null)).toBeNull();
  });
});
