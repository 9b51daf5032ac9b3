import pg from 'pg';
import { redactedAddress } from '../console/redacted-address.js';
import { reasonOf, SetupProblem } from '../setup-problem.js';

/** The migrations require PostgreSQL 16. */
const OLDEST_VERSION = 16;

/** The services with tables. Each has one schema and one login. */
export const DATABASE_SERVICES = ['boards', 'auth', 'webhooks', 'notifications'] as const;
export type DatabaseService = (typeof DATABASE_SERVICES)[number];

/** Database URLs of the services and their migrations. */
export interface DatabaseAccess {
  /** The login that owns the tables, only for migrations. */
  readonly ownerUrl: string;
  /** The name of each service's login. */
  readonly roles: Readonly<Record<DatabaseService, string>>;
  /** The URL with each service's login. */
  readonly urls: Readonly<Record<DatabaseService, string>>;
}

export type LoginPasswords = Readonly<Record<DatabaseService, string>>;

/** The same URL with another login. */
export function withLogin(address: string, user: string, password: string): string {
  const url = new URL(address);
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  return url.href;
}

/** The names contain the database's name, so that two databases of one server have different logins. */
export function accessFor(ownerUrl: string, database: string, passwords: LoginPasswords): DatabaseAccess {
  const each = <T>(make: (service: DatabaseService) => T): Record<DatabaseService, T> => ({
    boards: make('boards'),
    auth: make('auth'),
    webhooks: make('webhooks'),
    notifications: make('notifications'),
  });
  return {
    ownerUrl,
    roles: each((service) => `${database}_${service}`),
    urls: each((service) => withLogin(ownerUrl, `${database}_${service}`, passwords[service])),
  };
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // Without this handler, a server that stops while the connection is idle would end this process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Creates a login or sets its password; it grants no right except to connect. */
async function ensureLogin(client: pg.Client, name: string, password: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
  const verb = rowCount === 0 ? 'CREATE' : 'ALTER';
  await client.query(
    `${verb} ROLE ${client.escapeIdentifier(name)} LOGIN PASSWORD ${client.escapeLiteral(password)}`,
  );
}

/**
 * A service's login. Its statements and idle transactions end after a minute, so that none holds rows and connections
 * forever. The owner has no limit, since a migration can take longer.
 */
async function ensureServiceLogin(client: pg.Client, name: string, password: string): Promise<void> {
  await ensureLogin(client, name, password);
  for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    await client.query(`ALTER ROLE ${client.escapeIdentifier(name)} SET ${limit} = '60s'`);
}

async function grantConnect(client: pg.Client, database: string, roles: readonly string[]): Promise<void> {
  const name = client.escapeIdentifier(database);
  await client.query(`REVOKE ALL ON DATABASE ${name} FROM PUBLIC`);
  for (const role of roles) {
    await client.query(`GRANT CONNECT ON DATABASE ${name} TO ${client.escapeIdentifier(role)}`);
  }
}

/** Creates the database `kiban`, its owner and the services' logins in the embedded cluster. Idempotent. */
export async function prepareOwnDatabase(
  superuserUrl: string,
  ownerPassword: string,
  passwords: LoginPasswords,
): Promise<DatabaseAccess> {
  const database = 'kiban';
  const ownerUrl = new URL(withLogin(superuserUrl, database, ownerPassword));
  ownerUrl.pathname = `/${database}`;
  const access = accessFor(ownerUrl.href, database, passwords);
  await withClient(superuserUrl, async (client) => {
    await ensureLogin(client, database, ownerPassword);
    for (const service of DATABASE_SERVICES)
      await ensureServiceLogin(client, access.roles[service], passwords[service]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${database} OWNER ${database}`);
    await grantConnect(client, database, Object.values(access.roles));
  });
  return access;
}

/** Checks the server in DATABASE_URL and creates the services' logins there. Idempotent. */
export async function prepareExternalDatabase(
  ownerUrl: string,
  passwords: LoginPasswords,
): Promise<DatabaseAccess & { readonly version: string }> {
  const shown = redactedAddress(ownerUrl);
  try {
    return await withClient(ownerUrl, async (client) => {
      const { rows } = await client.query<{ number: string; version: string; database: string }>(
        `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version,
                current_database() AS database`,
      );
      const [server] = rows;
      if (server === undefined) throw new Error('the server did not report its version');
      if (Number(server.number) < OLDEST_VERSION * 10_000) throw tooOld(shown, server.version);
      const access = accessFor(ownerUrl, server.database, passwords);
      await makeExternalLogins(client, access, server.database, passwords, shown);
      return { ...access, version: server.version };
    });
  } catch (error) {
    if (error instanceof SetupProblem) throw error;
    throw new SetupProblem(
      'postgres_unavailable',
      `PostgreSQL cannot be used at DATABASE_URL=${shown} (${reasonOf(error)}): start it, correct the address or the ` +
        'password, or unset DATABASE_URL to let npm start use its own.',
      { cause: error },
    );
  }
}

async function makeExternalLogins(
  client: pg.Client,
  access: DatabaseAccess,
  database: string,
  passwords: LoginPasswords,
  shown: string,
): Promise<void> {
  try {
    for (const service of DATABASE_SERVICES)
      await ensureServiceLogin(client, access.roles[service], passwords[service]);
    await grantConnect(client, database, Object.values(access.roles));
  } catch (error) {
    throw new SetupProblem(
      'postgres_unavailable',
      `The login in DATABASE_URL=${shown} may not create the services' logins (${reasonOf(error)}): make it the owner of the database ` +
        'and grant it CREATEROLE (ALTER ROLE … CREATEROLE), or unset DATABASE_URL.',
      { cause: error },
    );
  }
}

function tooOld(shown: string, version: string): SetupProblem {
  return new SetupProblem(
    'postgres_too_old',
    `The PostgreSQL at DATABASE_URL=${shown} is ${version}, but Kiban needs ${OLDEST_VERSION} or later: upgrade it, or unset ` +
      'DATABASE_URL to let npm start use its own.',
  );
}
