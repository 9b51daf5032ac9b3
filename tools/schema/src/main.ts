import { findRepositoryRoot } from '@kiban/dev/repository-root';
import { runProgram } from '@kiban/one-machine/programs/run-program';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { withOwnPostgres } from './own-postgres.js';
import { schemaFiles } from './schema-files.js';
import { SERVICE_SCHEMAS } from './service-schema.js';

/**
 * `write` generates `sql/schema.sql` and the lists of landed migrations and functions of each service; `check` fails when
 * a committed one differs. Both fail when a landed migration was edited.
 */
await runProgram(async () => {
  const command = process.argv[2];
  if (command !== 'write' && command !== 'check') {
    process.stderr.write('Usage: main.js write | check\n');
    return 2;
  }
  const root = findRepositoryRoot();
  const reports = await withOwnPostgres(root, async (url) => {
    const made: Awaited<ReturnType<typeof schemaFiles>>[] = [];
    for (const service of SERVICE_SCHEMAS)
      made.push(await schemaFiles(root, await newDatabase(url, service.schema), service));
    return made;
  });
  const faults = reports.flatMap((report) => report.faults);
  for (const [path, text] of reports.flatMap(({ files }) => [...files])) {
    const file = join(root, path);
    if ((await readFile(file, 'utf8').catch(() => '')) === text) continue;
    if (command === 'write') await writeFile(file, text);
    else faults.push(`${path} differs from a migrated database; run “npm run schema” and commit it.`);
  }
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length === 0 ? 0 : 1;
});

async function newDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
