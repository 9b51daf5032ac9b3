import type { JsonSchema } from '../tools/tool-arguments.js';

/** Builds the shortest possible output schemas of the tools. */
type Members = Record<string, JsonSchema>;

export const integer: JsonSchema = { type: 'integer' };
export const text: JsonSchema = { type: 'string' };
export const object: JsonSchema = { type: 'object' };

/** Rows of a response. The tool's description and tests cover which properties are always present. */
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items: withoutRequired(items) });

/** A nested object of a response, as short as a row. */
export const part = (members: Members): JsonSchema => withoutRequired(record(members));

function withoutRequired(schema: JsonSchema): JsonSchema {
  const kept = { ...schema };
  delete kept.required;
  return kept;
}

/** An object with these properties; a name that ends in `?` is optional. */
export function record(members: Members): JsonSchema & { type: 'object' } {
  const names = Object.keys(members);
  const required = names.filter((name) => !name.endsWith('?'));
  return {
    type: 'object',
    properties: Object.fromEntries(
      names.map((name) => [name.replace(/\?$/, ''), members[name] as JsonSchema]),
    ),
    ...(required.length > 0 ? { required } : {}),
  };
}

/** A card in rows and write responses, without properties that are not set. */
export const cardShape: JsonSchema = record({ id: integer, title: text });

export const writtenCardShape: JsonSchema & { type: 'object' } = record({
  id: integer,
  title: text,
  listId: integer,
  version: integer,
});
