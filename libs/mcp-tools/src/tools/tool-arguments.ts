import type { z } from 'zod';
import { argumentFault } from './argument-fault.js';
import { typesOf, type JsonSchema } from '../schemas/argument-schema.js';
import { ToolError } from '../schemas/tool-error.js';

/**
 * Parses the arguments of a call. Models often send numbers as strings, and lists and objects as JSON text, so
 * unambiguous values are accepted. One error message lists all invalid arguments.
 */
export function readArguments<Schema extends z.ZodObject>(
  schema: Schema,
  json: JsonSchema,
  raw: unknown,
): z.infer<Schema> {
  const read = lenient(json, raw ?? {});
  const result = schema.safeParse(read);
  if (result.success) return result.data;
  const faults = result.error.issues.slice(0, FAULTS_MAX).map((issue) => argumentFault(issue, json, read));
  throw new ToolError('invalid_arguments', faults.join(' '));
}

const FAULTS_MAX = 6;

function lenient(json: JsonSchema, value: unknown): unknown {
  const types = typesOf(json);
  const read = typeof value === 'string' ? fromText(types, value) : value;
  if (types.includes('array')) {
    const list = Array.isArray(read)
      ? (read as unknown[])
      : read === null || read === undefined
        ? read
        : [read];
    return Array.isArray(list) && json.items
      ? list.map((item) => lenient(json.items as JsonSchema, item))
      : list;
  }
  if (!isRecord(read) || !json.properties) return read;
  return Object.fromEntries(
    Object.entries(read)
      // Clients fill omitted arguments with null; when null is not a valid value, it means omitted.
      .filter(([name, member]) => !(member === null && isLeftOut(json, name)))
      .map(([name, member]) => {
        const schema = json.properties?.[name];
        return [name, schema ? lenient(schema, member) : member];
      }),
  );
}

function isLeftOut(json: JsonSchema, name: string): boolean {
  const member = json.properties?.[name];
  return (
    member !== undefined &&
    !(json.required ?? []).includes(name) &&
    typesOf(member).length > 0 &&
    !typesOf(member).includes('null')
  );
}

function fromText(types: readonly string[], text: string): unknown {
  const trimmed = text.trim();
  // The listed schema has no null, so that some clients can only send a text.
  if (types.includes('null') && (trimmed === 'null' || trimmed === '')) return null;
  if (types.includes('string')) return text;
  if ((types.includes('integer') || types.includes('number')) && /^-?\d+(\.\d+)?$/.test(trimmed))
    return Number(trimmed);
  if (types.includes('boolean') && /^(true|false)$/i.test(trimmed)) return trimmed.toLowerCase() === 'true';
  if (
    (types.includes('array') && trimmed.startsWith('[')) ||
    (types.includes('object') && trimmed.startsWith('{'))
  )
    return parsed(trimmed) ?? text;
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
