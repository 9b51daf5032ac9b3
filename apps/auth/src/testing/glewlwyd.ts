import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '@kiban/testing';
import { company } from '@kiban/testing/company-provider';

/** Where Debian's packages `glewlwyd` and `sqlite3` have their parts. */
const PROGRAM = '/usr/bin/glewlwyd';
const SCHEMA = '/usr/share/dbconfig-common/data/glewlwyd/install/sqlite3';
const SQLITE = '/usr/bin/sqlite3';
const MODULES = '/usr/lib/glewlwyd';
const PASSWORD = 'the password at the company';

export const glewlwydIsInstalled = [PROGRAM, SCHEMA, SQLITE, MODULES].every((path) => {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
});

export interface GlewlwydPerson {
  username: string;
  name: string;
  email: string;
  groups: string[];
}

export interface GlewlwydClient {
  redirectUri: string;
  /** Of the back-channel logout; known after the connection. */
  logoutUri?: string;
}

/**
 * A company's provider that is not written with the library of `CompanyProvider`, nor in its language. It signs with RS256, demands
 * PKCE, names itself in its response, and knows people by their password.
 */
export class Glewlwyd {
  private admin = '';
  /** Sessions of people, as their browsers keep them. */
  private readonly cookies = new Map<string, string>();

  private constructor(
    private readonly program: ChildProcess,
    private readonly folder: string,
    private readonly origin: string,
  ) {}

  /** It does not decode the header of a client (RFC 6749 §2.3.1), so letters and digits only. */
  readonly clientSecret = randomBytes(24).toString('hex');

  get issuer(): string {
    return `${this.origin}/api/oidc`;
  }

  static async start(): Promise<Glewlwyd> {
    const folder = await mkdtemp(join(tmpdir(), 'kiban-glewlwyd-'));
    const port = await freePort();
    const file = join(folder, 'glewlwyd.conf');
    const database = join(folder, 'glewlwyd.db');
    await writeFile(file, settings(port, database));
    await promisify(execFile)(SQLITE, [database, `.read ${SCHEMA}`]);
    const program = spawn(PROGRAM, ['--config-file', file], { stdio: 'ignore' });
    const made = new Glewlwyd(program, folder, `http://127.0.0.1:${port}`);
    try {
      await eventually('the provider to listen', async () => {
        made.admin = await made.signIn('admin', 'password').catch(() => '');
        return made.admin !== '';
      });
      await made.setUp();
    } catch (error) {
      await made.stop();
      throw error;
    }
    return made;
  }

  async register({ redirectUri, logoutUri }: GlewlwydClient): Promise<void> {
    const client = {
      client_id: company.clientId,
      name: 'Kiban',
      enabled: true,
      confidential: true,
      password: this.clientSecret,
      redirect_uri: [redirectUri],
      authorization_type: ['code'],
      token_endpoint_auth_method: ['client_secret_basic'],
      scope: [],
      ...(logoutUri === undefined ? {} : { backchannel_logout_uri: logoutUri }),
    };
    if (logoutUri === undefined) await this.manage('POST', '/client/', client);
    else await this.manage('PUT', `/client/${company.clientId}`, client);
  }

  async employ({ username, name, email, groups }: GlewlwydPerson): Promise<void> {
    const person = { username, name, email, groups, password: PASSWORD, enabled: true };
    const scope = ['openid', 'email', 'profile'];
    await this.manage('POST', '/user/', { ...person, email_verified: 'yes', scope });
  }

  /** A person signs in and consents there. @returns the address to which the provider returns the browser */
  async visit(username: string, url: string): Promise<string> {
    const cookie = await this.signIn(username, PASSWORD);
    const consent = { scope: 'openid email profile' };
    await this.call('PUT', `/auth/grant/${company.clientId}`, cookie, consent);
    const response = await fetch(`${url}&g_continue`, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie())
      this.cookies.set(username, `${this.cookies.get(username) ?? cookie}; ${line.split(';')[0]}`);
    return response.headers.get('location') ?? `${response.status} ${await response.text()}`;
  }

  /** A person signs out there, which the provider reports to the client. */
  async signOut(username: string): Promise<void> {
    const cookies = this.cookies.get(username) ?? '';
    const [, sid = ''] = /OIDC_SESSION=([^;]+)/.exec(cookies) ?? [];
    await this.call('DELETE', `/oidc/session/${sid}`, cookies);
  }

  async stop(): Promise<void> {
    if (this.program.exitCode === null) {
      const ended = once(this.program, 'exit');
      this.program.kill('SIGKILL');
      await ended;
    }
    await rm(this.folder, { recursive: true, force: true });
  }

  private async setUp(): Promise<void> {
    const property = (multiple: boolean) => ({ multiple, read: true, write: true });
    const users = (await this.manage('GET', '/mod/user/database')) as { parameters: object };
    await this.manage('PUT', '/mod/user/database', {
      ...users,
      parameters: {
        ...users.parameters,
        'data-format': { email_verified: property(false), groups: property(true) },
      },
    });
    await this.manage('PUT', '/mod/user/database/reset');
    for (const name of ['email', 'profile'])
      await this.manage('POST', '/scope/', {
        name,
        display_name: name,
        description: name,
        password_required: false,
        scheme: {},
      });
    await this.manage('POST', '/mod/plugin/', {
      module: 'oidc',
      name: 'oidc',
      display_name: 'OpenID Connect',
      parameters: pluginOf(this.issuer),
    });
  }

  private async signIn(username: string, password: string): Promise<string> {
    const response = await this.call('POST', '/auth/', '', { username, password });
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }

  private async manage(method: string, path: string, body?: object): Promise<unknown> {
    const text = await (await this.call(method, path, this.admin, body)).text();
    return text === '' ? undefined : JSON.parse(text);
  }

  private async call(method: string, path: string, cookie: string, body?: object): Promise<Response> {
    const response = await fetch(`${this.origin}/api${path}`, {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  }
}

function settings(port: number, database: string): string {
  return `port = ${port}
    bind_address = "127.0.0.1"
    external_url = "http://127.0.0.1:${port}"
    login_url = "login.html"
    api_prefix = "api"
    log_mode = "console"
    log_level = "NONE"
    session_key = "GLEWLWYD"
    session_expiration = 3600
    admin_session_authentication = "cookie"
    profile_session_authentication = "cookie"
    login_api_enabled = true
    admin_scope = "g_admin"
    profile_scope = "g_profile"
    user_module_path = "${MODULES}/user"
    client_module_path = "${MODULES}/client"
    user_auth_scheme_module_path = "${MODULES}/scheme"
    plugin_module_path = "${MODULES}/plugin"
    hash_algorithm = "SHA512"
    database = { type = "sqlite3"; path = "${database}"; };\n`;
}

function pluginOf(issuer: string): object {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const isOff = Object.fromEntries(
    ['token', 'none', 'implicit', 'password', 'client', 'refresh'].map((type) => [
      `auth-type-${type}-enabled`,
      false,
    ]),
  );
  return {
    iss: issuer,
    'jwt-type': 'rsa',
    'jwt-key-size': '256',
    key: privateKey,
    cert: publicKey,
    'access-token-duration': 300,
    'refresh-token-duration': 300,
    'code-duration': 60,
    'auth-type-code-enabled': true,
    ...isOff,
    'subject-type': 'public',
    'pkce-allowed': true,
    'pkce-required': true,
    'pkce-method-plain-allowed': false,
    'oauth-as-iss-id': true,
    'session-management-allowed': true,
    'session-cookie-name': 'OIDC_SESSION',
    'session-cookie-expiration': 3_600,
    'back-channel-logout-allowed': true,
    'name-claim': 'mandatory',
    'email-claim': 'mandatory',
    claims: [
      {
        name: 'email_verified',
        'user-property': 'email_verified',
        type: 'boolean',
        'boolean-value-true': 'yes',
        'boolean-value-false': 'no',
        mandatory: true,
      },
      { name: 'groups', 'user-property': 'groups', type: 'string', mandatory: true },
    ],
    scope: [],
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
