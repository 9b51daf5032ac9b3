import { createPublicKey, generateKeyPairSync, verify, type JsonWebKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OAuthWalk, type Person, type Tokens } from '../testing/oauth-walk.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

const aiko: Person = {
  email: 'aiko@example.org',
  password: 'correct horse battery',
  name: 'Aiko',
  workspaceName: 'Keys',
};

type Signed = Tokens & { id_token: string };

const parsed = (part: string | undefined): Record<string, unknown> =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8')) as Record<string, unknown>;

/** Access and refresh tokens are opaque: the signing keys sign id tokens, for clients that ask for `openid`. */
describe('signing keys that are rotated by the runbook', () => {
  let deployment: AuthDeployment;
  const replicas: AuthReplica[] = [];
  let walk: OAuthWalk;
  let clientId: string;

  /** Every replica's keys, as a roll-out changes them. */
  const rollOut = async (keys: object[]): Promise<void> => {
    walk.replica = await deployment.startReplica({ SIGNING_JWKS: JSON.stringify({ keys }) });
    replicas.push(walk.replica as AuthReplica);
  };

  const publicKeys = async (): Promise<(JsonWebKey & { kid: string })[]> => {
    const response = await fetch(`${walk.replica.url}/oauth/jwks`);
    return ((await response.json()) as { keys: (JsonWebKey & { kid: string })[] }).keys;
  };

  /** @returns the id of the signing key, once the signature was verified with the published keys */
  const verified = async (token: string): Promise<string> => {
    const [head, body, signature] = token.split('.');
    const key = (await publicKeys()).find(({ kid }) => kid === parsed(head)['kid']);
    if (!key) throw new Error('The key that signed is not published.');
    const holds = verify(
      'sha256',
      Buffer.from(`${head ?? ''}.${body ?? ''}`),
      { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature ?? '', 'base64url'),
    );
    expect(holds).toBe(true);
    expect(parsed(body)['iss']).toBe(deployment.origin);
    return key.kid;
  };

  const connected = (): Promise<Signed> =>
    walk.connect(clientId, aiko, {
      parameters: { scope: 'openid boards:read boards:write' },
    }) as Promise<Signed>;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    walk = new OAuthWalk(deployment.origin, await deployment.startReplica());
    await walk.signUp(aiko);
    clientId = await walk.registered();
  });
  afterAll(() => deployment.stop());

  it('verify old signatures, sign with the new key, and keep all tokens valid', async () => {
    const [old] = (JSON.parse(deployment.env['SIGNING_JWKS'] ?? '') as { keys: object[] }).keys;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
    const fresh = { ...pair, kid: 'fresh', alg: 'ES256', use: 'sig' };
    const first = await connected();
    expect(await verified(first.id_token)).toBe('test');

    // Appended first: every replica publishes the new key before any replica signs with it.
    await rollOut([old!, fresh]);
    expect((await publicKeys()).map(({ kid }) => kid).sort()).toEqual(['fresh', 'test']);
    expect(await verified((await connected()).id_token)).toBe('test');

    await rollOut([fresh, old!]);
    expect(await verified((await connected()).id_token)).toBe('fresh');
    expect(await verified(first.id_token)).toBe('test');
    const refreshed = await walk.refresh(clientId, first.refresh_token);
    expect(refreshed.status).toBe(200);
    expect(await verified(((await refreshed.json()) as Signed).id_token)).toBe('fresh');

    // Private parts are never published.
    for (const key of await publicKeys()) expect(key).not.toHaveProperty('d');
  });
});
