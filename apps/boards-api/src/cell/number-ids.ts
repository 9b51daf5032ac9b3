import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseContendedError, type Executor } from '@kiban/persistence';
import { CellError } from './cell-error.js';

/**
 * Makes the database give ids of its cell: sequences of ids count in steps of 16, and the remainder is the cell. The migration
 * program calls this with the owner's login, after the migrations; a sequence that counts so already is left alone.
 * @throws CellError if the database has given ids of another cell
 */
export async function numberIds(database: Executor, cell: number): Promise<void> {
  const [stored] = await database.query<{ number: number | null; is_used: boolean }>(
    `SELECT number, (SELECT is_called FROM boards.outbox_seq) OR EXISTS (SELECT FROM boards.workspace) AS is_used
     FROM boards.cell`,
  );
  if (!stored) throw new Error('The table boards.cell is empty.');
  // A database from before cells has no number, and its ids are those of cell 0.
  if ((stored.number ?? 0) !== cell && stored.is_used) throw changedCell(stored.number ?? 0, cell);
  await database.query('UPDATE boards.cell SET number = $1 WHERE number IS DISTINCT FROM $1', [cell]);
  const sequences = await database.query<{ name: string }>(SEQUENCES_OF_IDS);
  for (const { name } of sequences) await numberSequence(database, name, cell);
}

/** The reason to refuse a number that is not the database's own. */
export function changedCell(stored: number, wanted: number): CellError {
  return new CellError(
    `This database is cell ${stored} and has given ids of it, so it cannot become cell ${wanted}. ` +
      `Set CELL=${stored}, or give cell ${wanted} a new database.`,
  );
}

/** An entry of the audit outbox has its number in this database only. */
const SEQUENCES_OF_IDS = `
  SELECT s.oid::regclass::text AS name
  FROM pg_class AS s
  JOIN pg_depend AS d ON d.classid = 'pg_class'::regclass AND d.objid = s.oid AND d.deptype = 'i'
  WHERE s.relkind = 'S' AND s.relnamespace = 'boards'::regnamespace AND d.refobjid <> 'boards.audit_outbox'::regclass
  UNION ALL SELECT 'boards.event_tick' ORDER BY name`;

/**
 * Ids of a cell other than 0 begin above this one. Databases from before cells are cell 0, and gave ids with every remainder:
 * far fewer than these.
 */
const FIRST_OF_OTHER_CELLS = 4_294_967_296;

/**
 * One sequence in each transaction, since writers hold the locks of several. A writer in a long transaction would make the
 * others queue behind this lock, so it is given up soon and tried again.
 */
async function numberSequence(database: Executor, name: string, cell: number): Promise<void> {
  const floor = cell === 0 || name === 'boards.event_tick' ? 0 : FIRST_OF_OTHER_CELLS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await database.query(`DO $$ DECLARE last bigint; called boolean; BEGIN
        SELECT last_value, is_called INTO last, called FROM ${name};
        IF last % 16 = ${cell} AND (SELECT seqincrement FROM pg_sequence WHERE seqrelid = '${name}'::regclass) = 16 THEN
          RETURN;
        END IF;
        PERFORM set_config('lock_timeout', '${LOCK_TIMEOUT_MS}ms', true);
        ALTER SEQUENCE ${name} INCREMENT 16;
        SELECT last_value, is_called INTO last, called FROM ${name};
        last := greatest(CASE WHEN called THEN last ELSE last - 1 END, ${floor});
        PERFORM setval('${name}', last + 1 + (${cell} + 15 - last % 16) % 16, false);
      END $$`);
      return;
    } catch (error) {
      if (!(error instanceof DatabaseContendedError) || attempt === ATTEMPTS_MAX) throw error;
      await wait(LOCK_TIMEOUT_MS);
    }
  }
}

const LOCK_TIMEOUT_MS = 250;
const ATTEMPTS_MAX = 480;
