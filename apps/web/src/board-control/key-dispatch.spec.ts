import { describe, expect, it } from '@jest/globals';
import type { Command, Situation } from './command.js';
import { isCharacterKey, KeyDispatch, keyName, type Pressed } from './key-dispatch.js';

const pressed = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  keyCode: 0,
  ...more,
});

describe('a single key', () => {
  it.each(['n', 'Shift+n', '?', '/', '1'])('is one character: %s', (name) => {
    expect(isCharacterKey(name)).toBe(true);
  });
  it.each(['Mod+k', 'Enter', 'Shift+ArrowUp', 'Escape', 'Backspace'])('is not: %s', (name) => {
    expect(isCharacterKey(name)).toBe(false);
  });
});

describe('the name of a key', () => {
  it.each([
    ['a letter', pressed('n'), 'n'],
    ['a letter with Shift', pressed('N', { shiftKey: true }), 'Shift+n'],
    ['a sign that needs Shift', pressed('?', { shiftKey: true }), '?'],
    ['an arrow with Shift', pressed('ArrowUp', { shiftKey: true }), 'Shift+ArrowUp'],
    ['Control', pressed('z', { ctrlKey: true }), 'Mod+z'],
    ['Command and Shift', pressed('z', { metaKey: true, shiftKey: true }), 'Mod+Shift+z'],
    ['a key of another script, by its place', pressed('т', { code: 'KeyN' }), 'n'],
    ['a modifier alone', pressed('Shift', { shiftKey: true }), null],
    ['a key of an input method', pressed('a', { isComposing: true }), null],
    ['Enter that ends a composition in Safari', pressed('Enter', { keyCode: 229 }), null],
    ['a key with Alt, which types signs', pressed('n', { altKey: true }), null],
  ])('is read from the event: %s', (_what, event, name) => {
    expect(keyName(event)).toBe(name);
  });
});

describe('a key that is a character alone', () => {
  it.each(['n', 'Shift+n', '?', '[', '1', 'g b'])('is one: %s', (keys) => {
    expect(isCharacterKey(keys)).toBe(true);
  });

  it.each(['Mod+k', 'Mod+Shift+z', 'Shift+ArrowUp', 'Enter', 'Backspace', 'Escape'])(
    'is not one: %s',
    (keys) => {
      expect(isCharacterKey(keys)).toBe(false);
    },
  );
});

describe('the dispatch of keys', () => {
  const ran: string[] = [];
  const command = (id: string, keys: string[]): Command => ({
    id,
    keys,
    where: 'screen',
    run: () => ran.push(id),
  });
  const nowhere = { board: null } as Situation;
  const dispatch = (): KeyDispatch => {
    ran.length = 0;
    return new KeyDispatch([
      command('boards', ['g b']),
      command('help', ['?']),
      { ...command('archive', ['Backspace']), where: 'card', writes: true, run: () => ran.push('archive') },
    ]);
  };

  it('runs the command of a key', () => {
    expect(dispatch().press('?', nowhere)).toBe(true);
    expect(ran).toEqual(['help']);
  });

  it('runs the command of two keys, and begins again after another second key', () => {
    const keys = dispatch();
    expect(keys.press('g', nowhere)).toBe(true);
    expect(keys.press('b', nowhere)).toBe(true);
    keys.press('g', nowhere);
    keys.press('?', nowhere);
    expect(keys.press('b', nowhere)).toBe(false);
    expect(ran).toEqual(['boards', 'help']);
  });

  it('leaves a key to the browser where its command cannot run', () => {
    expect(dispatch().press('Backspace', nowhere)).toBe(false);
    expect(ran).toEqual([]);
  });
});
