import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

/** A person of a company, as its provider knows them. */
export interface CompanyPerson {
  sub: string;
  email: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[];
}

export const company = { clientId: 'kiban', clientSecret: 'the secret of the company' } as const;

/** The password of every person, where the provider shows its page. */
export const companyPassword = 'the password at the company';

/**
 * The OpenID Connect provider of a company in a test: a real one, with PKCE demanded, on this machine. It signs in the person of
 * `login_hint` without a page, or on its own page where a test has a browser.
 */
export class CompanyProvider {
  /** By e-mail address. */
  readonly people = new Map<string, CompanyPerson>();
  /** Whether a person enters the company’s password on a page. */
  showsPage = false;

  private constructor(
    private readonly server: Server,
    readonly issuer: string,
  ) {}

  static async listen(redirectUri: string, more: Record<string, unknown> = {}): Promise<CompanyProvider> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const made = new CompanyProvider(server, issuer);
    const provider = new Provider(issuer, configurationOf(made, redirectUri, more));
    const handle = provider.callback();
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (request.url?.startsWith('/login/')) void made.login(provider, request, response);
      else void handle(request, response);
    });
    return made;
  }

  /** What a browser does there. @returns the address to which the provider returns it */
  async visit(url: string): Promise<string> {
    const cookies = new Map<string, string>();
    let next = url;
    for (let hops = 0; hops < 10; hops += 1) {
      const response = await fetch(next, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      }
      const location = response.headers.get('location');
      if (location === null)
        throw new Error(`The provider returned ${response.status}: ${await response.text()}`);
      next = new URL(location, next).href;
      if (!next.startsWith(this.issuer)) return next;
    }
    throw new Error('Redirected in circles.');
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async login(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { params } = await provider.interactionDetails(request, response);
    const person = this.people.get(String(params['login_hint']));
    if (this.showsPage && (await passwordIn(request)) !== companyPassword) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      return void response.end(loginPage(person));
    }
    const result = person
      ? { login: { accountId: person.sub } }
      : { error: 'access_denied', error_description: 'no such person' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }
}

/** @returns undefined unless a form was sent */
async function passwordIn(request: IncomingMessage): Promise<string | undefined> {
  if (request.method !== 'POST') return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString()).get('password') ?? undefined;
}

const loginPage = (person: CompanyPerson | undefined): string => `<!doctype html><html lang="en">
  <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Example Ltd</title>
  <h1>Example Ltd</h1><p>${person?.name ?? 'Unknown'}</p>
  <form method="post"><label>Company password <input type="password" name="password"></label><button>Sign in at Example Ltd</button></form>`;

function configurationOf(
  made: CompanyProvider,
  redirectUri: string,
  more: Record<string, unknown>,
): Configuration {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  return {
    clients: [
      {
        client_id: company.clientId,
        client_secret: company.clientSecret,
        redirect_uris: [redirectUri],
        ...more,
      },
    ],
    jwks: { keys: [{ ...key, kid: 'company', alg: 'RS256', use: 'sig' }] } as NonNullable<
      Configuration['jwks']
    >,
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    interactions: { url: (_, interaction) => `/login/${interaction.uid}` },
    ttl: {
      AccessToken: 300,
      AuthorizationCode: 60,
      IdToken: 300,
      Interaction: 300,
      Grant: 3_600,
      Session: 3_600,
    },
    findAccount: (_, id) => {
      const person = [...made.people.values()].find(({ sub }) => sub === id);
      return person && { accountId: id, claims: () => ({ ...person }) };
    },
    loadExistingGrant: async (ctx) => {
      const { Grant } = ctx.oidc.provider;
      const grant = new Grant({
        clientId: ctx.oidc.client?.clientId ?? '',
        accountId: ctx.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}
