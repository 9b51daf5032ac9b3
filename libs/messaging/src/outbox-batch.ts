/** Raw bytes of JSON that one batch holds in memory; a larger event is a batch of its own. */
export const BATCH_BYTES_MAX = 8 * 1_024 * 1_024;

/** Raw bytes of a json column. Only a compressed value is read for it; the stored size of any other is the raw size. */
const rawBytes = (column: string): string =>
  `CASE WHEN ${column} IS NULL THEN 0
        WHEN pg_column_compression(${column}) IS NULL THEN pg_column_size(${column})
        ELSE octet_length(${column}::text) END`;

/**
 * A statement that reads rows of an outbox in order, up to `limit` rows and `BATCH_BYTES_MAX` bytes, and at least one row.
 * @param columns of `outboxColumns`
 */
export function boundedBatch(batch: {
  columns: string;
  outbox: string;
  where: string;
  orderBy: 'seq' | 'relay_pos';
  limit: string;
}): string {
  const { columns, outbox, where, orderBy, limit } = batch;
  return `SELECT ${columns}
    FROM (SELECT *, sum(bytes) OVER (ORDER BY ${orderBy} ROWS UNBOUNDED PRECEDING) AS bytes_so_far
          FROM (SELECT *, ${rawBytes('data')} + ${rawBytes('changes')} AS bytes
                FROM ${outbox} WHERE ${where} ORDER BY ${orderBy} LIMIT ${limit}) AS next) AS placed
    WHERE bytes_so_far <= ${BATCH_BYTES_MAX} OR bytes_so_far = bytes
    ORDER BY ${orderBy}`;
}

/**
 * Whether a batch reached one of its bounds, or nearly: more rows are probably queued. A quarter, since a character of
 * the text is up to three bytes.
 */
export function isFullBatch(
  rows: readonly { data: string; changes: string | null }[],
  rowsMax: number,
): boolean {
  if (rows.length >= rowsMax) return true;
  let length = 0;
  for (const { data, changes } of rows) length += data.length + (changes?.length ?? 0);
  return length >= BATCH_BYTES_MAX / 4;
}
