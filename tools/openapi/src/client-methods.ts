import { CLIENT_NAMES } from './client-names.js';
import type { ApiDocument } from './document.js';

interface Schema {
  $ref?: string;
  type?: unknown;
  items?: Schema;
}

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  schema?: Schema;
}

export interface ClientOperation {
  operationId?: string;
  summary?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
  'x-paging'?: string;
}

interface Located {
  verb: string;
  path: string;
  operation: ClientOperation;
}

/** The methods of `@kiban/client`: their types, and a table from which the client makes them. */
export function clientMethods(document: ApiDocument): string {
  const operations = operationsOf(document);
  const located = (id: string): Located => {
    const found = operations.get(id);
    if (!found) throw new Error(`client-names.ts names ${id}, which the document does not have.`);
    return found;
  };
  const resources = Object.entries(CLIENT_NAMES);
  const types = resources.map(([resource, methods]) => {
    const members = Object.entries(methods).map(([name, id]) => signature(name, located(id)));
    return `export interface ${typeName(resource)} {\n${members.join('')}}\n`;
  });
  const table = resources.map(([resource, methods]) => {
    const members = Object.entries(methods).map(([name, id]) => `    ${name}: '${entry(located(id))}',\n`);
    return `  ${resource}: {\n${members.join('')}  },\n`;
  });
  const all = resources.map(([resource]) => `  ${resource}: ${typeName(resource)};\n`);
  return `// Generated from libs/contracts/openapi/openapi.json by “npm run openapi”. Do not edit.
import type { CallOptions, KeyedCall, Query, VersionedCall } from '../call-options.js';
import type { KibanEvent } from '../kiban-event.js';
import type { Rows } from '../rows.js';
import type { components, operations } from './schema.js';

type Schemas = components['schemas'];

${types.join('\n')}
export interface Methods {
${all.join('')}}

/** Verb, path and marks: b body, k Idempotency-Key, p pages, q query. */
export const METHODS = {
${table.join('')}} as const;
`;
}

export function operationsOf(document: ApiDocument): Map<string, Located> {
  const found = new Map<string, Located>();
  for (const [path, item] of Object.entries(document.paths))
    for (const [verb, value] of Object.entries(item)) {
      const operation = value as ClientOperation;
      if (operation.operationId)
        found.set(operation.operationId, { verb: verb.toUpperCase(), path, operation });
    }
  return found;
}

function entry({ verb, path, operation }: Located): string {
  const marks = [
    operation.requestBody ? 'b' : '',
    hasShared(operation, 'IdempotencyKey') ? 'k' : '',
    operation['x-paging'] === 'cursor' ? 'p' : '',
    hasQuery(operation) ? 'q' : '',
  ].join('');
  return marks === '' ? `${verb} ${path}` : `${verb} ${path} ${marks}`;
}

function signature(name: string, { path, operation }: Located): string {
  const id = operation.operationId ?? '';
  const body = operation.requestBody;
  const parameters = [
    ...pathParameters(path, operation),
    ...(body ? [`body${body.required === false ? '?' : ''}: ${bodyType(operation)}`] : []),
    ...(hasQuery(operation) ? [`query?: Query<operations['${id}']>`] : []),
    `options?: ${optionsType(operation)}`,
  ];
  const row = resultType(operation);
  const result = operation['x-paging'] === 'cursor' ? `Rows<${row.replace(/\[\]$/, '')}>` : `Promise<${row}>`;
  return `  /** ${operation.summary ?? id} */\n  ${name}(${parameters.join(', ')}): ${result};\n`;
}

/** `/cards/{id}/labels/{labelId}` → `cardId`, `labelId`; `/sign-in-providers/{id}` → `signInProviderId`. */
function pathParameters(path: string, { parameters = [] }: ClientOperation): string[] {
  const segments = path.split('/');
  return segments.flatMap((segment, index) => {
    const name = /^\{(.+)\}$/.exec(segment)?.[1];
    if (name === undefined) return [];
    const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema;
    const collection = (segments[index - 1] ?? '').replace(/-(\w)/g, (_, letter: string) =>
      letter.toUpperCase(),
    );
    const owner = collection.replace(/ies$/, 'y').replace(/s$/, '');
    const type = schema?.type === 'integer' ? 'number' : schema?.$ref ? reference(schema.$ref) : 'string';
    return [`${name === 'id' ? `${owner}Id` : name}: ${type}`];
  });
}

function optionsType(operation: ClientOperation): string {
  const parts = [
    hasShared(operation, 'IdempotencyKey') ? 'KeyedCall' : '',
    hasShared(operation, 'IfMatch') ? 'VersionedCall' : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'CallOptions' : parts.join(' & ');
}

function bodyType({ operationId = '', requestBody }: ClientOperation): string {
  const schema = requestBody?.content['application/json']?.schema;
  return schema?.$ref
    ? reference(schema.$ref)
    : `NonNullable<operations['${operationId}']['requestBody']>['content']['application/json']`;
}

function resultType({ operationId = '', responses }: ClientOperation): string {
  const types = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, { content }]) => {
      const schema = content?.['application/json']?.schema;
      if (!schema) return 'undefined';
      if (schema.$ref) return reference(schema.$ref);
      if (schema.type === 'array' && schema.items?.$ref) return `${reference(schema.items.$ref)}[]`;
      return `operations['${operationId}']['responses'][${status}]['content']['application/json']`;
    });
  return [...new Set(types)].join(' | ');
}

function hasShared({ parameters = [] }: ClientOperation, name: string): boolean {
  return parameters.some(({ $ref }) => $ref === `#/components/parameters/${name}`);
}

function hasQuery({ parameters = [] }: ClientOperation): boolean {
  return parameters.some((parameter) => parameter.in === 'query');
}

function reference(ref: string): string {
  const name = ref.split('/').pop() ?? '';
  // The client has the union that `event` narrows.
  return name === 'EventPayload' ? 'KibanEvent' : `Schemas['${name}']`;
}

function typeName(resource: string): string {
  return `${resource.charAt(0).toUpperCase()}${resource.slice(1)}Methods`;
}
