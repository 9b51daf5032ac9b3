import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RunningApi } from '../testing/running-api.js';

let api: RunningApi;

beforeAll(async () => {
  api = await RunningApi.start();
});
afterAll(() => api.stop());

it('serves the OpenAPI document without a token, with this deployment’s address', async () => {
  const response = await fetch(`${api.url}/openapi.json`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    openapi: expect.stringMatching(/^3\.1/),
    servers: [{ url: 'http://localhost:4000/api/v1' }],
    externalDocs: { url: 'http://localhost:4000/docs' },
  });
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

it('serves the reference page with its files, and no other file of the package', async () => {
  const page = await fetch(`${api.url}/docs`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const text = await page.text();
  const parts = [...text.matchAll(/(?:src|href)="(docs\/[^"]+)"/g)].map((match) => match[1] ?? '');
  expect(parts).toHaveLength(3);
  for (const part of parts) expect([part, (await fetch(`${api.url}/${part}`)).status]).toEqual([part, 200]);
  expect((await fetch(`${api.url}/docs/package.json`)).status).toBe(404);
  expect((await fetch(`${api.url}/docs/..%2f..%2fpackage.json`)).status).toBe(404);
});
