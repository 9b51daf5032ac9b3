import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@kiban/persistence';
import { OAuthWalk, screen, type Person } from '../testing/oauth-walk.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

interface Entry {
  id: number;
  at: string;
  action: string;
  actor: { memberId: number | null; name: string | null };
  via: string | null;
  address: string | null;
  userAgent: string | null;
  target: string | null;
  details: Record<string, unknown>;
}

const person = (name: string): Person => ({
  name,
  email: `${name.toLowerCase()}@example.org`,
  password: `the secret of ${name}`,
  workspaceName: `${name}’s`,
});

/** Every flow that changes rights, once, and the entries that the owner then reads. */
describe('the audit log', () => {
  let deployment: AuthDeployment;
  let replica: AuthReplica;
  let walk: OAuthWalk;
  let owner: string;
  let entries: Entry[];
  const secrets: string[] = [];
  const [olga, anna, mira] = [person('Olga'), person('Anna'), person('Mira')];

  const ask = async <Body>(method: string, path: string, bearer: string, body?: unknown): Promise<Body> => {
    const response = await walk.api(method, path, bearer, body);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text ? JSON.parse(text) : undefined) as Body;
  };
  const signIn = async (who: Person): Promise<string> => {
    const tokens = await walk.connect(screen.clientId, who);
    secrets.push(tokens.access_token, tokens.refresh_token);
    return tokens.access_token;
  };
  const connect = async (who: Person, clientId: string) => {
    const tokens = await walk.connect(clientId, who);
    secrets.push(tokens.access_token, tokens.refresh_token);
    return tokens;
  };
  const join = async (who: Person, role: string): Promise<number> => {
    const { link } = await ask<{ link: string }>('POST', '/invitations', owner, { email: who.email, role });
    secrets.push(new URL(link).pathname.split('/').at(-1) as string);
    await walk.join(link, who);
    const members = await ask<{ id: number; name: string }[]>('GET', '/members', owner);
    return members.find(({ name }) => name === who.name)!.id;
  };
  const clientOf = async (bearer: string): Promise<number> => {
    const listed = await ask<{ id: number; kind: string; state: string }[]>('GET', '/tokens', bearer);
    return listed.find(({ kind, state }) => kind === 'oauth_client' && state === 'connected')!.id;
  };

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    replica = await deployment.startReplica();
    walk = new OAuthWalk(deployment.origin, replica);
    await walk.signUp(olga);
    owner = await signIn(olga);
    const clientId = await walk.registered({ client_name: 'Helper' });
    const revoke = (path: string) => ask('POST', path, owner, { password: olga.password });
    const issue = async (bearer: string, password: string): Promise<number> => {
      const issued = await ask<{ id: number; token: string }>('POST', '/tokens', bearer, {
        name: 'Report',
        password,
      });
      secrets.push(issued.token);
      return issued.id;
    };

    await revoke(`/tokens/${await issue(owner, olga.password)}/revoke`);
    await connect(olga, clientId);
    await revoke(`/clients/${await clientOf(owner)}/revoke`);
    await ask('PATCH', '/me', owner, { name: 'Olga O.' });

    // A second owner is demoted, which revokes the tokens. Then the member is removed, which revokes the client.
    const annaId = await join(anna, 'admin');
    await ask('PATCH', `/members/${annaId}`, owner, { role: 'owner' });
    await issue(await signIn(anna), anna.password);
    await ask('PATCH', `/members/${annaId}`, owner, { role: 'member' });
    await connect(anna, clientId);
    await ask('DELETE', `/members/${annaId}`, owner);

    // A password change ends the person’s clients; a client may also revoke its grant, or replay a code.
    await join(mira, 'viewer');
    const mirasScreen = await signIn(mira);
    await connect(mira, clientId);
    const newPassword = `another ${mira.password}`;
    secrets.push(newPassword);
    await ask('POST', '/me/password', mirasScreen, { password: mira.password, newPassword });
    const given = await connect({ ...mira, password: newPassword }, clientId);
    await fetch(`${replica.url}/oauth/revoke`, {
      method: 'POST',
      headers: { 'user-agent': 'Helper/1.0' },
      body: new URLSearchParams({ client_id: clientId, token: given.access_token }),
    });
    entries = await ask<Entry[]>('GET', '/audit?limit=200', owner);
  });

  afterAll(() => deployment.stop());

  it('has an entry for every event about tokens, clients and members: who, what, from where, when', async () => {
    const events = await replica.service.app.get(Database).query<{
      kind: string;
      id: number;
      actor_member_id: number;
      actor_name: string;
    }>(
      `SELECT kind, (data->>'id')::int AS id, actor_member_id, actor_name FROM auth.outbox
       WHERE kind ~ '^(token|client|member)[.]' ORDER BY seq`,
    );
    const kinds = new Set(events.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual([
      'client.connect',
      'client.revoke',
      'member.add',
      'member.remove',
      'member.update',
      'token.issue',
      'token.revoke',
    ]);
    const counted = (texts: string[]): string[] => [...texts].sort();
    const published = events.map(({ kind, id, actor_member_id }) => `${kind} ${id} by ${actor_member_id}`);
    const written = entries
      .filter(({ action }) => kinds.has(action))
      .map(({ action, target, actor }) => `${action} ${target?.split(' ')[1]} by ${actor.memberId}`);
    expect(counted(written)).toEqual(counted(published));
  });

  it('has the actor, credential, address and time of each entry', () => {
    expect(entries.length).toBeGreaterThan(20);
    for (const entry of entries) {
      const shown = JSON.stringify(entry);
      expect({ shown, memberId: entry.actor.memberId, name: entry.actor.name }).toEqual({
        shown,
        memberId: expect.any(Number),
        name: expect.any(String),
      });
      expect({ shown, via: entry.via, address: entry.address }).toEqual({
        shown,
        via: expect.any(String),
        address: expect.any(String),
      });
      expect(Math.abs(Date.parse(entry.at) - Date.now())).toBeLessThan(600_000);
    }
    expect(entries.find(({ action }) => action === 'grant.end')?.userAgent).toBe('Helper/1.0');
  });

  it('has the id of the request of each entry [DEC-4.AUDIT-4]', () => {
    const requests = entries.map(({ action, details }) => [action, details['requestId']]);
    expect(requests).toEqual(entries.map(({ action }) => [action, expect.any(String)]));
  });

  it('has the cause of each revocation', () => {
    const because = (action: string): unknown[] =>
      entries.filter((entry) => entry.action === action).map(({ details }) => details['because']);
    expect(because('token.revoke').sort()).toEqual(['member.update', undefined]);
    expect(because('client.revoke').sort()).toEqual([
      'grant.end',
      'member.remove',
      'password.change',
      undefined,
    ]);
  });

  it('contains no secret', () => {
    secrets.push(...[olga, anna, mira].map(({ password }) => password));
    const text = JSON.stringify(entries);
    expect(secrets.length).toBeGreaterThan(15);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('can be read only by the owner', async () => {
    const token = await ask<{ token: string }>('POST', '/tokens', owner, {
      name: 'Reader',
      password: olga.password,
    });
    expect((await walk.api('GET', '/audit', token.token)).status).toBe(403);
    for (const role of ['admin', 'member', 'viewer']) {
      const other = person(`Other${role}`);
      await join(other, role);
      expect((await walk.api('GET', '/audit', await signIn(other))).status).toBe(403);
    }
  });
});
