import { describe, expect, it } from '@jest/globals';
import { AddressSample } from './address-sample.js';
import { usedAddressesMax, type UsedAddress } from './protocol.js';

const DAY_MS = 86_400_000;
const token = (id: number) => ({ kind: 'token' as const, credentialId: `token:${id}` });
const at = (address: string) => ({ address, userAgent: 'agent', requestId: 'r1' });

describe('a sample of the addresses of credentials', () => {
  let now = 10 * DAY_MS;
  let fails = false;
  const made = (): { sample: AddressSample; sent: UsedAddress[] } => {
    const sent: UsedAddress[] = [];
    const sample = new AddressSample(
      (uses) => {
        if (fails) return Promise.reject(new Error('down'));
        sent.push(...uses);
        return Promise.resolve();
      },
      () => now,
    );
    return { sample, sent };
  };

  it('has each address of a credential once a day, and none of a screen [DEC-4.USE-1]', async () => {
    const { sample, sent } = made();
    for (const credential of [token(1), token(1), token(2)]) sample.note(credential, at('::ffff:192.0.2.1'));
    sample.note({ kind: 'screen', credentialId: 'grant:1' }, at('192.0.2.1'));
    await sample.flush();
    now += DAY_MS;
    sample.note(token(1), at('192.0.2.1'));
    await sample.flush();
    expect(sent.map(({ credentialId, address }) => [credentialId, address])).toEqual([
      ['token:1', '192.0.2.1'],
      ['token:2', '192.0.2.1'],
      ['token:1', '192.0.2.1'],
    ]);
    expect(sent[0]).toMatchObject({ userAgent: 'agent', requestId: 'r1' });
  });

  it('of a token that is used from 10,000 addresses has 50 of them [DEC-4.USE-3]', async () => {
    const { sample, sent } = made();
    for (let number = 0; number < 10_000; number += 1)
      sample.note(token(1), at(`10.0.${number >> 8}.${number & 255}`));
    sample.note(token(2), at('10.0.0.1'));
    await sample.flush();
    expect(sent.filter(({ credentialId }) => credentialId === 'token:1')).toHaveLength(usedAddressesMax);
    expect(sent.filter(({ credentialId }) => credentialId === 'token:2')).toHaveLength(1);
  });

  it('sends uses again that were not taken, and keeps at most 1,000 until then [DEC-4.USE-2]', async () => {
    const { sample, sent } = made();
    fails = true;
    for (let number = 0; number < 1_200; number += 1) sample.note(token(number), at('10.0.0.1'));
    await sample.flush();
    expect(sent).toEqual([]);
    fails = false;
    // Those beyond the bound were not noted, so their next use is.
    await sample.flush();
    expect(sent).toHaveLength(1_000);
    for (let number = 0; number < 1_200; number += 1) sample.note(token(number), at('10.0.0.1'));
    await sample.flush();
    expect(sent).toHaveLength(1_200);
    expect(new Set(sent.map(({ credentialId }) => credentialId)).size).toBe(1_200);
    await sample.stop();
  });
});
