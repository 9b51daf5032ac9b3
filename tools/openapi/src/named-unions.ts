type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Schemas = Record<string, Json>;

const PREFIX = '#/components/schemas/';

/**
 * Gives each enumeration that may be null a component of its own: `OptionalWeekday` for `Weekday` or null. Generators make
 * a type without a name of a union inside a property.
 */
export function withNamedUnions<Document extends { components?: { schemas?: unknown } }>(
  document: Document,
): Document {
  const schemas = (document.components?.schemas ?? {}) as Schemas;
  const added: Schemas = {};
  const named = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(named);
    if (value === null || typeof value !== 'object') return value;
    const enumeration = nullableEnumeration(value, schemas);
    if (enumeration !== null) {
      const { anyOf, ...siblings } = value;
      const name = `Optional${enumeration}`;
      added[name] = { anyOf: anyOf as Json };
      return { $ref: PREFIX + name, ...siblings };
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        key === 'example' || key === 'examples' ? part : named(part),
      ]),
    );
  };
  const result = named(document as never) as unknown as Document;
  const all = { ...(result.components?.schemas as Schemas), ...added };
  const sorted = Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...result, components: { ...result.components, schemas: Object.fromEntries(sorted) } };
}

/** The name of the enumeration where a schema is that or null, and else null. */
function nullableEnumeration({ anyOf }: { [key: string]: Json }, schemas: Schemas): string | null {
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return null;
  const [first, second] = anyOf as [Record<string, Json>, Record<string, Json>];
  const name = typeof first?.['$ref'] === 'string' ? first['$ref'].slice(PREFIX.length) : '';
  const target = schemas[name] as Record<string, Json> | undefined;
  return second?.['type'] === 'null' && target && 'enum' in target ? name : null;
}
