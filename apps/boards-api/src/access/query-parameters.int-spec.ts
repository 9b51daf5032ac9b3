import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ErrorDto } from '@kiban/contracts';
import { RunningApi, type Client } from '../testing/running-api.js';

interface Documented {
  paths: Record<string, { get?: { parameters?: { name: string; in: string }[] } }>;
}

let api: RunningApi;
let token: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
});
afterAll(() => api.stop());

describe('a query parameter that the route does not take', () => {
  it.each([
    [
      '/search?q=a&limt=5',
      /^"limt" is not a parameter of GET \/search; accepted: [\w, ]+\. Did you mean "limit"\?$/,
    ],
    ['/boards?archivd=all', /^"archivd" is not a parameter of GET \/boards; .* Did you mean "archived"\?$/],
    ['/boards?limit=5', /^GET \/boards returns all boards; remove limit\.$/],
    [
      '/boards/42/field-values?cursor=x',
      /^GET \/boards\/\{id\}\/field-values returns all field values; remove cursor\.$/,
    ],
    [
      '/boards/42/gantt?per_page=9',
      /^GET \/boards\/\{id\}\/gantt returns all of the gantt; remove per_page\.$/,
    ],
    ['/lists/42?limit=5', /^GET \/lists\/\{id\} takes no query parameters; remove limit\.$/],
    ['/boards/42/labels?zz=1', /^GET \/boards\/\{id\}\/labels takes no query parameters; remove zz\.$/],
    ['/cards/42?fields=title', /^"fields" is not a parameter of GET \/cards\/\{id\}; accepted: include\.$/],
  ])('is rejected with the accepted names: %s', async (path, message) => {
    const { status, body } = await token.get<ErrorDto>(path);
    expect([status, body.code]).toEqual([422, 'validation_failed']);
    expect(body.error).toMatch(message);
    expect(body.details?.[0]).toMatchObject({ code: 'unknown_member', message: body.error });
  });

  it('is rejected on writes as well, before anything is written', async () => {
    const { id } = await token.board(['a']);
    const { status } = await token.patch(`/boards/${id}?dryRun=true`, { name: 'Renamed' });
    expect(status).toBe(422);
    expect((await token.get(`/boards/${id}`)).body['name']).toBe('Launch');
  });

  it('gives a bounded response for 500 of them', async () => {
    const query = Array.from({ length: 500 }, (_, index) => `unknown${index}=1`).join('&');
    for (const path of ['/boards/42/labels', '/search']) {
      const { status, body } = await token.get<ErrorDto>(`${path}?${query}`);
      expect(status).toBe(422);
      expect(body.details?.length).toBeLessThanOrEqual(50);
      expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(20_000);
    }
  });
});

it('accepts every query parameter in the OpenAPI document', async () => {
  const file = join(import.meta.dirname, '../../../../libs/contracts/openapi/openapi.json');
  const { paths } = JSON.parse(await readFile(file, 'utf8')) as Documented;
  let checked = 0;
  for (const [path, { get }] of Object.entries(paths)) {
    const names = (get?.parameters ?? []).flatMap(({ name, in: place }) => (place === 'query' ? [name] : []));
    if (names.length === 0) continue;
    const query = names.map((name) => `${name}=1`).join('&');
    const { body } = await token.get<ErrorDto>(
      `${path.replace('/api/v1', '').replace(/\{\w+\}/g, '1')}?${query}`,
    );
    const unknown = (body.details ?? []).filter(({ code }) => code === 'unknown_member');
    expect([path, unknown]).toEqual([path, []]);
    checked += 1;
  }
  expect(checked).toBeGreaterThan(5);
});
