import { createHash, randomBytes } from 'node:crypto';
import { eventually } from '@kiban/testing';
import type { ApiCaller } from '../client/api-caller.js';
import { authorizeAs } from '../client/authorize.js';
import { BrowserSession } from '../client/browser-session.js';
import type { Credentials } from '../client/credentials.js';
import { screenAccessToken } from '../client/screen-session.js';
import { joinAsNew } from '../client/sign-up.js';
import type { OwnStack } from '../running/own-stack.js';
import { WebhookReceiver } from '../running/webhook-receiver.js';
import type { SecretsSeen } from './secrets-seen.js';

const REDIRECT = 'http://127.0.0.1:33418/callback';
const random = (): string => randomBytes(18).toString('base64url');

/** All other flows that issue, accept or create a secret. Runs each once and records its secrets in `seen`. */
export class FurtherFlows {
  constructor(
    private readonly stack: OwnStack,
    private readonly seen: SecretsSeen,
  ) {}

  /** A client with a client secret; one code is redeemed, another stays open. */
  async confidentialClient(person: Credentials): Promise<void> {
    const { origin } = this.stack.deployment;
    const response = await fetch(`${origin}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_name: 'Confidential',
        redirect_uris: [REDIRECT],
        token_endpoint_auth_method: 'client_secret_post',
      }),
    });
    const client = (await response.json()) as { client_id: string; client_secret: string };
    this.seen.add(client.client_secret);
    const { code, verifier } = await this.code(client.client_id, person);
    await this.code(client.client_id, person);
    const redeemed = await fetch(`${origin}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        ...client,
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: REDIRECT,
      }),
    });
    const tokens = (await redeemed.json()) as { access_token: string; refresh_token: string };
    if (!tokens.refresh_token) throw new Error(`No tokens: ${redeemed.status} ${JSON.stringify(tokens)}`);
    this.seen.add(tokens.access_token, tokens.refresh_token);
  }

  /** An API token, requested twice with one Idempotency-Key. */
  async apiToken(screen: ApiCaller, password: string): Promise<void> {
    const issue = async (): Promise<string> => {
      const response = await screen.call<{ token: string }>({
        method: 'POST',
        path: '/tokens',
        body: { name: 'Kept nowhere', password },
        headers: { 'idempotency-key': 'kept-nowhere' },
      });
      return response.body.token;
    };
    const [first, second] = [await issue(), await issue()];
    if (first !== second || !first.startsWith('kbn_')) throw new Error('The token was not issued once.');
    this.seen.add(first);
  }

  /** A webhook whose key is rotated, and a delivery signed with each key. */
  async webhook(api: ApiCaller): Promise<void> {
    const receiver = await WebhookReceiver.start();
    try {
      const made = await api.must<{ id: number; signingKey: string }>('POST', '/webhooks', {
        url: receiver.url,
        events: ['*'],
      });
      const changed = await api.must<{ signingKey: string }>('POST', `/webhooks/${made.id}/rotate-key`, {});
      this.seen.add(made.signingKey, changed.signingKey);
      await api.must('POST', `/webhooks/${made.id}/test`);
      await eventually('the test delivery', () => receiver.received.length > 0);
      await api.must('DELETE', `/webhooks/${made.id}`);
    } finally {
      await receiver.close();
    }
  }

  /** A new user joins by invitation, resets the password with the mailed link, and changes it again. */
  async newcomer(screen: ApiCaller): Promise<void> {
    const { deployment } = this.stack;
    const email = `newcomer-${random()
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '')}@example.com`;
    const [first, second, third, wrong] = [random(), random(), random(), random()];
    this.seen.addPasswords(first, second, third, wrong);
    const { link } = await screen.must<{ link: string }>('POST', '/invitations', { email, role: 'viewer' });
    this.seen.addLink(link);
    await joinAsNew(deployment, link, { email, name: 'New Comer', password: first });
    this.seen.addLink(await deployment.mailed.confirmation(email));
    const browser = new BrowserSession(deployment.origin);
    await this.submit(browser, `${deployment.origin}/sign-in/reset`, { email });
    const reset = await deployment.mailed.linkTo(email, /^\/sign-in\/reset\//);
    this.seen.addLink(reset);
    await this.submit(browser, reset, { password: second });
    await screenAccessToken(deployment, { email, password: wrong }).then(
      () => Promise.reject(new Error('A wrong password was accepted.')),
      () => undefined,
    );
    const own = screen.withBearer(await screenAccessToken(deployment, { email, password: second }));
    this.seen.add(own.bearer);
    await own.must('POST', '/me/password', { password: second, newPassword: third });
  }

  private async submit(browser: BrowserSession, url: string, values: Record<string, string>): Promise<void> {
    const page = await browser.open(url);
    if (page instanceof URL) throw new Error(`${url} led to ${page.href}.`);
    const field = Object.keys(values)[0] ?? '';
    const after = await browser.submit(page, field, values);
    if (after instanceof URL || after.status >= 400) throw new Error(`The form at ${url} was rejected.`);
  }

  private async code(clientId: string, person: Credentials): Promise<{ code: string; verifier: string }> {
    const { deployment } = this.stack;
    const verifier = randomBytes(32).toString('base64url');
    const url = new URL('/oauth/authorize', deployment.origin);
    url.search = new URLSearchParams({
      client_id: clientId,
      response_type: 'code',
      redirect_uri: REDIRECT,
      resource: deployment.mcpUrl,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state: random(),
    }).toString();
    const code = (await authorizeAs(person, deployment, url)).get('code') ?? '';
    this.seen.add(code, verifier);
    return { code, verifier };
  }
}
