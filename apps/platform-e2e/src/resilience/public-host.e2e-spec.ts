import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiCaller } from '../client/api-caller.js';
import { screenAccessToken } from '../client/screen-session.js';
import { OwnStack } from '../running/own-stack.js';

describe('A one-machine deployment that other machines reach', () => {
  let stack: OwnStack;
  let owner: ApiCaller;
  let inside: Server;
  let connections = 0;

  beforeAll(async () => {
    inside = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => inside.listen(0, resolve));
    stack = await OwnStack.start({ HOST: '0.0.0.0' });
    owner = new ApiCaller(stack.deployment.apiUrl, await screenAccessToken(stack.deployment));
  }, 300_000);

  afterAll(async () => {
    inside.close();
    await stack.stop();
  }, 60_000);

  it('prints that webhooks to this machine are blocked, and which setting allows them', () => {
    expect(stack.printed).toContain(
      'Webhooks to addresses of this machine are blocked, because HOST or PUBLIC_ORIGIN is not loopback (WEBHOOK_ALLOW_CIDRS allows them).',
    );
  });

  it.each([
    'http://127.0.0.1:PORT/',
    'https://127.0.0.1:PORT/',
    'https://localhost:PORT/',
    'https://[::1]:PORT/',
  ])('connects to nothing inside for a webhook to %s', async (pattern) => {
    const url = pattern.replace('PORT', String((inside.address() as AddressInfo).port));
    const { status, body } = await owner.call({
      method: 'POST',
      path: '/webhooks',
      body: { url, events: ['card.create'] },
    });
    expect({ status, body }).toMatchObject({ status: 422 });
    expect(connections).toBe(0);
  });
});
