import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConsoleProgress } from '@kiban/one-machine/console/progress';
import { DataFolder } from '@kiban/one-machine/data-folder/data-folder';
import { TestBacking } from '@kiban/dev/backing/test-backing';
import { createLogger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { migrate } from '@kiban/persistence/migrate';
import { eventually, selfSignedCertificate } from '@kiban/testing';
import { chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from './rehearsal/database-with-roles.js';

/** A PostgreSQL of its own, since encryption is switched on for a whole server. */
describe('the connection to PostgreSQL', () => {
  let scratch: string;
  let backing: TestBacking;
  let url: string;
  let caFile: string;

  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'kiban-database-tls-'));
    const asRoot = process.getuid?.() === 0;
    await new DataFolder(scratch).open(asRoot);
    const folder = new DataFolder(join(scratch, 'backing'));
    await folder.open(asRoot);
    const progress = new ConsoleProgress(() => undefined);
    backing = new TestBacking({ folder, progress, repositoryRoot: process.cwd(), env: process.env });
    url = (await backing.start('superuser')).KIBAN_TEST_DATABASE_URL;
    caFile = join(scratch, 'ca.pem');
    const { certificate, privateKey } = selfSignedCertificate();
    await writeFile(caFile, certificate);
    await withClient(url, async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
      const data = rows[0]?.data_directory ?? '';
      const { uid, gid } = await stat(data);
      for (const [name, text] of [
        ['server.crt', certificate],
        ['server.key', privateKey],
      ] as const) {
        await writeFile(join(data, name), text, { mode: 0o600 });
        await chown(join(data, name), uid, gid);
      }
      await client.query('ALTER SYSTEM SET ssl = on');
      await client.query('SELECT pg_reload_conf()');
    });
    await eventually('the server takes encrypted connections', () => encryption(`${url}?sslmode=no-verify`));
  }, 120_000);

  afterAll(async () => {
    await backing.stop();
    await rm(scratch, { recursive: true, force: true });
  }, 60_000);

  /** Whether the service's own connection is encrypted, as the server sees it; undefined where there is none. */
  async function encryption(address: string): Promise<boolean | undefined> {
    const database = open(address);
    try {
      return await isEncrypted(database);
    } catch {
      return undefined;
    } finally {
      await database.close();
    }
  }

  function open(address: string): Database {
    const logger = createLogger('test', 'silent');
    return new Database({ url: address, poolMax: 1, applicationName: 'trial', logger });
  }

  async function isEncrypted(database: Database): Promise<boolean | undefined> {
    const [row] = await database.query<{ ssl: boolean }>(
      'SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()',
    );
    return row?.ssl;
  }

  it('is encrypted, to a server whose certificate was checked, where DATABASE_URL says sslmode=verify-full', async () => {
    const database = open(`${url}?sslmode=verify-full&sslrootcert=${caFile}`);
    expect(await isEncrypted(database)).toBe(true);
    const listener = await database.dedicatedClient();
    const { rows } = await listener.query('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()');
    expect(rows).toEqual([{ ssl: true }]);
    await listener.end();
    await database.close();
  });

  it('is not opened to a server with an untrusted certificate', async () => {
    const database = open(`${url}?sslmode=verify-full`);
    await expect(isEncrypted(database)).rejects.toThrow(/self-signed|certificate/i);
    await database.close();
  });

  it('carries migrations as well', async () => {
    const options = { schema: 'boards', role: 'postgres', migrations: [], functions: [] };
    await migrate({ url: `${url}?sslmode=verify-full&sslrootcert=${caFile}`, ...options });
    await expect(migrate({ url: `${url}?sslmode=verify-full`, ...options })).rejects.toThrow(
      /self-signed|certificate/i,
    );
  });
});
