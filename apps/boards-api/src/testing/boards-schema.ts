import type { MigratedSchema } from '@kiban/testing';
import { migrateBoards } from '../cell/migrate-boards.js';

/** The schema of this release. */
export const BOARDS_SCHEMA: MigratedSchema = {
  name: 'boards',
  sources: [
    'apps/boards-api/migrations',
    'apps/boards-api/sql',
    'apps/boards-api/src/cell',
    'libs/persistence/src',
  ],
  migrate: (url, role) => migrateBoards({ url, role, cell: 0 }),
};
