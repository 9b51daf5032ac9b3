import { createLogger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { migrate } from '@kiban/persistence/migrate';
import { functions, migrations } from '../../migrations/index.js';
import { numberIds } from './number-ids.js';

export interface BoardsMigration {
  /** Login that owns the schema. */
  url: string;
  /** Login of the service. */
  role: string;
  cell: number;
}

/** @returns the names of what was run or replaced */
export async function migrateBoards({ url, role, cell }: BoardsMigration): Promise<string[]> {
  const done = await migrate({ url, schema: 'boards', role, migrations, functions });
  const logger = createLogger('boards-api', 'warn');
  const database = new Database({ url, poolMax: 2, applicationName: 'boards-migration', logger });
  try {
    await numberIds(database, cell);
  } finally {
    await database.close();
  }
  return done;
}
