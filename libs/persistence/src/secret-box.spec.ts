import { createDecipheriv, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { SecretBox, UnreadableSecretError } from './secret-box.js';

const context = Buffer.from('row 1');

describe('SecretBox', () => {
  it('opens its own values, and never seals a text to the same bytes twice', () => {
    const box = new SecretBox(randomBytes(32));
    const sealed = box.seal('secret', context);
    expect(box.open(sealed, context)).toBe('secret');
    expect(box.seal('secret', context).equals(sealed)).toBe(false);
    expect(sealed.includes(Buffer.from('secret'))).toBe(false);
  });

  it('opens values of a retired key, and none of another key', () => {
    const old = randomBytes(32);
    const sealed = new SecretBox(old).seal('secret', context);
    expect(new SecretBox(randomBytes(32), [old]).open(sealed, context)).toBe('secret');
    expect(() => new SecretBox(randomBytes(32)).open(sealed, context)).toThrow(UnreadableSecretError);
  });

  it('rejects a changed byte, and a value moved to another row', () => {
    const box = new SecretBox(randomBytes(32));
    const sealed = box.seal('secret', context);
    for (const position of [0, 5, 20, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(position) ^ 1, position);
      expect(() => box.open(changed, context)).toThrow(UnreadableSecretError);
    }
    expect(() => box.open(sealed, Buffer.from('row 2'))).toThrow(UnreadableSecretError);
  });

  it('reads values without a key id with the current key and with retired ones', () => {
    const old = randomBytes(32);
    const unnamed = new SecretBox(old, [], { keyIds: 'while_rotating' });
    const sealed = unnamed.seal('secret', context);
    expect(sealed[0]).toBe(1);
    expect(unnamed.open(sealed, context)).toBe('secret');
    expect(new SecretBox(randomBytes(32), [old]).open(sealed, context)).toBe('secret');
    expect(() => new SecretBox(randomBytes(32)).open(sealed, context)).toThrow(UnreadableSecretError);
    expect(() => unnamed.open(sealed, Buffer.from('row 2'))).toThrow(UnreadableSecretError);
  });

  it('writes values without a key id as a release reads them that has one key', () => {
    const key = randomBytes(32);
    const sealed = new SecretBox(key, [], { keyIds: 'while_rotating' }).seal('whsec_1', context);
    const opened = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 13)).setAAD(context);
    opened.setAuthTag(sealed.subarray(13, 29));
    expect(sealed[0]).toBe(1);
    expect(opened.update(sealed.subarray(29), undefined, 'utf8') + opened.final('utf8')).toBe('whsec_1');
  });

  it('names its key if a retired one is configured', () => {
    const box = new SecretBox(randomBytes(32), [randomBytes(32)], { keyIds: 'while_rotating' });
    expect(box.seal('secret', context).subarray(0, 4)).toEqual(box.currentKeyId);
  });
});
