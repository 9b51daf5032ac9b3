import { describe, expect, it } from '@jest/globals';
import { serviceFor } from './route-table.js';

describe('the edge sends', () => {
  it.each([
    ['/api/v1/boards', 'boards-api'],
    ['/api/v1/boards/7/webhooks', 'boards-api'],
    ['/api/v1/openapi.json', 'boards-api'],
    ['/api/v1/docs/index.html', 'boards-api'],
    ['/api/v1/webhooks', 'webhook-dispatcher'],
    ['/api/v1/webhooks/3/deliveries?state=pending', 'webhook-dispatcher'],
    ['/api/v1/hooks/events', 'webhook-dispatcher'],
    ['/api/v1/deliveries/9', 'webhook-dispatcher'],
    ['/api/v1/events?after=5', 'webhook-dispatcher'],
    ['/api/v1/me/inbox?state=unread', 'notifications'],
    ['/api/v1/me/inbox/count', 'notifications'],
    ['/api/v1/me/notification-settings', 'notifications'],
    ['/api/v1/me/inboxes', 'auth'],
    ['/api/v1/tokens/4/revoke', 'auth'],
    ['/api/v1/clients/4/revoke', 'auth'],
    ['/api/v1/workspace', 'auth'],
    ['/api/v1/workspace/stream', 'boards-api'],
    ['/api/v1/workspace/streams', 'auth'],
    ['/api/v1/members', 'auth'],
    ['/api/v1/invitations/x', 'auth'],
    ['/api/v1/audit', 'auth'],
    ['/api/v1/me', 'auth'],
    ['/oauth/token', 'auth'],
    ['/interaction/abc/login', 'auth'],
    ['/scim/v2/Users?count=1', 'auth'],
    ['/sign-in', 'auth'],
    ['/sign-in?next=/', 'auth'],
    ['/sign-up/confirm', 'auth'],
    ['/.well-known/openid-configuration', 'auth'],
    ['/.well-known/oauth-authorization-server', 'auth'],
    ['/mcp', 'mcp-gateway'],
    ['/.well-known/oauth-protected-resource', 'mcp-gateway'],
    ['/.well-known/oauth-protected-resource/mcp', 'mcp-gateway'],
  ])('%s to %s', (url, service) => {
    expect(serviceFor(url)).toBe(service);
  });

  it.each([
    '/',
    '/signed-in',
    '/boards/7',
    '/api',
    '/api/v2/boards',
    '/mcpx',
    '/.well-known/security.txt',
    '/?x=/mcp',
  ])('%s to the web app', (url) => {
    expect(serviceFor(url)).toBeUndefined();
  });

  it.each(['/api/v1/members-only', '/api/v1/meals', '/api/v1/eventsource', '/api/v1/hooksmith'])(
    '%s, which only resembles another service, to boards-api',
    (url) => {
      expect(serviceFor(url)).toBe('boards-api');
    },
  );
});
