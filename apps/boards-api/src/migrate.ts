import { cellSetting, readConfig, runService } from '@kiban/app-config';
import { z } from 'zod';
import { migrateBoards } from './cell/migrate-boards.js';

const schema = z.object({
  MIGRATION_DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address'),
  SERVICE_DB_ROLE: z.string().min(1),
  CELL: cellSetting,
});

runService(async () => {
  const config = readConfig(schema, process.env);
  const done = await migrateBoards({
    url: config.MIGRATION_DATABASE_URL,
    role: config.SERVICE_DB_ROLE,
    cell: config.CELL,
  });
  process.stdout.write(`boards: ${done.length === 0 ? 'up to date' : done.join(', ')}\n`);
});
