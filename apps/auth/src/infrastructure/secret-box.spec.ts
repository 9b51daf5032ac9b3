import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { equalSecrets } from './digest.js';
import { SecretBox, UnreadableSecretError } from './secret-box.js';

const context = Buffer.from('row 1');

describe('SecretBox', () => {
  it('opens what it sealed, and seals no text twice alike', () => {
    const box = new SecretBox(randomBytes(32));
    const sealed = box.seal('secret', context);
    expect(box.open(sealed, context)).toBe('secret');
    expect(box.seal('secret', context).equals(sealed)).toBe(false);
    expect(sealed.includes(Buffer.from('secret'))).toBe(false);
  });

  it('opens what a retired key sealed, and nothing that another key sealed', () => {
    const old = randomBytes(32);
    const sealed = new SecretBox(old).seal('secret', context);
    expect(new SecretBox(randomBytes(32), [old]).open(sealed, context)).toBe('secret');
    expect(() => new SecretBox(randomBytes(32)).open(sealed, context)).toThrow(UnreadableSecretError);
  });

  it('notices a changed byte, and a value that was put into another row', () => {
    const box = new SecretBox(randomBytes(32));
    const sealed = box.seal('secret', context);
    for (const position of [0, 5, 20, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(position) ^ 1, position);
      expect(() => box.open(changed, context)).toThrow(UnreadableSecretError);
    }
    expect(() => box.open(sealed, Buffer.from('row 2'))).toThrow(UnreadableSecretError);
  });
});

describe('equalSecrets', () => {
  it('compares texts of any length', () => {
    expect(equalSecrets('abc', 'abc')).toBe(true);
    expect(equalSecrets('abc', 'abcd')).toBe(false);
    expect(equalSecrets('', 'abc')).toBe(false);
  });
});
