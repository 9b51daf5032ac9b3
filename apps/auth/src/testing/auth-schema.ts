import { migrate } from '@kiban/persistence/migrate';
import type { MigratedSchema } from '@kiban/testing';
import { functions, migrations } from '../../migrations/index.js';

/** The schema of this release. */
export const AUTH_SCHEMA: MigratedSchema = {
  name: 'auth',
  sources: ['apps/auth/migrations', 'apps/auth/sql', 'libs/persistence/src'],
  migrate: (url, role) => migrate({ url, schema: 'auth', role, migrations, functions }),
};
