import type { JsonSchema } from '../schemas/argument-schema.js';

/** Builds the shortest possible output schemas of the tools. */
type Members = Record<string, JsonSchema>;

export const integer: JsonSchema = { type: 'integer' };
export const text: JsonSchema = { type: 'string' };
export const object: JsonSchema = { type: 'object' };

/** Rows with these properties, none of them required. */
export const listOf = (items: JsonSchema): JsonSchema => ({
  type: 'array',
  items: part(items.properties ?? {}),
});

/** A nested object of a response, with none of its properties required. */
export function part(members: Members): JsonSchema {
  const { type, properties } = record(members);
  return { type, properties };
}

/** Rows of a response. Their properties are not listed: the list of tools is in every conversation, and a row says them. */
export const rowList: JsonSchema = { type: 'array', items: object };

export const textList: JsonSchema = { type: 'array', items: text };

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

/** The response of a write of one card. */
export const writtenCardShape: JsonSchema & { type: 'object' } = record({
  id: integer,
  title: text,
  listId: integer,
  version: integer,
});
