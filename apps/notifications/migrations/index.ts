import { readSqlFunctions, type MigrationClass } from '@kiban/persistence';
import { Initial1770300000000 } from './1770300000000-initial.js';

/** In order; a landed one is never edited. */
export const migrations: readonly MigrationClass[] = [Initial1770300000000];

/** Of `sql/functions`; applied after the migrations (docs/decisions/0030-functions-in-files.md). */
export const functions = readSqlFunctions(import.meta.url);
