import { nameOf, type Schema } from './open-api.js';

type Schemas = Readonly<Record<string, Schema>>;

/** A schema with its reference followed; what stands beside the reference wins. */
export function resolved(schema: Schema, schemas: Schemas): Schema {
  const { $ref, ...siblings } = schema;
  if ($ref === undefined) return schema;
  const named = schemas[nameOf($ref)];
  if (!named) throw new Error(`The OpenAPI document has no schema ${nameOf($ref)}.`);
  return { ...resolved(named, schemas), ...siblings };
}

/** The type of a schema in words: `integer`, `array of Card`, `string or null`. */
export function typeOf(schema: Schema, schemas: Schemas): string {
  const full = resolved(schema, schemas);
  if (full.const !== undefined) return JSON.stringify(full.const);
  const alternatives = full.anyOf ?? full.oneOf;
  if (alternatives) {
    const types = alternatives.map((alternative) => typeOf(alternative, schemas));
    return [...new Set(types)].join(' or ');
  }
  if (schema.$ref !== undefined && (full.properties ?? full.allOf)) return nameOf(schema.$ref);
  const types = (typeof full.type === 'string' ? [full.type] : (full.type ?? ['any'])).map((type) =>
    type === 'array' && full.items ? `array of ${typeOf(full.items, schemas)}` : type,
  );
  return types.join(' or ') + (full.format === undefined ? '' : ` (${full.format})`);
}

/** Bounds and the default, each as a phrase; that ids begin at 1 goes without saying. */
export function boundsOf(schema: Schema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  return [
    ...rangeOf(maximum === undefined && minimum === 1 ? undefined : minimum, maximum, ''),
    ...rangeOf(minLength === 0 ? undefined : minLength, maxLength, ' characters'),
    ...rangeOf(minItems === 0 ? undefined : minItems, maxItems, ' items'),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
  ];
}

function rangeOf(least: number | undefined, most: number | undefined, unit: string): string[] {
  const [from, to] = [least, most].map((bound) => bound?.toLocaleString('en'));
  if (from !== undefined && to !== undefined) return [`${from} to ${to}${unit}`];
  if (from !== undefined) return [`at least ${from}${unit}`];
  return to === undefined ? [] : [`at most ${to}${unit}`];
}

/** A schema with properties that a value consists of, and its name where it has one. */
export interface ObjectSchema {
  name: string | undefined;
  properties: Readonly<Record<string, Schema>>;
  required: readonly string[];
}

/** Every schema with properties in a value: its own, those of its items, and those of its alternatives. */
export function objectsIn(schema: Schema, schemas: Schemas): ObjectSchema[] {
  const full = resolved(schema, schemas);
  const name = schema.$ref === undefined ? undefined : nameOf(schema.$ref);
  if (full.properties) return [{ name, properties: full.properties, required: full.required ?? [] }];
  if (full.allOf) return [{ name, ...merged(full.allOf, schemas) }];
  const parts = full.anyOf ?? full.oneOf ?? (full.items ? [full.items] : []);
  const values = typeof full.additionalProperties === 'object' ? [full.additionalProperties] : [];
  return [...parts, ...values].flatMap((part) => objectsIn(part, schemas));
}

/** A later part refines a property of an earlier one, as `data` of an event does. */
function merged(parts: readonly Schema[], schemas: Schemas): Omit<ObjectSchema, 'name'> {
  const objects = parts.flatMap((part) => objectsIn(part, schemas));
  return {
    properties: Object.assign({}, ...objects.map(({ properties }) => properties)) as Record<string, Schema>,
    required: objects.flatMap(({ required }) => required),
  };
}
