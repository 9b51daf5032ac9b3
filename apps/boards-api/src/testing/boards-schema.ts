import { migrate } from '@kiban/persistence/migrate';
import type { MigratedSchema } from '@kiban/testing';
import { functions, migrations } from '../../migrations/index.js';

/** The schema of this release. */
export const BOARDS_SCHEMA: MigratedSchema = {
  name: 'boards',
  sources: ['apps/boards-api/migrations', 'apps/boards-api/sql', 'libs/persistence/src'],
  migrate: (url, role) => migrate({ url, schema: 'boards', role, migrations, functions }),
};
