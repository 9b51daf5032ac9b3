import type pg from 'pg';

/** Composite types that are no table's row, and enums. */
export async function typeStatements(client: pg.Client, schema: string): Promise<string[]> {
  const composite = await client.query<{ name: string; attributes: string[] }>(
    `SELECT c.oid::regclass::text AS name,
       array_agg(format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod)) ORDER BY a.attnum) AS attributes
     FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = $1::regnamespace AND c.relkind = 'c' GROUP BY c.oid, c.relname ORDER BY c.relname`,
    [schema],
  );
  const enums = await client.query<{ name: string; labels: string[] }>(
    `SELECT t.oid::regtype::text AS name, array_agg(quote_literal(e.enumlabel) ORDER BY e.enumsortorder) AS labels
     FROM pg_type AS t JOIN pg_enum AS e ON e.enumtypid = t.oid
     WHERE t.typnamespace = $1::regnamespace GROUP BY t.oid, t.typname ORDER BY t.typname`,
    [schema],
  );
  return [
    ...composite.rows.map(
      ({ name, attributes }) => `CREATE TYPE ${name} AS (\n  ${attributes.join(',\n  ')}\n);`,
    ),
    ...enums.rows.map(({ name, labels }) => `CREATE TYPE ${name} AS ENUM (${labels.join(', ')});`),
  ];
}
