import type { z } from 'zod';
import type { JsonSchema } from '../schemas/argument-schema.js';

/** Limits the unknown names that an error quotes, since a caller can send a megabyte of them. */
const NAMES_MAX = 10;
const NAME_LENGTH_MAX = 100;
const MESSAGE_LENGTH_MAX = 500;

/** The sentence of one invalid argument: where it is, and what is accepted there. */
export function argumentFault(issue: z.core.$ZodIssue, json: JsonSchema, read: unknown): string {
  const name = issue.path.map(shown).join('.');
  if (issue.code === 'unrecognized_keys') return unknownNames(issue.keys, name, schemaAt(json, issue.path));
  if (name !== '' && at(read, issue.path) === undefined) return `${name}: is missing.`;
  return `${name === '' ? 'The arguments' : name}: ${accepted(issue)}.`;
}

const shown = (name: PropertyKey): string => String(name).slice(0, NAME_LENGTH_MAX).toWellFormed();

function unknownNames(keys: readonly string[], name: string, { properties = {} }: JsonSchema): string {
  const unknown = keys.slice(0, NAMES_MAX).map(shown).join(', ');
  const of = name === '' ? 'The arguments' : `Those of ${name}`;
  return `Unknown: ${unknown}. ${of} are: ${Object.keys(properties).join(', ')}.`;
}

/** The message of the schema where it has one, else what the validator expected. */
function accepted(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && isDefault(issue))
    return `must be ${typeNames[issue.expected] ?? 'another type'}`;
  if (issue.code === 'invalid_value' && isDefault(issue)) return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'too_big' && isDefault(issue)) return `must be at most ${issue.maximum}`;
  if (issue.code === 'too_small' && isDefault(issue)) return `must be at least ${issue.minimum}`;
  return issue.message.slice(0, MESSAGE_LENGTH_MAX).toWellFormed();
}

/** Messages of the validator itself name its types, not those of the protocol. */
const isDefault = ({ message }: z.core.$ZodIssue): boolean =>
  /^(Invalid (input|option)|Too (big|small)):/.test(message);

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  boolean: 'true or false',
  number: 'a number',
  int: 'an integer',
};

function schemaAt(json: JsonSchema, path: readonly PropertyKey[]): JsonSchema {
  return path.reduce<JsonSchema>(
    (schema, key) => (typeof key === 'number' ? schema.items : schema.properties?.[String(key)]) ?? {},
    json,
  );
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );
}
