import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Authorization } from './authorization.js';
import { signInByDevice } from './device-sign-in.js';

interface Reply {
  status: number;
  body: object;
}

const TOKENS: Reply = {
  status: 200,
  body: { access_token: 'a1', refresh_token: 'r1', token_type: 'Bearer', expires_in: 3_600 },
};
const rejected = (error: string, status = 400): Reply => ({ status, body: { error } });

describe('a sign-in by a code', () => {
  let server: Server;
  let origin: string;
  /** Of the token endpoint, in order. */
  let replies: Reply[];
  let requests: URLSearchParams[];
  let interval: number | undefined;
  let lifetimeS: number;
  beforeEach(async () => {
    [replies, requests, interval, lifetimeS] = [[], [], undefined, 20];
    server = createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      const send = ({ status, body }: Reply): unknown => response.writeHead(status).end(JSON.stringify(body));
      if (request.method === 'GET')
        return send({
          status: 200,
          body: {
            issuer: origin,
            authorization_endpoint: `${origin}/oauth/authorize`,
            token_endpoint: `${origin}/oauth/token`,
            revocation_endpoint: `${origin}/oauth/revoke`,
            device_authorization_endpoint: `${origin}/oauth/device-authorization`,
          },
        });
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      return request.on('end', () => {
        requests.push(new URLSearchParams(text));
        if (request.url === '/oauth/token') return send(replies.shift() ?? rejected('server_error', 500));
        const code = { device_code: 's3cret', user_code: 'WDJB-MJHT', expires_in: lifetimeS };
        return send({ status: 200, body: { ...code, verification_uri: `${origin}/oauth/device`, interval } });
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const waits: number[] = [];
  const shown: string[] = [];
  const signIn = async (signal = new AbortController().signal): ReturnType<typeof signInByDevice> => {
    waits.length = 0;
    shown.length = 0;
    return signInByDevice({
      authorization: await Authorization.of(origin),
      show: (...texts) => shown.push(...texts),
      signal,
      wait: (ms) => Promise.resolve(waits.push(ms)),
    });
  };

  it('shows the code and its page, and waits as long as the person needs [DEC-2.CLI-13]', async () => {
    interval = 2;
    lifetimeS = 60;
    replies = [rejected('authorization_pending'), rejected('slow_down'), { status: 503, body: {} }, TOKENS];
    expect(await signIn()).toMatchObject({ accessToken: 'a1', refreshToken: 'r1' });
    expect(shown).toEqual([`${origin}/oauth/device`, 'WDJB-MJHT']);
    expect(shown.join()).not.toContain('s3cret');
    expect(waits).toEqual([2_000, 2_000, 7_000, 12_000]);
    const [asked, first] = requests;
    expect(asked?.get('resource')).toBe(`${origin}/api/v1`);
    expect(first?.get('device_code')).toBe('s3cret');
  });

  it.each([
    ['access_denied', 'The access was not allowed in the browser.'],
    ['expired_token', 'The code has expired. Run the command again.'],
    ['invalid_grant', 'The sign-in failed: invalid_grant.'],
  ])('ends at %s with a sentence [DEC-2.CLI-13]', async (error, sentence) => {
    replies = [rejected(error), TOKENS];
    await expect(signIn()).rejects.toThrow(sentence);
    expect(replies).toEqual([TOKENS]);
  });

  it('asks every five seconds where the deployment says nothing, and no longer than the code lasts', async () => {
    replies = Array.from({ length: 9 }, () => rejected('authorization_pending'));
    await expect(signIn()).rejects.toThrow('The code has expired.');
    expect(waits).toEqual([5_000, 5_000, 5_000, 5_000]);
  });

  it('ends when the person presses Ctrl-C, without another request', async () => {
    await expect(signIn(AbortSignal.abort())).rejects.toThrow('Cancelled.');
    expect(requests).toHaveLength(1);
  });
});
