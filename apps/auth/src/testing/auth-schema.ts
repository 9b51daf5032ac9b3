import type { MigratedSchema } from '@kiban/testing';

/** The schema of this release. */
export const AUTH_SCHEMA: MigratedSchema = {
  name: 'auth',
  sources: ['apps/auth/migrations', 'apps/auth/sql', 'libs/persistence/src'],
  async migrate(url, role) {
    // Only the first test of a run migrates; the others do not load TypeORM.
    const { migrate } = await import('@kiban/persistence/migrate');
    const { functions, migrations } = await import('../../migrations/index.js');
    await migrate({ url, schema: 'auth', role, migrations, functions });
  },
};
