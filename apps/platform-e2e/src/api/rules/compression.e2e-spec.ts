import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ContractWorld } from '../../contract/contract-world.js';
import { testDeployment } from '../../client/deployment.js';

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

describe('a compressed response', () => {
  let apiUrl: string;
  let world: ContractWorld;
  let path: string;

  beforeAll(async () => {
    const deployment = await testDeployment();
    ({ apiUrl } = deployment);
    world = await ContractWorld.open(deployment);
    const board = await world.board();
    for (let card = 0; card < 20; card += 1) await board.card();
    path = `/boards/${board.id}`;
  });

  afterAll(() => world.close());

  /** With node:http, which neither asks for a coding nor decodes one. */
  const send = (
    method: string,
    url: string,
    headers: Record<string, string>,
    body?: object,
  ): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const json = { 'content-type': 'application/json' };
      const all = {
        authorization: `Bearer ${world.api.bearer}`,
        ...(body === undefined ? {} : json),
        ...headers,
      };
      request(apiUrl + url, { method, headers: all, agent: false }, (response) => {
        const status = response.statusCode ?? 0;
        buffer(response).then((bytes) => resolve({ status, headers: response.headers, bytes }), reject);
      })
        .on('error', reject)
        .end(body === undefined ? undefined : JSON.stringify(body));
    });

  it.each(['', '/export'])(
    'holds the text of the plain one: GET /boards/{id}%s [DEC-2.GZIP-1]',
    async (part) => {
      const plain = await send('GET', path + part, {});
      const br = await send('GET', path + part, { 'accept-encoding': 'gzip, deflate, br' });
      const gzip = await send('GET', path + part, { 'accept-encoding': 'gzip' });
      expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
        undefined,
        'br',
        'gzip',
      ]);
      expect([plain, br, gzip].map(({ headers }) => headers['vary'])).toEqual(
        Array(3).fill(expect.stringContaining('Accept-Encoding')),
      );
      expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
      expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true);
      expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
      expect(br.bytes.length).toBeLessThan(plain.bytes.length / 2);
    },
  );

  it('has a tag that If-None-Match and If-Match accept', async () => {
    const { headers } = await send('GET', path, { 'accept-encoding': 'br' });
    const etag = String(headers.etag);
    for (const accepted of ['br', 'identity'])
      expect(await send('GET', path, { 'accept-encoding': accepted, 'if-none-match': etag })).toMatchObject({
        status: 304,
      });
    const change = { name: 'Renamed by the tag of a compressed response' };
    expect(await send('PATCH', path, { 'if-match': etag }, change)).toMatchObject({ status: 200 });
    expect(await send('PATCH', path, { 'if-match': etag }, { name: 'Stale' })).toMatchObject({ status: 412 });
  });
});
