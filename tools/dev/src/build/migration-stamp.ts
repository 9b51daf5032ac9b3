import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { TABLES_OF } from '@kiban/one-machine/services/service-environment';
import { SERVICE_NAMES } from '@kiban/edge/service-name';

/**
 * Identifies the migrations of this clone: the stamp of the bundled programs, and the names, sizes and times of the SQL
 * files that they read when they run.
 */
export function migrationStamp(repositoryRoot: string, programsStamp: string): string {
  const stamp = createHash('sha256').update(programsStamp);
  for (const service of SERVICE_NAMES.filter((name) => TABLES_OF[name] !== undefined)) {
    const folder = join(repositoryRoot, 'apps', service, 'sql');
    if (!existsSync(folder)) continue;
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    for (const name of files) {
      const { size, mtimeMs } = statSync(join(folder, name));
      stamp.update(`${service}/${name} ${size} ${mtimeMs}\n`);
    }
  }
  return stamp.digest('hex');
}
