import { parsePath } from './filter-parser.js';
import type { AttributePath } from './filter.js';
import { ScimError } from './scim-error.js';

export const OPERATIONS_MAX = 100;

export interface PatchOperation {
  op: 'add' | 'replace' | 'remove';
  /** Undefined where `value` is an object of attributes. */
  path: AttributePath | undefined;
  value: unknown;
}

type Properties = Readonly<Record<string, unknown>>;

/** The body of a request as an object. @throws ScimError */
export function readObject(body: unknown): Properties {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ScimError('invalidSyntax', 'The body must be a JSON object.');
  return body as Properties;
}

/** The attributes of an object with their paths. Entra ID writes sub-attributes with dots: `name.givenName`. @throws ScimError */
export function attributesOf(body: Properties): [AttributePath, unknown][] {
  return Object.entries(body).map(([key, value]) => [parsePath(key), value]);
}

/** Reads the operations of a PATCH; their names are accepted in any case. @throws ScimError */
export function readOperations(body: unknown): PatchOperation[] {
  const operations = property(readObject(body), 'operations');
  if (!Array.isArray(operations) || operations.length === 0 || operations.length > OPERATIONS_MAX)
    throw new ScimError('invalidSyntax', `Operations must be an array of 1 to ${OPERATIONS_MAX} operations.`);
  return operations.map((operation: unknown) => readOperation(readObject(operation)));
}

function readOperation(operation: Properties): PatchOperation {
  const given = property(operation, 'op');
  const op = (['add', 'replace', 'remove'] as const).find(
    (each) => typeof given === 'string' && given.toLowerCase() === each,
  );
  if (op === undefined) throw new ScimError('invalidSyntax', 'op must be one of add, replace, remove.');
  const path = property(operation, 'path') ?? undefined;
  if (path !== undefined && typeof path !== 'string')
    throw new ScimError('invalidPath', 'path must be a text such as name.givenName.');
  const value = property(operation, 'value');
  if (path === undefined && op === 'remove') throw new ScimError('noTarget', 'A remove needs a path.');
  if (path !== undefined) {
    if (op !== 'remove' && value === undefined) throw new ScimError('invalidValue', `${op} needs a value.`);
    return { op, path: parsePath(path), value };
  }
  return { op, path: undefined, value: readObject(value) };
}

function property(properties: Properties, name: string): unknown {
  const key = Object.keys(properties).find((each) => each.toLowerCase() === name);
  return key === undefined ? undefined : properties[key];
}
