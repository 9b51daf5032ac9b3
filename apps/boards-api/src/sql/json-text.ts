/** A timestamptz as the API shows it: ISO 8601 UTC with milliseconds. */
export function isoUtc(expression: string): string {
  return `to_char(${expression} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** A row that is an answer: its JSON text as PostgreSQL made it, and the version for its entity tag. */
export interface ResourceRow {
  json: string;
  version: number;
}

/** Wraps a SELECT whose columns are named as an answer's members into one `{ json, version }` row. */
export function asResource(select: string): string {
  return `SELECT row_to_json(resource)::text AS json, resource.version FROM (${select}) AS resource`;
}

/** Wraps a SELECT whose columns are named as an answer's members into one row whose `json` is an array. */
export function asArray(select: string): string {
  return `SELECT coalesce(json_agg(item), '[]')::text AS json FROM (${select}) AS item`;
}
