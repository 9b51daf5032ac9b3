import { createLogger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { createMigratedDatabase } from '@kiban/testing';
import { WEBHOOKS_SCHEMA } from './webhooks-schema.js';

export const silentLogger = createLogger('trial', 'silent');

/** A database of its own with this service’s schema, and the service’s login to it. */
export interface DispatcherDatabase {
  database: Database;
  url: string;
  /** Connections with the owner’s rights, to inspect and prepare data. */
  owner: Database;
  drop(): Promise<void>;
}

export async function createDispatcherDatabase(poolMax = 10): Promise<DispatcherDatabase> {
  const test = await createMigratedDatabase(WEBHOOKS_SCHEMA);
  const login = await test.createLogin();
  const open = (url: string): Database =>
    new Database({ url, poolMax, applicationName: 'trial', logger: silentLogger });
  const database = open(login.url);
  const owner = open(test.url);
  return {
    database,
    url: login.url,
    owner,
    async drop() {
      await database.close();
      await owner.close();
      await test.drop();
    },
  };
}
