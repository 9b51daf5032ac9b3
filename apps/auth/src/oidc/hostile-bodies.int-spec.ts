import { Agent, request as send } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuthDeployment } from '../testing/running-auth.js';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const RESPONSE_BYTES_MAX = 20_000;
const CPU_MS_MAX = 50;

interface HttpResponse {
  status: number;
  bytes: number;
  connection: string | undefined;
}

describe('a hostile request to the authorization server', () => {
  let deployment: AuthDeployment;
  let url: string;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ url } = await deployment.startReplica());
  });

  afterAll(() => deployment.stop());

  const ask = (
    path: string,
    options: { method?: string; type?: string; body?: string; agent?: Agent } = {},
  ): Promise<HttpResponse> =>
    new Promise((resolve, reject) => {
      const { method = 'POST', type = FORM_TYPE, body, agent } = options;
      const request = send(
        url + path,
        {
          method,
          agent,
          timeout: 5_000,
          headers:
            body === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(body) },
        },
        (response) => {
          let bytes = 0;
          response.on('data', (chunk: Buffer) => (bytes += chunk.length));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, bytes, connection: response.headers.connection }),
          );
          response.on('error', reject);
        },
      );
      request.on('timeout', () => request.destroy(new Error(`${path} did not answer`)));
      request.on('error', reject);
      request.end(body);
    });

  it.each(['/oauth/register', '/oauth/token', '/oauth/authorize', '/oauth/revoke'])(
    'leaves no connection that looks reusable after an oversized body at %s',
    async (path) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const type = path === '/oauth/register' ? JSON_TYPE : FORM_TYPE;
      for (let round = 0; round < 6; round += 1) {
        const oversized = await ask(path, { type, body: 'x'.repeat(300_000), agent });
        expect(oversized).toMatchObject({ status: 413, connection: 'close' });
        const next = await ask('/.well-known/oauth-authorization-server', { method: 'GET', agent });
        expect(next.status).toBe(200);
      }
      agent.destroy();
    },
  );

  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
  const registration = (redirectUris: string): string =>
    `{"token_endpoint_auth_method":"none","redirect_uris":${redirectUris}}`;
  const many = (count: number, item: (index: number) => string, separator: string): string =>
    Array.from({ length: count }, (_, index) => item(index)).join(separator);
  const good = '["http://127.0.0.1:9/callback"]';

  const shapes: [string, string][] = [
    ['5,000 nested arrays', registration(nested(5_000))],
    ['20,000 nested arrays as the whole body', nested(20_000)],
    ['5,000 nested objects', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
    ['25,000 redirect addresses', registration(`[${many(25_000, () => '1', ',')}]`)],
    ['9,000 properties', `{${many(9_000, (n) => `"${n.toString(36)}":1`, ',')}}`],
    ['nesting inside a JSON string', JSON.stringify(registration(nested(5_000)))],
    ['redirect addresses that are a text', registration('"http://127.0.0.1:9/callback"')],
    ['redirect addresses that are an object', registration('{"filter":1}')],
    ['redirect addresses that are arrays', registration(nested(20))],
    ['redirect addresses that are numbers', registration('[1,true,null,{}]')],
    ['grant types that are a text', registration(`${good},"grant_types":"authorization_code"`)],
    ['grant types that are an object', registration(`${good},"grant_types":{"includes":1}`)],
    ['response types of any kind', registration(`${good},"response_types":[1,{},null]`)],
    ['a name that is an array', registration(`${good},"client_name":[[1]]`)],
    ['a method that is an object', registration(`${good},"token_endpoint_auth_method":{}`)],
    ['keys that are a text', registration(`${good},"jwks":"x"`)],
    ['keys that are null', registration(`${good},"jwks":{"keys":[null]}`)],
    ['keys without a type', registration(`${good},"jwks":{"keys":[{}]}`)],
    ['a key address that is no address', registration(`${good},"jwks_uri":{"a":1}`)],
    [
      'an algorithm without a text form',
      registration(`${good},"id_token_signed_response_alg":{"toString":1}`),
    ],
    ['algorithms without a text form', registration(`${good},"subject_type":[{"toString":1}]`)],
    ['a name of 20 kB', registration(`${good},"client_name":"${'x'.repeat(20_000)}"`)],
    ['contacts that are objects', registration(`${good},"contacts":[{}]`)],
    ['a type of application that is an array', registration(`${good},"application_type":[[]]`)],
    ['an age that is a text', registration(`${good},"default_max_age":"1"`)],
    ['a prototype', registration(`${good},"__proto__":{"redirect_uris":1},"jwks":{"keys":[]}`)],
    ['a text with a NUL', registration(`["http://127.0.0.1:9/\\u0000"],"contacts":["\\u0000"]`)],
    ['null', 'null'],
    ['a number', '0'],
    ['an empty text', '""'],
    ['an array', '[]'],
    ['no JSON', '{'],
    ['nothing', ''],
  ];

  const rejected = async (path: string, options: Parameters<typeof ask>[1]): Promise<void> => {
    const cpuMs: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const before = process.cpuUsage();
      const answer = await ask(path, options);
      const { user, system } = process.cpuUsage(before);
      cpuMs.push((user + system) / 1_000);
      expect({ status: answer.status, is4xx: answer.status >= 400 && answer.status < 500 }).toEqual({
        status: answer.status,
        is4xx: true,
      });
      expect(answer.bytes).toBeLessThan(RESPONSE_BYTES_MAX);
    }
    // The client of this test pays from the same account, and the first round compiles.
    expect(Math.min(...cpuMs)).toBeLessThan(CPU_MS_MAX);
  };

  it.each(shapes)('is rejected as a registration: %s', async (_, body) => {
    await rejected('/oauth/register', { type: JSON_TYPE, body });
  });

  const forms: [string, string][] = [
    ['14,000 names without values', many(14_000, (n) => n.toString(36), '&')],
    ['one name 7,000 times', many(7_000, () => 'scope=x', '&')],
    ['28,000 separators', '&'.repeat(28_000)],
    ['a name of 50 kB', `${'a'.repeat(50_000)}=1`],
    ['a client of 50 kB', `client_id=${'a'.repeat(50_000)}&grant_type=authorization_code&code=x`],
    ['a client id with a NUL', 'client_id=a%00b&grant_type=authorization_code&code=%00&code_verifier=%00'],
    ['a client address with a NUL', 'client_id=https%3A%2F%2F127.0.0.1%2F%00&grant_type=refresh_token'],
    ['a grant type twice', 'grant_type=authorization_code&grant_type=refresh_token&client_id=kiban-screen'],
    ['brackets', 'grant_type[]=authorization_code&client_id[a][b]=kiban-screen'],
    ['a prototype', '__proto__=1&constructor=1&client_id=kiban-screen&grant_type=constructor'],
    ['broken percent signs', 'client_id=%&grant_type=%zz&code=%ff'],
    ['an assertion that is no JWT', 'client_id=x&client_assertion=a.b.c&client_assertion_type=x'],
    ['nothing', ''],
  ];

  describe.each(['/oauth/token', '/oauth/authorize', '/oauth/revoke'])('%s', (path) => {
    it.each(forms)('is rejected as a form: %s', async (_, body) => {
      await rejected(path, { body });
    });
  });

  it.each(shapes.slice(0, 3))('is rejected with a body of another type: %s', async (_, body) => {
    for (const path of ['/oauth/token', '/oauth/authorize', '/oauth/revoke'])
      await rejected(path, { type: JSON_TYPE, body });
    await rejected('/oauth/register', { type: FORM_TYPE, body });
  });

  it('is rejected with thousands of parameters in its address', async () => {
    await rejected(`/oauth/authorize?${many(3_000, (n) => n.toString(36), '&')}`, { method: 'GET' });
  });
});
