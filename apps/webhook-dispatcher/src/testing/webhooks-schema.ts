import { migrate } from '@kiban/persistence/migrate';
import type { MigratedSchema } from '@kiban/testing';
import { functions, migrations } from '../../migrations/index.js';

/** The schema of this release. */
export const WEBHOOKS_SCHEMA: MigratedSchema = {
  name: 'webhooks',
  sources: ['apps/webhook-dispatcher/migrations', 'apps/webhook-dispatcher/sql', 'libs/persistence/src'],
  migrate: (url, role) => migrate({ url, schema: 'webhooks', role, migrations, functions }),
};
