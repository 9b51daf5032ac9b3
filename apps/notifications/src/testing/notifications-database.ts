import { createLogger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { migrate } from '@kiban/persistence/migrate';
import { createMigratedDatabase, type MigratedSchema } from '@kiban/testing';
import { functions, migrations } from '../../migrations/index.js';

export const silentLogger = createLogger('trial', 'silent');

/** The schema of this release. */
export const NOTIFICATIONS_SCHEMA: MigratedSchema = {
  name: 'notifications',
  sources: ['apps/notifications/migrations', 'apps/notifications/sql', 'libs/persistence/src'],
  migrate: (url, role) => migrate({ url, schema: 'notifications', role, migrations, functions }),
};

/** A database of its own with this service’s schema, and the service’s login to it. */
export interface NotificationsDatabase {
  url: string;
  /** Connections with the owner’s rights, to inspect and prepare data. */
  owner: Database;
  drop(): Promise<void>;
}

export async function createNotificationsDatabase(): Promise<NotificationsDatabase> {
  const test = await createMigratedDatabase(NOTIFICATIONS_SCHEMA);
  const login = await test.createLogin();
  const owner = new Database({
    url: test.url,
    poolMax: 4,
    applicationName: 'trial',
    logger: silentLogger,
  });
  return {
    url: login.url,
    owner,
    async drop() {
      await owner.close();
      await test.drop();
    },
  };
}
