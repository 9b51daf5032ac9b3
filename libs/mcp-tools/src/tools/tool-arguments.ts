import { z } from 'zod';
import { ToolError } from './tool-error.js';

/** A JSON Schema as far as the tools use it. */
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

/** The JSON Schema of a tool's arguments as it is listed: nothing in it that a model does not need. */
export function advertisedSchema(schema: z.ZodObject): JsonSchema & { type: 'object' } {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return { ...compact(json), type: 'object' };
}

function compact(json: JsonSchema): JsonSchema {
  const result: JsonSchema = Object.fromEntries(
    Object.entries(json).filter(
      ([keyword, value]) => !leftOut.has(keyword) && Math.abs(value as number) !== Number.MAX_SAFE_INTEGER,
    ),
  );
  if (json.properties)
    result.properties = Object.fromEntries(
      Object.entries(json.properties).map(([name, member]) => [name, compact(member)]),
    );
  if (json.items) result.items = compact(json.items);
  if (json.anyOf) result.anyOf = json.anyOf.map(compact);
  if (!Array.isArray(json.type)) return result;
  delete result.type;
  return { ...result, anyOf: json.type.map((type) => ({ type })) };
}

/**
 * Bounds that a model meets by itself cost more in every conversation than their refusal costs where
 * one is passed; the tools keep them all the same. The dialect is the protocol's own.
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

/**
 * The types of a value; none where there are so many that a text may mean any of them. A list of types in `type` would be
 * shorter than `anyOf`, but some clients read `type` as one text and drop the tool.
 */
function typesOf({ type, anyOf = [] }: JsonSchema): readonly string[] {
  if (type !== undefined) return [type].flat();
  return anyOf.length > 2 ? [] : anyOf.flatMap(typesOf);
}

/**
 * Reads the arguments of a call. Models send numbers as strings, and lists and objects as JSON text,
 * too often to refuse it: what is meant without doubt is taken. All else is refused in one text that
 * names every fault.
 */
export function readArguments<Schema extends z.ZodObject>(
  schema: Schema,
  json: JsonSchema,
  raw: unknown,
): z.infer<Schema> {
  const read = lenient(json, raw ?? {});
  const result = schema.safeParse(read);
  if (result.success) return result.data;
  const faults = result.error.issues.slice(0, FAULTS_MAX).map((issue) => faultText(issue, json, read));
  throw new ToolError('invalid_arguments', faults.join(' '));
}

const FAULTS_MAX = 6;
/** Of names that the caller chose: a fault quotes some, not all of a megabyte. */
const NAMES_MAX = 10;
const NAME_LENGTH_MAX = 100;
const MESSAGE_LENGTH_MAX = 500;

const shown = (name: PropertyKey): string => String(name).slice(0, NAME_LENGTH_MAX).toWellFormed();

function faultText(issue: z.core.$ZodIssue, json: JsonSchema, read: unknown): string {
  if (issue.code === 'unrecognized_keys' && issue.path.length === 0)
    return `Unknown: ${issue.keys.slice(0, NAMES_MAX).map(shown).join(', ')}. The arguments are: ${Object.keys(json.properties ?? {}).join(', ')}.`;
  const name = issue.path.map(shown).join('.');
  if (name !== '' && at(read, issue.path) === undefined) return `${name}: is missing.`;
  return `${name === '' ? 'The arguments' : name}: ${issue.message.slice(0, MESSAGE_LENGTH_MAX).toWellFormed()}.`;
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );
}

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
      // Clients fill what the model left out with null; where null is no value, it means the same.
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
  if (types.includes('string')) return types.includes('null') && trimmed === 'null' ? null : text;
  if (types.includes('null') && trimmed === 'null') return null;
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
