import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { bearerDigest } from '@kiban/auth-client';
import {
  boardNamesSubject,
  type BoardNamesRequest,
  type BoardNamesResponse,
  type CredentialDto,
  type ErrorDto,
  type IssuedTokenDto,
  type MeDto,
  type WorkspaceDto,
} from '@kiban/contracts';
import { connectNats, reply, type NatsConnection, type Subscription } from '@kiban/messaging';
import { createLogger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { restrictedDigest } from '../infrastructure/restricted-digest.js';
import { OAuthWalk } from '../testing/oauth-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { resolvedBearer } from '../testing/resolved-bearer.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

describe('a token that is restricted to boards', () => {
  let deployment: AuthDeployment;
  let people: People;
  let replica: AuthReplica;
  let walk: OAuthWalk;
  let database: Database;
  let owner: Placed;
  let nats: NatsConnection;
  /** The boards of the owner's workspace, by id. */
  const boards = new Map([
    [3, 'Launch'],
    [5, 'Hiring'],
  ]);
  let boardsApi: Subscription;
  let requests: BoardNamesRequest[];

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ people } = deployment);
    replica = await deployment.startReplica();
    walk = new OAuthWalk(deployment.origin, replica);
    database = replica.service.app.get(Database);
    owner = await people.member(await people.workspace(), 'owner');
    nats = await connectNats({
      url: deployment.env['NATS_URL'] ?? '',
      name: 'test',
      logger: createLogger('test', 'silent'),
    });
  });
  afterAll(async () => {
    await nats.close();
    await deployment.stop();
  });

  /** Replies in place of boards-api. */
  beforeEach(async () => {
    requests = [];
    const respond = (request: BoardNamesRequest): Promise<BoardNamesResponse> => {
      requests.push(request);
      const known = request.boardIds.flatMap((id) => {
        const name = boards.get(id);
        return name === undefined ? [] : [{ id, name }];
      });
      return Promise.resolve({ boards: known });
    };
    boardsApi = reply(nats, boardNamesSubject, respond, { onError: () => undefined });
    await nats.flush();
  });
  afterEach(() => boardsApi.unsubscribe());

  const issue = (restrictions: object): Promise<Response> =>
    walk.api('POST', '/tokens', owner.bearer, { name: 'Of boards', password, ...restrictions });
  const issued = async (restrictions: object): Promise<IssuedTokenDto> => {
    const response = await issue(restrictions);
    expect(response.status).toBe(201);
    return (await response.json()) as IssuedTokenDto;
  };
  const listed = async (id: number): Promise<CredentialDto | undefined> => {
    const all = (await (await walk.api('GET', '/tokens', owner.bearer)).json()) as CredentialDto[];
    return all.find((each) => each.kind === 'token' && each.id === id);
  };
  const me = async (token: string): Promise<MeDto> =>
    (await (await walk.api('GET', '/me', token)).json()) as MeDto;
  const count = (): Promise<unknown> => database.query('SELECT count(*)::int AS count FROM auth.api_token');

  it('shows its boards by name when it is issued and in the list, and by id in GET /me [DEC-4.19]', async () => {
    const { id, token, ...shown } = await issued({ boardIds: [5, 3], scopes: ['boards:write'] });
    const expected = [
      { id: 5, name: 'Hiring' },
      { id: 3, name: 'Launch' },
    ];
    expect(shown.boards).toEqual(expected);
    expect((await listed(id))?.boards).toEqual(expected);
    expect(await me(token)).toMatchObject({ boardIds: [5, 3], scopes: ['boards:read', 'boards:write'] });
    expect(requests[0]).toEqual({ workspaceId: owner.workspaceId, boardIds: [5, 3] });
  });

  it.each([{}, { boardIds: null }])(
    'is not made by %j: that token sees every board [DEC-4.19]',
    async (none) => {
      const { token, ...shown } = await issued(none);
      expect(shown.boards).toBeNull();
      expect((await me(token)).boardIds).toBeNull();
      expect(requests).toEqual([]);
    },
  );

  it.each([
    [{ boardIds: [] }, 'boardIds', /boardIds must be an array of 1 to 50 different ids/],
    [{ boardIds: [3, 3] }, 'boardIds', /1 to 50 different ids/],
    [{ boardIds: ['3'] }, 'boardIds', /1 to 50 different ids/],
    [{ boardIds: Array.from({ length: 51 }, (_, n) => n + 1) }, 'boardIds', /1 to 50 different ids/],
    [{ boardIds: [3, 4] }, 'boardIds.1', /Board 4 is not in this workspace; GET \/boards lists its boards\./],
    [
      { boardIds: [3], scopes: ['webhooks:manage'] },
      'scopes',
      /scopes must not contain webhooks:manage with boardIds: webhooks receive events of all boards\./,
    ],
  ])('is not issued for %j; the error says why [DEC-4.19]', async (wrong, field, message) => {
    const before = await count();
    const response = await issue(wrong);
    const body = (await response.json()) as ErrorDto;
    expect([response.status, body.code, body.details?.[0]?.field]).toEqual([422, 'validation_failed', field]);
    expect(body.details?.[0]?.message).toMatch(message);
    expect(await count()).toEqual(before);
  });

  it('does not reveal by a wrong password whether boards exist [DEC-4.19]', async () => {
    const response = await issue({ boardIds: [4], password: 'wrong' });
    expect(response.status).toBe(403);
    expect(requests).toEqual([]);
  });

  it('loses its deleted boards in the list, and stays restricted without any [DEC-4.23]', async () => {
    boards.set(8, 'Soon gone');
    const { id, token } = await issued({ boardIds: [8, 3] });
    const { id: lastId, token: last } = await issued({ boardIds: [8] });
    boards.delete(8);
    expect((await listed(id))?.boards).toEqual([{ id: 3, name: 'Launch' }]);
    expect((await listed(lastId))?.boards).toEqual([]);
    expect((await me(token)).boardIds).toEqual([8, 3]);
    expect((await me(last)).boardIds).toEqual([8]);
  });

  it('is not issued while its boards cannot be checked, and is listed as restricted [DEC-4.19]', async () => {
    const { id } = await issued({ boardIds: [3] });
    boardsApi.unsubscribe();
    await nats.flush();
    const before = await count();
    const response = await issue({ boardIds: [3] });
    expect([response.status, ((await response.json()) as ErrorDto).code]).toEqual([
      503,
      'service_unavailable',
    ]);
    expect(await count()).toEqual(before);
    expect((await listed(id))?.boards).toEqual([{ id: 3, name: null }]);
  });

  it('is in the audit log with its boards [DEC-4.19]', async () => {
    const { id } = await issued({ boardIds: [3] });
    const entries = (await (await walk.api('GET', '/audit?limit=50', owner.bearer)).json()) as {
      target: string;
      details: object;
    }[];
    expect(entries.find(({ target }) => target === `token ${id}`)?.details).toMatchObject({ boardIds: [3] });
  });

  it('gets no usage of the workspace, which counts all boards [DEC-4.22]', async () => {
    const { token } = await issued({ boardIds: [3] });
    const response = await walk.api('GET', '/workspace', token);
    expect(((await response.json()) as WorkspaceDto).usage).toBeNull();
  });

  it('is revoked like every other token [DEC-4.12]', async () => {
    const { id, token } = await issued({ boardIds: [3] });
    expect((await walk.api('GET', '/me', token)).status).toBe(200);
    const revoked = await walk.api('POST', `/tokens/${id}/revoke`, owner.bearer, { password });
    expect(await revoked.json()).toMatchObject({ state: 'revoked', boards: [{ id: 3, name: 'Launch' }] });
    expect((await walk.api('GET', '/me', token)).status).toBe(401);
  });

  describe('during a rolling upgrade', () => {
    it.each([{}, { appliesRestrictions: true }, { appliesBoards: true }])(
      'is unknown to a service that announces only %j [DEC-4.24]',
      async (announced) => {
        const { token } = await issued({ boardIds: [3] });
        expect(await resolvedBearer(deployment, replica, token, announced)).toEqual({ refused: 'unknown' });
        const all = { appliesRestrictions: true, appliesBoards: true };
        expect(await resolvedBearer(deployment, replica, token, all)).toMatchObject({
          principal: { restriction: { isScoped: false, boardIds: [3] } },
        });
      },
    );

    it('does not change which services resolve a token with scopes alone [DEC-4.24]', async () => {
      const { token } = await issued({ scopes: ['boards:read'] });
      expect(await resolvedBearer(deployment, replica, token, { appliesRestrictions: true })).toMatchObject({
        principal: { restriction: { isScoped: true, boardIds: null } },
      });
    });

    it('is not found by the look-ups of an auth of an earlier release [DEC-4.24]', async () => {
      // The condition of the release with scopes and address ranges; the one before looked up `digest = $1` alone.
      const found = async (restrictions: object): Promise<number> => {
        const { token } = await issued(restrictions);
        const digest = Buffer.from(bearerDigest(token), 'base64url');
        const rows = await database.query(
          `SELECT 1 FROM auth.api_token t WHERE t.digest = $1
             OR t.digest = $2 AND (t.scopes IS NOT NULL OR t.address_ranges <> '{}')`,
          [digest, restrictedDigest(digest)],
        );
        return rows.length;
      };
      expect(await found({ boardIds: [3] })).toBe(0);
      expect(await found({ boardIds: [3], scopes: ['boards:read'], addressRanges: ['127.0.0.1'] })).toBe(0);
      expect(await found({ scopes: ['boards:read'] })).toBe(1);
    });

    it('never becomes unrestricted by the loss of its boards in the table [DEC-4.24]', async () => {
      for (const more of [{}, { scopes: ['boards:read'] }]) {
        const { id, token } = await issued({ boardIds: [3], ...more });
        await database.query('UPDATE auth.api_token SET board_ids = NULL WHERE id = $1', [id]);
        expect((await walk.api('GET', '/me', token)).status).toBe(401);
      }
    });
  });
});
