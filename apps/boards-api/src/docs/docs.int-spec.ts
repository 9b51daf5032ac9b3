import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RunningApi } from '../testing/running-api.js';

let api: RunningApi;

beforeAll(async () => {
  api = await RunningApi.start();
});
afterAll(() => api.stop());

it('serves the OpenAPI document without a token, with this deployment’s address', async () => {
  const response = await fetch(`${api.url}/openapi.json`);
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({
    openapi: expect.stringMatching(/^3\.1/),
    servers: [{ url: 'http://localhost:4000/api/v1' }],
    externalDocs: { url: 'http://localhost:4000/docs' },
  });
  expect(text).toContain('curl -X POST \\"http://localhost:4000/api/v1/cards\\"');
  expect(text).not.toContain('kiban.example/api');
});

it('serves the AsyncAPI document without a token [DEC-7.7]', async () => {
  const response = await fetch(`${api.url}/asyncapi.json`);
  expect(response.status).toBe(200);
  const document = (await response.json()) as { asyncapi: string; channels: object };
  expect(document.asyncapi).toBe('3.0.0');
  expect(document.channels).toHaveProperty(
    ['card.move', 'address'],
    'kiban.v1.{workspaceId}.{boardId}.card.move',
  );
});

describe('the reference [DEC-1.7, SPEC-9.2]', () => {
  const origin = (): string => new URL(api.url).origin;
  const linked = (text: string): string[] =>
    [...text.matchAll(/(?:src|href|data-search)="(\/api\/v1\/docs[^"#]*)"/g)].map(([, path]) => path ?? '');

  it('has a page for each tag of the document, and every operation once', async () => {
    const overview = await (await fetch(`${api.url}/docs`)).text();
    const pages = [...new Set(linked(overview))].filter((path) => !path.includes('/assets/'));
    const document = (await (await fetch(`${api.url}/openapi.json`)).json()) as Document;
    expect(pages).toHaveLength(document.tags.length + 1);
    const texts = await Promise.all(pages.map(async (path) => (await fetch(origin() + path)).text()));
    const sections = texts.flatMap((text) => [...text.matchAll(/<section id="(\w+)"/g)].map(([, id]) => id));
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
    for (const { operationId } of operations)
      expect([operationId, sections.filter((id) => id === operationId).length]).toEqual([operationId, 1]);
  });

  it('allows no inline script, no inline style and no other host', async () => {
    const page = await fetch(`${api.url}/docs/cards`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).not.toContain('unsafe');
    expect(await page.text()).not.toMatch(/ style="|<script>|https?:\/\/(?!localhost:4000|[\w.]*example)/);
  });

  it('serves its files for ever under an address that changes with them, and its pages with an entity tag', async () => {
    const page = await fetch(`${api.url}/docs/cards`);
    const files = linked(await page.text()).filter((path) => path.includes('/assets/'));
    expect(files).toHaveLength(3);
    for (const path of files) {
      const file = await fetch(origin() + path);
      expect([path, file.status]).toEqual([path, 200]);
      expect(file.headers.get('cache-control')).toContain('immutable');
    }
    const etag = page.headers.get('etag') ?? '';
    const again = await fetch(page.url, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('compresses for Accept-Encoding: %s', async (accepted, encoding) => {
    const page = await fetch(`${api.url}/docs/cards`, { headers: { 'accept-encoding': accepted } });
    expect(page.headers.get('content-encoding')).toBe(encoding);
    expect(page.headers.get('vary')).toBe('accept-encoding');
    expect(await page.text()).toContain('<h1>Cards</h1>');
  });

  it.each(['package.json', 'assets/0/package.json', '..%2f..%2fpackage.json'])('has no %s', async (path) => {
    expect((await fetch(`${api.url}/docs/${path}`)).status).toBe(404);
  });
});

interface Document {
  tags: object[];
  paths: Record<string, Record<string, { operationId: string }>>;
}
