type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const PREFIX = '#/components/schemas/';

/** Names that most languages already use. */
const TAKEN: Readonly<Record<string, string>> = { Error: 'ApiError', ErrorDetail: 'ApiErrorDetail' };

/** Name of a class of `@kiban/contracts` in the documents and in generated clients: `CardDto` becomes `Card`. */
export function publicName(className: string): string {
  const name = className.replace(/Dto$/, '');
  return TAKEN[name] ?? name;
}

/**
 * The document for client generators: schemas have their public names, and a reference with a description is a `$ref`
 * with siblings, which OpenAPI 3.1 allows. The decorators write the 3.0 form, an `allOf` with one element, for which
 * generators create an anonymous type.
 */
export function withPublicSchemas(value: Json): Json {
  if (Array.isArray(value)) return value.map(withPublicSchemas);
  if (value === null || typeof value !== 'object') return value;
  const schema = Object.fromEntries(
    Object.entries(value).map(([key, member]): [string, Json] => {
      if (key === 'example' || key === 'examples') return [key, member];
      if (key === '$ref' && typeof member === 'string') return [key, renamedReference(member)];
      if (key === 'schemas' && isSchemas(member)) return [key, withPublicSchemas(renamed(member))];
      return [key, withPublicSchemas(member)];
    }),
  );
  const { allOf, ...siblings } = schema;
  const [only, ...more] = Array.isArray(allOf) ? allOf : [];
  if (only === undefined || more.length > 0 || typeof only !== 'object' || !('$ref' in (only ?? {})))
    return schema;
  return { ...(only as Record<string, Json>), ...siblings };
}

const renamedReference = (reference: string): string =>
  reference.startsWith(PREFIX) ? PREFIX + publicName(reference.slice(PREFIX.length)) : reference;

/** `components.schemas`, but not a property of that name. */
const isSchemas = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && 'ErrorDto' in value;

/** @throws Error when two classes would have the same name */
function renamed(schemas: Record<string, Json>): Record<string, Json> {
  const entries = Object.entries(schemas).map(([name, schema]): [string, Json] => [publicName(name), schema]);
  const names = entries.map(([name]) => name).sort();
  const twice = names.find((name, index) => names[index + 1] === name);
  if (twice !== undefined) throw new Error(`Two classes are called ${twice} in the document; rename one.`);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
