import type { JsonSchema } from '../tools/tool-arguments.js';

/** Builds the output schemas of the tools, as short as they can be said. */
type Members = Record<string, JsonSchema>;

export const integer: JsonSchema = { type: 'integer' };
export const text: JsonSchema = { type: 'string' };
export const object: JsonSchema = { type: 'object' };

/** Rows of an answer; which of their members are always there is said by the tool's text and kept by its tests. */
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items: withoutRequired(items) });

/** An object inside an answer, as short as a row. */
export const part = (members: Members): JsonSchema => withoutRequired(record(members));

function withoutRequired(schema: JsonSchema): JsonSchema {
  const kept = { ...schema };
  delete kept.required;
  return kept;
}

/** An object with these members; a name that ends in `?` may be absent. */
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

/** A card as rows and writes show it; members that are not set are absent. */
export const cardShape: JsonSchema = record({ id: integer, title: text });

export const writtenCardShape: JsonSchema & { type: 'object' } = record({
  id: integer,
  title: text,
  listId: integer,
  version: integer,
});
