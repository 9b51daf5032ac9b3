import { request as httpRequest } from 'node:http';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Logger } from '@kiban/observability';
import pg from 'pg';
import { LOGGER } from '../infrastructure/tokens.js';
import type { Seen } from '../testing/browser.js';
import { OAuthWalk, type Person } from '../testing/oauth-walk.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

const aiko: Person = {
  email: 'aiko@example.org',
  password: 'correct horse battery',
  name: 'Aiko',
  workspaceName: 'Refusals',
};

/** What a refused request was answered. */
interface Refusal {
  status: number;
  /** The protocol's code, from the redirect, the page or the JSON; of a page of our own its title. */
  error: string;
  location: string | null;
}

const DOCUMENT_HOST = 'client.example';

describe('a bad request is refused in the protocol’s words or ours, logged, and makes nothing:', () => {
  let documents: Server;
  let deployment: AuthDeployment;
  let replica: AuthReplica;
  let walk: OAuthWalk;
  let clientId: string;
  const logged: string[] = [];

  beforeAll(async () => {
    documents = createServer((request, response) => {
      const id = `https://${DOCUMENT_HOST}${request.url ?? ''}`;
      const uri =
        request.url === '/foreign.json' ? 'http://evil.example/callback' : 'http://127.0.0.1/callback';
      const name = request.url === '/oversized.json' ? 'x'.repeat(200_000) : 'A client';
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({
          client_id: id,
          client_name: name,
          redirect_uris: [uri],
          token_endpoint_auth_method: 'none',
        }),
      );
    });
    await new Promise<void>((resolve) => documents.listen(0, '127.0.0.1', resolve));
    const { port } = documents.address() as AddressInfo;
    deployment = await AuthDeployment.create({
      OAUTH_DOCUMENT_SOURCES: `${DOCUMENT_HOST}=http://127.0.0.1:${port}`,
    });
    replica = await deployment.startReplica();
    walk = new OAuthWalk(deployment.origin, replica);
    await walk.signUp(aiko);
    clientId = await walk.registered();
    const logger = replica.service.app.get<Logger>(LOGGER);
    for (const level of ['info', 'warn'] as const)
      jest.spyOn(logger, level).mockImplementation((...line: unknown[]) => void logged.push(String(line[1])));
  });

  afterAll(async () => {
    jest.restoreAllMocks();
    await deployment.stop();
    documents.close();
  });

  /** How many rows each table has that a request could have made, sign-ins under way among them. */
  async function rows(): Promise<Record<string, number>> {
    const client = new pg.Client({ connectionString: deployment.database.url });
    await client.connect();
    try {
      const counts: Record<string, number> = {};
      for (const table of [
        'account',
        'workspace',
        'member',
        'oauth_connection',
        'oauth_grant',
        'password_reset',
      ])
        counts[table] = (
          await client.query<{ n: number }>(`SELECT count(*)::int AS n FROM auth.${table}`)
        ).rows[0]!.n;
      const models = await client.query<{ kind: string; n: number }>(
        'SELECT kind, count(*)::int AS n FROM auth.oidc_model GROUP BY kind',
      );
      for (const { kind, n } of models.rows) counts[kind] = n;
      return counts;
    } finally {
      await client.end();
    }
  }

  const onPage = (seen: Seen): Refusal => {
    const heading = /<h1>([^<]*)<\/h1>/.exec(seen.text)?.[1] ?? '';
    const reference = /<p class="soft">([a-z_]+): /.exec(seen.text)?.[1];
    return { status: seen.status, error: reference ?? heading, location: seen.location };
  };
  const inRedirect = (seen: Seen): Refusal => {
    const location = new URL(seen.location ?? 'about:blank');
    return {
      status: seen.status,
      error: location.searchParams.get('error') ?? '',
      location: location.origin + location.pathname,
    };
  };
  const inJson = async (response: Response): Promise<Refusal> => ({
    status: response.status,
    error: ((await response.json()) as { error: string }).error,
    location: null,
  });
  const authorize = (more: Record<string, string | undefined>, id = clientId): Promise<Seen> =>
    walk.browser().get(walk.authorizeUrl(id, walk.newVerifier(), more));

  /** fetch does not let a Host header through. */
  const underName = (path: string, host: string, accept: string): Promise<Seen> =>
    new Promise((resolve, reject) => {
      const url = new URL(path, replica.url);
      const sent = httpRequest(url, { headers: { host, accept } }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            url: url.href,
            location: null,
            headers: new Headers(),
            text,
          }),
        );
      });
      sent.on('error', reject).end();
    });

  /** A sign-up form that this browser was shown, sent as if from somewhere else. */
  const signUpFrom = async (headers: Record<string, string>, token?: string): Promise<Seen> => {
    const browser = walk.browser();
    const page = await browser.get('/sign-up');
    const formToken = token ?? /name="formToken"\s+value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    return browser.post('/sign-up', { ...aiko, email: 'csrf@example.org', formToken }, headers);
  };

  const notOurs = { status: 403, error: 'This form is not ours', location: null };
  const notOurName = { status: 421, error: 'This is not the address of Kiban', location: null };
  const backWith = (error: string): Refusal => ({
    status: 303,
    error,
    location: 'http://127.0.0.1:9/callback',
  });
  const pageWith = (error: string): Refusal => ({ status: 400, error, location: null });

  const cases: [string, () => Promise<Refusal>, Refusal, string][] = [
    [
      'a page under a foreign host name',
      async () => onPage(await underName('/sign-up', 'evil.example', 'text/html')),
      notOurName,
      'host.foreign',
    ],
    [
      'an authorization under a foreign host name',
      async () => {
        const { pathname, search } = new URL(walk.authorizeUrl(clientId, walk.newVerifier()));
        return onPage(await underName(pathname + search, 'evil.example:4000', 'text/html'));
      },
      notOurName,
      'host.foreign',
    ],
    [
      'metadata under a name that only an edge passed on',
      async () =>
        inJson(
          await fetch(`${replica.url}/.well-known/oauth-authorization-server`, {
            headers: { 'x-forwarded-host': 'evil.example' },
          }),
        ),
      { status: 421, error: 'invalid_request', location: null },
      'host.foreign',
    ],
    [
      'a form from a foreign origin',
      async () => onPage(await signUpFrom({ origin: 'https://evil.example' })),
      notOurs,
      'page.foreign_form',
    ],
    [
      'a form that another site made the browser send',
      async () => onPage(await signUpFrom({ origin: 'null', 'sec-fetch-site': 'cross-site' })),
      notOurs,
      'page.foreign_form',
    ],
    [
      'a form with another browser’s token',
      async () => {
        const other = /name="formToken"\s+value="([^"]+)"/.exec(
          (await walk.browser().get('/sign-up')).text,
        )?.[1];
        return onPage(await signUpFrom({}, other));
      },
      notOurs,
      'page.foreign_form',
    ],
    [
      'a code that a page of a foreign origin asks tokens for',
      async () =>
        inJson(
          await walk.token(
            {
              grant_type: 'authorization_code',
              client_id: clientId,
              code: 'x',
              code_verifier: 'x'.repeat(43),
            },
            { origin: 'https://evil.example' },
          ),
        ),
      { status: 400, error: 'invalid_request', location: null },
      'oauth.refused',
    ],
    ...[
      'https://evil.example/cb',
      '//evil.example/cb',
      'http://127.0.0.1:9@evil.example/callback',
      'http://127.0.0.1.evil.example/callback',
      'http://127.0.0.1:9/callback/../elsewhere',
      'http://127.0.0.1:9/callback?next=https://evil.example',
      'javascript:alert(1)',
    ].map((uri): [string, () => Promise<Refusal>, Refusal, string] => [
      `a redirect to ${uri}, which the client did not register`,
      async () => onPage(await authorize({ redirect_uri: uri })),
      pageWith('invalid_redirect_uri'),
      'oauth.refused',
    ]),
    ...[
      'http://evil.example/cb',
      'javascript:alert(1)',
      'data:text/html,x',
      'http://127.0.0.1.evil.example/',
    ].map((uri): [string, () => Promise<Refusal>, Refusal, string] => [
      `a registration for ${uri}`,
      async () => inJson(await walk.register({ redirect_uris: [uri] })),
      { status: 400, error: 'invalid_redirect_uri', location: null },
      'oauth.refused',
    ]),
    [
      'an oversized metadata document',
      async () =>
        onPage(
          await authorize(
            { redirect_uri: 'http://127.0.0.1:51234/callback' },
            `https://${DOCUMENT_HOST}/oversized.json`,
          ),
        ),
      pageWith('invalid_client'),
      'oauth.refused',
    ],
    [
      'a metadata document with a redirect address that is neither https nor loopback',
      async () =>
        onPage(
          await authorize(
            { redirect_uri: 'http://evil.example/callback' },
            `https://${DOCUMENT_HOST}/foreign.json`,
          ),
        ),
      pageWith('invalid_redirect_uri'),
      'oauth.refused',
    ],
    [
      'plain PKCE',
      async () => inRedirect(await authorize({ code_challenge_method: 'plain' })),
      backWith('invalid_request'),
      'oauth.refused',
    ],
    [
      'no PKCE',
      async () =>
        inRedirect(await authorize({ code_challenge: undefined, code_challenge_method: undefined })),
      backWith('invalid_request'),
      'oauth.refused',
    ],
    [
      'a resource that is not ours',
      async () => inRedirect(await authorize({ resource: 'https://elsewhere.example/mcp' })),
      backWith('invalid_target'),
      'oauth.refused',
    ],
  ];

  it.each(cases)('%s', async (_, send, expected, line) => {
    const before = await rows();
    logged.length = 0;
    expect(await send()).toEqual(expected);
    expect(logged).toContain(line);
    expect(await rows()).toEqual(before);
  });

  it('takes a form of its own page, whose browser keeps the address to itself', async () => {
    expect((await signUpFrom({ origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(201);
  });
});
