import { z } from 'zod';

/** The part of JSON Schema that the tools use. */
export interface JsonSchema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
  [keyword: string]: unknown;
}

/** The JSON Schema that arguments are read by, with every type that they may have. */
export function argumentSchema(schema: z.ZodObject): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

/**
 * The JSON Schema of arguments as it is listed, without keywords that a model does not need. It has one type for each
 * argument, since some clients drop tools with `anyOf` or with a list of types. An argument that may be null has its other
 * type. One with several types is a string, whose description says more.
 */
export function listedSchema(json: JsonSchema): JsonSchema & { type: 'object' } {
  return { ...listed(json), type: 'object' };
}

function listed({ type, anyOf, properties, items, ...stated }: JsonSchema): JsonSchema {
  const result: JsonSchema = {
    ...(anyOf ? oneOfBranches(anyOf) : { type: [type ?? []].flat().find((name) => name !== 'null') }),
    ...Object.fromEntries(
      Object.entries(stated).filter(
        ([keyword, value]) => !leftOut.has(keyword) && Math.abs(value as number) !== Number.MAX_SAFE_INTEGER,
      ),
    ),
  };
  if (properties)
    result.properties = Object.fromEntries(
      Object.entries(properties).map(([name, member]) => [name, listed(member)]),
    );
  if (items) result.items = listed(items);
  return result;
}

function oneOfBranches(branches: readonly JsonSchema[]): JsonSchema {
  const [first, ...others] = branches.filter(({ type }) => type !== 'null');
  return first && others.length === 0 ? listed(first) : { type: 'string' };
}

/**
 * Keywords that the listed schema omits: models rarely exceed these limits, and each keyword costs tokens in every
 * conversation. The tools still enforce them. The dialect is the protocol's default.
 */
const leftOut = new Set([
  '$schema',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'exclusiveMinimum',
  'additionalProperties',
  'propertyNames',
]);

/** The types of a value; none where there are so many that a text may mean any of them. */
export function typesOf({ type, anyOf = [] }: JsonSchema): readonly string[] {
  if (type !== undefined) return [type].flat();
  return anyOf.length > 2 ? [] : anyOf.flatMap(typesOf);
}
