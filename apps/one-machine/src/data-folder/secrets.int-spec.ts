import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSecrets, makeSecrets, saveSecrets } from './secrets.js';

describe('the secrets file', () => {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kiban-secrets-'));
    file = join(folder, 'secrets.json');
  });

  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  it('is created once, kept across starts, and readable only by its owner', async () => {
    const made = await loadSecrets(file);
    expect(await loadSecrets(file)).toEqual(made);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await saveSecrets(file, { ...made, token: 'kbn_later' });
    expect(await loadSecrets(file)).toEqual({ ...made, token: 'kbn_later' });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('gets a secret that an older version did not have, and keeps it and all others', async () => {
    const { natsObserver, postgres, ...rest } = makeSecrets();
    const { notifications, ...logins } = postgres;
    const older = { ...rest, postgres: logins };
    await writeFile(file, JSON.stringify(older));
    const loaded = await loadSecrets(file);
    const made: unknown = expect.stringMatching(/^[\w-]{32}$/);
    expect(loaded).toEqual({ ...rest, natsObserver: made, postgres: { ...logins, notifications: made } });
    expect(loaded.natsObserver).not.toBe(natsObserver);
    expect(loaded.postgres.notifications).not.toBe(notifications);
    expect(await loadSecrets(file)).toEqual(loaded);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('loses the read permission of others', async () => {
    await loadSecrets(file);
    await chmod(file, 0o644);
    await loadSecrets(file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('is never replaced when it is unreadable, since new secrets would lock out the data', async () => {
    await writeFile(file, '{"postgres":');
    await expect(loadSecrets(file)).rejects.toMatchObject({
      code: 'data_folder_unusable',
      message: expect.stringContaining('npm run reset'),
    });
  });
});

describe('new secrets', () => {
  it('have the sizes that the services require', () => {
    const secrets = makeSecrets();
    expect(secrets.internalApiSecret.length).toBeGreaterThanOrEqual(32);
    expect(secrets.cookieKeys.length).toBeGreaterThanOrEqual(32);
    for (const key of Object.values(secrets.encryptionKeys))
      expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect(secrets.owner.password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  });

  it('contain a matching key pair', () => {
    const { privateKey, publicKey } = makeSecrets().internalCredential;
    const signer = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
    const verifier = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    const text = Buffer.from('the signed text');
    expect(verify(null, text, verifier, sign(null, text, signer))).toBe(true);
  });

  it('contain a private signing key with an id', () => {
    const { keys } = JSON.parse(makeSecrets().signingJwks) as { keys: Record<string, string>[] };
    expect(keys).toEqual([
      expect.objectContaining({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', d: expect.any(String) }),
    ]);
    expect(keys[0]?.['kid']).toMatch(/^[\w-]{43}$/);
  });

  it('differ between machines', () => {
    const [one, other] = [makeSecrets(), makeSecrets()];
    expect(one.owner.password).not.toBe(other.owner.password);
    expect(new Set([...Object.values(one.postgres), ...Object.values(other.postgres)]).size).toBe(12);
  });
});
