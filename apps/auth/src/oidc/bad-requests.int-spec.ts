import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Logger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { LOGGER } from '../infrastructure/tokens.js';
import type { Seen } from '../testing/browser.js';
import { madeRows } from '../testing/made-rows.js';
import { OAuthWalk, type Person } from '../testing/oauth-walk.js';
import { inJson, inRedirect, onPage, type ErrorBody } from '../testing/error-body.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';
import { underName } from '../testing/under-name.js';

const aiko: Person = {
  email: 'aiko@example.org',
  password: 'correct horse battery',
  name: 'Aiko',
  workspaceName: 'Refusals',
};

const DOCUMENT_HOST = 'client.example';

describe('an invalid request is rejected with an OAuth error or a page, is logged, and creates nothing:', () => {
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
    documents.closeAllConnections();
    documents.close();
  });

  const authorize = (more: Record<string, string | undefined>, id = clientId): Promise<Seen> =>
    walk.browser().get(walk.authorizeUrl(id, walk.newVerifier(), more));

  /** A sign-up form of this browser, sent with another origin. */
  const signUpFrom = async (headers: Record<string, string>, token?: string): Promise<Seen> => {
    const browser = walk.browser();
    const page = await browser.get('/sign-up');
    const formToken = token ?? /name="formToken"\s+value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    return browser.post('/sign-up', { ...aiko, email: 'csrf@example.org', formToken }, headers);
  };

  const foreignForm = { status: 403, error: 'This form is not valid', location: null };
  const foreignName = { status: 421, error: 'Wrong address', location: null };
  const backWith = (error: string): ErrorBody => ({
    status: 303,
    error,
    location: 'http://127.0.0.1:9/callback',
  });
  const pageWith = (error: string): ErrorBody => ({ status: 400, error, location: null });

  const cases: [string, () => Promise<ErrorBody>, ErrorBody, string][] = [
    [
      'a page under a foreign host name',
      async () => onPage(await underName(replica.url, '/sign-up', 'evil.example')),
      foreignName,
      'host.foreign',
    ],
    ...['/%73ign-up', '/sign%2Dup'].map((path): [string, () => Promise<ErrorBody>, ErrorBody, string] => [
      `a page under a foreign host name, with the request target ${path}`,
      async () => onPage(await underName(replica.url, path, 'evil.example')),
      foreignName,
      'host.foreign',
    ]),
    [
      'an authorization under a foreign host name',
      async () => {
        const { pathname, search } = new URL(walk.authorizeUrl(clientId, walk.newVerifier()));
        return onPage(await underName(replica.url, pathname + search, 'evil.example:4000'));
      },
      foreignName,
      'host.foreign',
    ],
    [
      'metadata under a name in a forwarded header only',
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
      foreignForm,
      'page.foreign_form',
    ],
    [
      'a form that another site caused',
      async () => onPage(await signUpFrom({ origin: 'null', 'sec-fetch-site': 'cross-site' })),
      foreignForm,
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
      foreignForm,
      'page.foreign_form',
    ],
    [
      'a code that a page of a foreign origin redeems',
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
    ].map((uri): [string, () => Promise<ErrorBody>, ErrorBody, string] => [
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
    ].map((uri): [string, () => Promise<ErrorBody>, ErrorBody, string] => [
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
      'a foreign resource',
      async () => inRedirect(await authorize({ resource: 'https://elsewhere.example/mcp' })),
      backWith('invalid_target'),
      'oauth.refused',
    ],
    [
      'the API’s own resource for an AI client',
      async () => inRedirect(await authorize({ resource: `${walk.origin}/api/v1` })),
      backWith('invalid_target'),
      'oauth.refused',
    ],
  ];

  it.each(cases)('%s', async (_, send, expected, line) => {
    const before = await madeRows(replica.service.app.get(Database));
    logged.length = 0;
    expect(await send()).toEqual(expected);
    expect(logged).toContain(line);
    expect(await madeRows(replica.service.app.get(Database))).toEqual(before);
  });

  it('accepts a form of its own page from a browser that sends no origin', async () => {
    expect((await signUpFrom({ origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(202);
  });

  it('a database that is busy: 503 with Retry-After, as a page for a browser and as JSON for a client', async () => {
    const { origin, url } = { origin: walk.origin, url: replica.url };
    await deployment.people.database.transaction(async (tx) => {
      await tx.query('LOCK TABLE auth.oidc_model IN ACCESS EXCLUSIVE MODE');
      const [page, token, registration] = await Promise.all([
        authorize({}),
        fetch(`${url}/oauth/token`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
          body: new URLSearchParams({
            grant_type: 'refresh_token',
            refresh_token: 'a'.repeat(43),
            client_id: clientId,
          }).toString(),
        }),
        walk.register(),
      ]);
      expect(onPage(page)).toEqual({ status: 503, error: 'Kiban is busy', location: null });
      for (const { status, headers } of [page, token, registration])
        expect([status, headers.get('retry-after')]).toEqual([503, '2']);
      for (const response of [token, registration])
        expect((await inJson(response)).error).toBe('temporarily_unavailable');
    });
    expect((await authorize({})).status).toBe(303);
  });
});
