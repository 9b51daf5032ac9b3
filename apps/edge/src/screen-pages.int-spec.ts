import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TestEdge } from './test-edge.js';

describe('the screen’s pages', () => {
  let edge: TestEdge;
  beforeEach(async () => {
    edge = await TestEdge.start();
  });
  afterEach(() => edge.close());

  it('serves the web app with its security headers', async () => {
    const response = await fetch(`${edge.base}/`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('<h1>Kiban</h1>');
    expect(response.headers.get('content-type')).toContain('text/html');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(`${edge.base}/app.js`)).headers.get('content-type')).toContain('javascript');
    const head = await fetch(`${edge.base}/`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '14']);
  });

  it('sends HSTS when the public origin is https', async () => {
    for (const path of ['/', '/no-such-page', '/app.js']) {
      const response = await fetch(edge.base + path);
      expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
    }
    // Responses of a service carry only the service's headers.
    const passedOn = await fetch(`${edge.base}/api/v1/boards`);
    expect(passedOn.headers.get('strict-transport-security')).toBeNull();
    const plain = await edge.beforeEchoes({ publicOrigin: 'http://boards.example.org' });
    const response = await fetch(`http://127.0.0.1:${plain.port}/`);
    expect(response.headers.get('strict-transport-security')).toBeNull();
    await plain.close();
  });

  it('serves a page without its file extension', async () => {
    const response = await fetch(`${edge.base}/signed-in?code=made-up`);
    expect(await response.text()).toBe('<h1>Signed in</h1>');
    expect(response.headers.get('content-type')).toContain('text/html');
  });

  it.each(['/no-such-page', '/.hidden', '/%2e%2e/%2e%2e/etc/passwd'])(
    'shows the 404 page for %s',
    async (path) => {
      const response = await fetch(edge.base + path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('secret');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('answers an unknown API version with JSON', async () => {
    const response = await fetch(`${edge.base}/api/v2/boards`, { method: 'GET' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      code: 'not_found',
      requestId: response.headers.get('x-request-id'),
    });
  });

  it('rejects writes to the web app', async () => {
    const response = await fetch(`${edge.base}/`, { method: 'POST', body: 'x=1' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});
