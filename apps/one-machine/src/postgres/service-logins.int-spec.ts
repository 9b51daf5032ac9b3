import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { findFreePort } from '../processes/free-port.js';
import { DATABASE_SERVICES, prepareExternalDatabase, withLogin } from './service-logins.js';

const superuserUrl = process.env['KIBAN_TEST_DATABASE_URL'] ?? '';
const passwords = { boards: 'b"1\'', auth: 'a/2@', webhooks: 'w 3', notifications: 'n#4' };

async function query<T extends pg.QueryResultRow>(url: string, ...statements: string[]): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: T[] = [];
    for (const statement of statements) ({ rows } = await client.query<T>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

describe('DATABASE_URL', () => {
  const name = `launcher_${randomBytes(4).toString('hex')}`;
  let ownerUrl: string;

  beforeEach(async () => {
    await query(
      superuserUrl,
      `CREATE ROLE ${name} LOGIN CREATEROLE PASSWORD 'owner'`,
      `CREATE DATABASE ${name} OWNER ${name}`,
    );
    const url = new URL(withLogin(superuserUrl, name, 'owner'));
    url.pathname = `/${name}`;
    ownerUrl = url.href;
  });

  afterEach(async () => {
    await query(superuserUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    for (const role of ['_boards', '_auth', '_webhooks', '_notifications', ''])
      await query(superuserUrl, `DROP ROLE IF EXISTS ${name}${role}`);
  });

  it('gets one login per service, which may only connect; a second start changes nothing', async () => {
    await prepareExternalDatabase(ownerUrl, passwords);
    const { urls, roles } = await prepareExternalDatabase(ownerUrl, passwords);
    expect(Object.values(roles)).toEqual([
      `${name}_boards`,
      `${name}_auth`,
      `${name}_webhooks`,
      `${name}_notifications`,
    ]);
    for (const service of DATABASE_SERVICES) {
      const rows = await query<{ who: string }>(urls[service], 'SELECT current_user AS who');
      expect(rows).toEqual([{ who: `${name}_${service}` }]);
      await expect(query(urls[service], 'CREATE TABLE public.mine ()')).rejects.toThrow(/permission denied/);
      await expect(query(urls[service], 'CREATE SCHEMA mine')).rejects.toThrow(/permission denied/);
    }
  });

  it('limits statements and idle transactions of the services to a minute, but not the owner’s', async () => {
    const { urls } = await prepareExternalDatabase(ownerUrl, passwords);
    const limits = `SELECT current_setting('statement_timeout') AS statement,
                           current_setting('idle_in_transaction_session_timeout') AS idle`;
    for (const service of DATABASE_SERVICES)
      expect(await query(urls[service], limits)).toEqual([{ statement: '1min', idle: '1min' }]);
    const [owner] = await query(ownerUrl, limits);
    expect(owner).toEqual({ statement: '0', idle: '0' });
  });

  it('is rejected in one sentence when its login may not create logins', async () => {
    await query(superuserUrl, `ALTER ROLE ${name} NOCREATEROLE`);
    await expect(prepareExternalDatabase(ownerUrl, passwords)).rejects.toMatchObject({
      code: 'postgres_unavailable',
      message: expect.stringContaining('CREATEROLE'),
    });
  });

  it('is rejected with a wrong password, which is not shown', async () => {
    const rejection = prepareExternalDatabase(withLogin(ownerUrl, name, 'mistyped'), passwords);
    await expect(rejection).rejects.toMatchObject({ code: 'postgres_unavailable' });
    await expect(rejection).rejects.not.toThrow(/mistyped/);
  });

  it('is rejected when no server responds', async () => {
    const url = `postgres://owner:secret@127.0.0.1:${await findFreePort()}/kiban`;
    await expect(prepareExternalDatabase(url, passwords)).rejects.toMatchObject({
      code: 'postgres_unavailable',
    });
  });
});
