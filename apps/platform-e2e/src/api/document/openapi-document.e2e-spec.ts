import { beforeAll, describe, expect, it } from '@jest/globals';
import { openWorld, type World } from '../../running/world.js';

interface Document {
  openapi: string;
  info: { version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, { operationId: string }>>;
  webhooks: Record<string, unknown>;
  components: { securitySchemes: Record<string, unknown> };
}

describe('GET {spec_url}', () => {
  let world: World;
  let document: Document;
  beforeAll(async () => {
    world = await openWorld();
    const response = await fetch(world.deployment.specUrl);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    document = (await response.json()) as Document;
  });

  it('is public at the path that the specification names [SPEC-4.6, SPEC-1.4, SPEC-9.1, DEC-1.7]', () => {
    expect(world.deployment.specUrl).toBe(`${world.deployment.apiUrl}/openapi.json`);
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info.version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('names this deployment as its server [DEC-1.1]', () => {
    expect(document.servers.map(({ url }) => url)).toContain(world.deployment.apiUrl);
  });

  it.each([
    ['get', '/boards'],
    ['post', '/boards'],
    ['get', '/boards/{id}'],
    ['patch', '/boards/{id}'],
    ['post', '/cards'],
    ['get', '/cards/{id}'],
    ['patch', '/cards/{id}'],
    ['delete', '/cards/{id}'],
    ['post', '/cards/{id}/move'],
    ['patch', '/lists/{id}'],
    ['get', '/tokens'],
    ['post', '/tokens'],
    ['get', '/webhooks'],
    ['post', '/webhooks'],
    ['delete', '/webhooks/{id}'],
  ])('describes %s %s of every service [DEC-1.9]', (method, path) => {
    expect(document.paths[path]?.[method]?.operationId).toMatch(/^[a-z][A-Za-z]+$/);
  });

  it('contains the payload of every event kind [DEC-1.10]', () => {
    for (const kind of [
      'card.create',
      'card.move',
      'comment.create',
      'assignee.change',
      'token.revoke',
      'webhook.disable',
    ])
      expect(Object.keys(document.webhooks)).toContain(kind);
  });

  it('describes the authentication [DEC-1.11]', () => {
    expect(document.components.securitySchemes).toHaveProperty('bearer');
  });

  it('is rendered as a page [DEC-1.7, SPEC-9.2]', async () => {
    const page = await fetch(`${world.deployment.apiUrl}/docs`, { headers: { 'accept-encoding': 'br' } });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; (?!.*unsafe)/);
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(await page.text()).toContain('openapi.json');
  });
});
