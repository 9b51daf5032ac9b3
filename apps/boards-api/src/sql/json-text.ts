/** A timestamptz in the API's format: ISO 8601 UTC with milliseconds. */
export function isoUtc(expression: string): string {
  return `to_char(${expression} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** A row for a response: its JSON text as PostgreSQL made it, and the version for its entity tag. */
export interface ResourceRow {
  json: string;
  version: number;
  /** Version of the parent that orders it, as of this response (decisions §5, "Order"). */
  orderVersion?: number;
  /** Set if its entity tag is not made from the text. */
  etag?: string;
}

/**
 * Wraps a SELECT whose columns are named like a response's properties into one `{ json, version }` row.
 * @param orderVersion expression for the parent's version, if the response carries it; it may use `resource`
 */
export function asResource(select: string, orderVersion?: string): string {
  const order = orderVersion === undefined ? '' : `, ${orderVersion} AS "orderVersion"`;
  return `SELECT row_to_json(resource)::text AS json, resource.version${order} FROM (${select}) AS resource`;
}

/**
 * Wraps a SELECT whose columns are named like a response's properties into one row whose `json` is an array.
 * @param orderVersion expression for the version of the ordering parent, if the response carries it
 */
export function asArray(select: string, orderVersion?: string): string {
  const order = orderVersion === undefined ? '' : `, ${orderVersion} AS "orderVersion"`;
  return `SELECT coalesce(json_agg(item), '[]')::text AS json${order} FROM (${select}) AS item`;
}
