import type { Transaction } from '@kiban/persistence';

const ROWS_MAX = 64;
const BATCH_CHARACTERS = 131_072;

/** The rows of a statement by a cursor, in batches of about `BATCH_CHARACTERS`. */
export async function* fetchRows<Row extends { json: string }>(
  tx: Transaction,
  select: string,
  values: readonly unknown[],
): AsyncGenerator<Row[]> {
  await tx.query(`DECLARE exported NO SCROLL CURSOR FOR ${select}`, values);
  for (let count = 8; ;) {
    const rows = await tx.query<Row>(`FETCH ${count} FROM exported`);
    if (rows.length > 0) yield rows;
    if (rows.length < count) break;
    const characters = rows.reduce((sum, { json }) => sum + json.length, 0);
    count = Math.max(1, Math.min(ROWS_MAX, count * 2, Math.floor((count * BATCH_CHARACTERS) / characters)));
  }
  await tx.query('CLOSE exported');
}
