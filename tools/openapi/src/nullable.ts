type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * OpenAPI 3.1 has no `nullable`: null is one of the types. The decorators still write the 3.0 form, so this converts the
 * whole document.
 */
export function withNullTypes(value: Json): Json {
  if (Array.isArray(value)) return value.map(withNullTypes);
  if (value === null || typeof value !== 'object') return value;
  const { nullable, ...rest } = value;
  const schema = Object.fromEntries(
    Object.entries(rest).map(([key, member]) => [
      key,
      key === 'example' || key === 'examples' ? member : withNullTypes(member),
    ]),
  );
  if (nullable !== true) return schema;
  if ('$ref' in schema || 'allOf' in schema)
    return { anyOf: [referenced(schema), { type: 'null' }], ...described(schema) };
  if (typeof schema['type'] === 'string') schema['type'] = [schema['type'], 'null'];
  if (Array.isArray(schema['enum'])) schema['enum'] = [...schema['enum'], null];
  return schema;
}

function referenced(schema: Record<string, Json>): Json {
  if ('$ref' in schema) return { $ref: schema['$ref'] as string };
  const parts = schema['allOf'] as Json[];
  return parts.length === 1 ? (parts[0] as Json) : { allOf: parts };
}

function described(schema: Record<string, Json>): Record<string, Json> {
  return 'description' in schema ? { description: schema['description'] as string } : {};
}
