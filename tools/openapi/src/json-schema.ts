type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Schemas = Readonly<Record<string, unknown>>;

const PREFIX = '#/components/schemas/';

/**
 * Converts OpenAPI's `example` to JSON Schema's `examples`. The other keywords are valid in draft-07 and 2020-12.
 */
export function asJsonSchema(value: unknown): Json {
  return mapped(value as Json, (reference) => reference);
}

/** A self-contained schema: its `$defs` contain all direct and indirect references. */
export function standalone(schema: unknown, schemas: Schemas): Record<string, Json> {
  const definitions: Record<string, Json> = {};
  const own = (reference: string): string => {
    const name = reference.slice(PREFIX.length);
    if (!(name in definitions)) {
      // Set before the recursion, so that a schema that references itself terminates.
      definitions[name] = true;
      definitions[name] = mapped(schemas[name] as Json, own);
    }
    return `#/$defs/${name}`;
  };
  const body = mapped(schema as Json, own) as Record<string, Json>;
  const sorted = Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...body, $defs: Object.fromEntries(sorted) };
}

/** Names of the schemas that `schema` references, directly or indirectly. */
export function referredSchemas(schema: unknown, schemas: Schemas, found = new Set<string>()): Set<string> {
  mapped(schema as Json, (reference) => {
    const name = reference.slice(PREFIX.length);
    if (!found.has(name)) referredSchemas(schemas[name], schemas, found.add(name));
    return reference;
  });
  return found;
}

function mapped(value: Json, follow: (reference: string) => string): Json {
  if (Array.isArray(value)) return value.map((member) => mapped(member, follow));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, member]): [string, Json] => {
    if (key === '$ref' && typeof member === 'string' && member.startsWith(PREFIX))
      return [key, follow(member)];
    if (key === 'example') return ['examples', [member]];
    return [key, mapped(member, follow)];
  });
  return Object.fromEntries(entries);
}
