import { readConfig, runService } from '@kiban/app-config';
import { migrate } from '@kiban/persistence/migrate';
import { z } from 'zod';
import { functions, migrations } from '../migrations/index.js';

const schema = z.object({
  MIGRATION_DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address'),
  SERVICE_DB_ROLE: z.string().min(1),
});

runService(async () => {
  const config = readConfig(schema, process.env);
  const done = await migrate({
    url: config.MIGRATION_DATABASE_URL,
    schema: 'notifications',
    role: config.SERVICE_DB_ROLE,
    migrations,
    functions,
  });
  process.stdout.write(`notifications: ${done.length === 0 ? 'up to date' : done.join(', ')}\n`);
});
