import { beforeAll, describe, expect, it } from '@jest/globals';
import { ApiCaller } from '../client/api-caller.js';
import { connectMcp } from '../client/mcp-connection.js';
import { screenAccessToken } from '../client/screen-session.js';
import { BrowserSession } from '../client/browser-session.js';
import { requestSignUp } from '../client/sign-up.js';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';

interface Me {
  kind: string;
  workspace: { id: number; slug: string; name: string };
  member: { id: number; name: string; email: string | null };
  role: string;
}

describe('the kinds of principal', () => {
  let deployment: Deployment;
  let owner: Owner;
  beforeAll(async () => {
    deployment = await testDeployment();
    owner = await newOwner(deployment);
  });

  it('start with sign-up, which creates an account that owns its first workspace [DEC-3.1, DEC-3.2, DEC-3.16]', async () => {
    const me = await owner.screen.must<Me>('GET', '/me');
    expect(me).toMatchObject({
      kind: 'screen',
      role: 'owner',
      member: { name: owner.account.name, email: owner.account.email },
      workspace: { name: owner.account.workspaceName },
    });
    expect(me.workspace.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('a token is an admin of its workspace and stands for the member who issued it [DEC-3.11, DEC-3.17, SPEC-5.5]', async () => {
    const [me, person] = [await owner.api.must<Me>('GET', '/me'), await owner.screen.must<Me>('GET', '/me')];
    expect(me).toMatchObject({ kind: 'token', role: 'admin', workspace: person.workspace });
    expect(me.member.id).toBe(person.member.id);
  });

  it('the web app signs in without an Allow page and without a secret [DEC-3.15]', async () => {
    expect((await owner.screen.get('/boards')).status).toBe(200);
  });

  it('the API rejects the bearer of an AI, which is valid only for MCP [DEC-3.13]', async () => {
    const { client, accessToken } = await connectMcp(deployment, `Bearer ${Date.now()}`);
    const api = new ApiCaller(deployment.apiUrl, accessToken());
    for (const path of ['/boards', '/tokens', '/webhooks', '/me'])
      expect((await api.get(path)).status).toBe(401);
    await client.close();
  });

  it('MCP rejects the web app’s bearer, which is valid only for the API', async () => {
    const response = await fetch(deployment.mcpUrl, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await screenAccessToken(deployment)}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });
    expect(response.status).toBe(401);
  });

  it('a wrong password is rejected without revealing whether the account exists', async () => {
    const attempt = (email: string) =>
      screenAccessToken(deployment, { email, password: 'not the password' }).then(
        () => 'signed in',
        (error: Error) => error.message.replaceAll(email, '…').replace(/interaction\/[\w-]+/g, ''),
      );
    const response = await attempt(owner.account.email);
    expect(response).not.toBe('signed in');
    expect(await attempt('unregistered@example.com')).toBe(response);
  });

  it('one address has one account, and the sign-up page does not reveal it', async () => {
    // At the machine itself, the page shows what would be mailed.
    const browser = new BrowserSession(deployment.origin, { via: '1.1 proxy.example' });
    const again = { ...owner.account, password: 'another password', workspaceName: 'Again' };
    const response = await requestSignUp(deployment, browser, again);
    const email = `unknown-${Date.now()}@example.com`;
    expect(response).toBe(await requestSignUp(deployment, browser, { ...again, email }));
    expect(await deployment.mailed.linkTo(again.email, /^\/sign-in\/reset$/)).toBeTruthy();
    const screen = new ApiCaller(deployment.apiUrl, await screenAccessToken(deployment, owner.account));
    expect((await screen.must<Me>('GET', '/me')).workspace.name).toBe(owner.account.workspaceName);
  });
});
