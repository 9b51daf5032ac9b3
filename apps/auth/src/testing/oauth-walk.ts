import { createHash, randomBytes } from 'node:crypto';
import { Browser, type Seen } from './browser.js';

export interface Tokens {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  scope: string;
  token_type: string;
}

export interface Person {
  email: string;
  password: string;
  name: string;
  workspaceName: string;
}

export const screen = { clientId: 'kiban-screen', redirectPath: '/signed-in' } as const;

/** The replica of the public origin, and the deployment’s mailbox. */
export interface WalkedReplica {
  url: string;
  mailed: { confirmation(address: string): Promise<string> };
}

/** The steps of an OAuth client and its user. */
export class OAuthWalk {
  constructor(
    readonly origin: string,
    public replica: WalkedReplica,
  ) {}

  browser(address?: string, userAgent?: string): Browser {
    return new Browser(this.origin, this.replica, address, userAgent);
  }

  async signUp(person: Person, browser = this.browser()): Promise<void> {
    const page = await browser.get('/sign-up');
    const response = await browser.submit(page, '/sign-up', { ...person });
    if (response.status !== 202) throw new Error(`Sign-up returned ${response.status}: ${response.text}`);
    await this.confirm(person.email, browser);
  }

  /** Joins as a new person, by the link that the inviter received. */
  async join(
    link: string,
    person: Pick<Person, 'email' | 'name' | 'password'>,
    browser = this.browser(),
  ): Promise<void> {
    const { pathname } = new URL(link);
    const { name, password } = person;
    const response = await browser.submit(await browser.get(pathname), pathname, { name, password });
    if (response.status !== 202)
      throw new Error(`The invitation returned ${response.status}: ${response.text}`);
    await this.confirm(person.email, browser);
  }

  /** Presses the button on the page of a mailed link. */
  async confirm(email: string, browser: Browser): Promise<Seen> {
    const { pathname } = new URL(await this.replica.mailed.confirmation(email));
    const done = await browser.submit(await browser.get(pathname), pathname);
    if (done.status >= 400) throw new Error(`The confirmation returned ${done.status}: ${done.text}`);
    return done;
  }

  async register(metadata: Record<string, unknown> = {}): Promise<Response> {
    return fetch(`${this.replica.url}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_name: 'Test client',
        redirect_uris: ['http://127.0.0.1:9/callback'],
        token_endpoint_auth_method: 'none',
        ...metadata,
      }),
    });
  }

  async registered(metadata: Record<string, unknown> = {}): Promise<string> {
    const response = await this.register(metadata);
    const body = (await response.json()) as { client_id?: string };
    if (!body.client_id) throw new Error(`Registration returned ${response.status}: ${JSON.stringify(body)}`);
    return body.client_id;
  }

  authorizeUrl(clientId: string, verifier: string, more: Record<string, string | undefined> = {}): string {
    const parameters: Record<string, string | undefined> = {
      client_id: clientId,
      response_type: 'code',
      redirect_uri:
        clientId === screen.clientId ? this.origin + screen.redirectPath : 'http://127.0.0.1:9/callback',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state: 'some-state',
      resource: clientId === screen.clientId ? `${this.origin}/api/v1` : `${this.origin}/mcp`,
      ...more,
    };
    const given = Object.entries(parameters).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    );
    return `${this.origin}/oauth/authorize?${new URLSearchParams(given).toString()}`;
  }

  newVerifier(): string {
    return randomBytes(32).toString('base64url');
  }

  /** Signs in on the page of an authorization request. */
  async signIn(browser: Browser, url: string, person: Pick<Person, 'email' | 'password'>): Promise<Seen> {
    const page = await browser.follow(await browser.get(url));
    const response = await browser.submit(page, `${new URL(page.url).pathname}/sign-in`, {
      email: person.email,
      password: person.password,
    });
    return browser.follow(response, screen.redirectPath);
  }

  /** Presses Allow for the first workspace offered. */
  async allow(
    browser: Browser,
    page: Seen,
    choice: { access?: 'read' | 'write' | 'events'; workspaceId?: string } = {},
  ): Promise<Seen> {
    const workspaceId = choice.workspaceId ?? /name="workspaceId"\s+value="(\d+)"/.exec(page.text)?.[1] ?? '';
    const response = await browser.submit(page, `${new URL(page.url).pathname}/allow`, {
      workspaceId,
      access: choice.access ?? 'write',
    });
    return browser.follow(response);
  }

  /** From an unknown client to a code: signs in, allows. */
  async code(
    clientId: string,
    person: Pick<Person, 'email' | 'password'>,
    options: {
      access?: 'read' | 'write' | 'events';
      parameters?: Record<string, string | undefined>;
      browser?: Browser;
    } = {},
  ): Promise<{ code: string; verifier: string }> {
    const browser = options.browser ?? this.browser();
    const verifier = this.newVerifier();
    const page = await this.signIn(
      browser,
      this.authorizeUrl(clientId, verifier, options.parameters),
      person,
    );
    const last = clientId === screen.clientId ? page : await this.allow(browser, page, options);
    const code = new URL(last.location ?? this.origin).searchParams.get('code');
    if (!code) throw new Error(`No code: ${last.status} ${last.location ?? ''} ${last.text}`);
    return { code, verifier };
  }

  token(form: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.replica.url}/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(form),
    });
  }

  redeem(
    clientId: string,
    grant: { code: string; verifier: string },
    more: Record<string, string> = {},
  ): Promise<Response> {
    return this.token({
      grant_type: 'authorization_code',
      client_id: clientId,
      code: grant.code,
      code_verifier: grant.verifier,
      redirect_uri:
        clientId === screen.clientId ? this.origin + screen.redirectPath : 'http://127.0.0.1:9/callback',
      ...more,
    });
  }

  refresh(clientId: string, refreshToken: string): Promise<Response> {
    return this.token({ grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken });
  }

  /** All steps up to the tokens. */
  async connect(
    clientId: string,
    person: Pick<Person, 'email' | 'password'>,
    options: Parameters<OAuthWalk['code']>[2] = {},
  ): Promise<Tokens> {
    const response = await this.redeem(clientId, await this.code(clientId, person, options));
    if (!response.ok) throw new Error(`No tokens: ${response.status} ${await response.text()}`);
    return (await response.json()) as Tokens;
  }

  /** A call of the API with a bearer token. */
  api(
    method: string,
    path: string,
    bearer: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return fetch(`${this.replica.url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }
}
