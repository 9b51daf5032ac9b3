import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { OAuthWalk, screen, type Person } from '../testing/oauth-walk.js';
import { AuthDeployment } from '../testing/running-auth.js';

const aiko: Person = {
  email: 'aiko@example.org',
  password: 'correct horse battery',
  name: 'Aiko',
  workspaceName: 'Keys',
};

describe('an Idempotency-Key on the issue of a token', () => {
  let deployment: AuthDeployment;
  let walk: OAuthWalk;
  let bearer: string;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    walk = new OAuthWalk(deployment.origin, await deployment.startReplica());
    await walk.signUp(aiko);
    bearer = (await walk.connect(screen.clientId, aiko)).access_token;
  });

  afterAll(() => deployment.stop());

  const issue = (key: string, name = 'Once'): Promise<Response> =>
    fetch(`${walk.replica.url}/api/v1/tokens`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ name, password: aiko.password }),
    });

  it('issues once, replays the response, and stores neither token nor password in a usable form', async () => {
    const first = await issue('key-1');
    const text = await first.text();
    const again = await issue('key-1');
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await again.text()).toBe(text);
    expect((await issue('key-1', 'Another')).status).toBe(422);
    const client = new pg.Client({ connectionString: deployment.database.url });
    await client.connect();
    const { rows } = await client.query<{ row: string; fingerprint: string }>(
      'SELECT k::text AS row, fingerprint FROM auth.idempotency_key k',
    );
    await client.end();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain((JSON.parse(text) as { token: string }).token);
    const { createHash } = await import('node:crypto');
    const guessable = createHash('sha256')
      .update('POST\n/api/v1/tokens\n\n')
      .update(JSON.stringify({ name: 'Once', password: aiko.password }))
      .digest('base64url');
    expect(rows[0]?.fingerprint).not.toBe(guessable);
  });
});
