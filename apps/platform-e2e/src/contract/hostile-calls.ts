import { hostileBody, hostileShapes, type HostileShape } from '@kiban/testing';
import type { ApiCall } from '../client/api-caller.js';
import { bodySchema, resolved, type ApiDocument, type JsonSchema, type Operation } from './api-document.js';

/** A large, deep or wide call that must be rejected like any other invalid call. */
export interface HostileCall {
  what: string;
  call: ApiCall;
}

const BYTES = 1_048_576;
const LEVELS = 5_000;
const ELEMENTS = 100_000;
const KEYS = 10_000;
const QUERY_PARAMETERS = 500;
const QUERY_CHARACTERS = 8_000;

/** Properties of an import, whose schema names none. */
const UNDOCUMENTED = ['lists', 'cards'];

const {
  longString,
  nestedArrays,
  nestedObjects,
  emptyObjects,
  strings,
  manyKeys,
  unknownProperties,
  longKey,
  rootList,
} = hostileShapes;

/** All hostile calls of one operation, at the path of a valid call. */
export function hostileCalls(document: ApiDocument, operation: Operation, valid: ApiCall): HostileCall[] {
  if (operation.method === 'GET') return hostileQueries(valid);
  const schema = bodySchema(document, operation);
  return schema ? hostileBodies(document, schema, valid) : bodiesWhereNoneIsRead(operation, valid);
}

function hostileBodies(document: ApiDocument, schema: JsonSchema, valid: ApiCall): HostileCall[] {
  const properties = Object.entries(schema.properties ?? {});
  const names = properties.length > 0 ? properties.map(([name]) => name) : UNDOCUMENTED;
  const lists = properties
    .filter(([, one]) => typesOf(document, one).includes('array'))
    .map(([name]) => name);
  const [first = 'a'] = names;
  const wide = lists.length > 0 ? lists : names.slice(0, 2);
  const send = (shape: HostileShape, property: string, count: number): HostileCall => ({
    what: `${property} with ${shape.name} (${count})`,
    call: rawCall(valid, shape.text(property, count)),
  });
  return [
    { what: `${first} of 1 MiB`, call: rawCall(valid, hostileBody(longString, first, BYTES)) },
    ...names.slice(0, 2).map((name) => send(nestedArrays, name, LEVELS)),
    send(nestedObjects, names.at(-1) ?? first, LEVELS),
    ...wide.flatMap((name) => [send(emptyObjects, name, ELEMENTS), send(strings, name, ELEMENTS)]),
    ...names.slice(0, 1).map((name) => send(manyKeys, name, KEYS)),
    send(unknownProperties, first, KEYS),
    send(rootList, first, ELEMENTS),
    { what: 'a property name of 1 MiB', call: rawCall(valid, hostileBody(longKey, first, BYTES)) },
  ];
}

function bodiesWhereNoneIsRead({ method }: Operation, valid: ApiCall): HostileCall[] {
  if (method === 'DELETE') return [];
  return [
    {
      what: 'a deep body for an operation without one',
      call: rawCall(valid, nestedArrays.text('a', LEVELS)),
    },
    {
      what: 'a body of 1 MiB for an operation without one',
      call: rawCall(valid, hostileBody(longString, 'a', BYTES)),
    },
  ];
}

function hostileQueries(valid: ApiCall): HostileCall[] {
  const withQuery = (query: string): ApiCall => ({
    ...valid,
    path: `${valid.path}${valid.path.includes('?') ? '&' : '?'}${query}`,
  });
  const many = Array.from({ length: QUERY_PARAMETERS }, (_, index) => `k${index}=1`).join('&');
  return [
    { what: 'very many query parameters', call: withQuery(many) },
    { what: 'a query parameter repeated very often', call: withQuery('limit=1&'.repeat(QUERY_PARAMETERS)) },
    { what: 'a very long query parameter', call: withQuery(`cursor=${'a'.repeat(QUERY_CHARACTERS)}`) },
  ];
}

const rawCall = ({ method, path }: ApiCall, text: string): ApiCall => ({
  method,
  path,
  raw: text,
  headers: { 'content-type': 'application/json' },
});

function typesOf(document: ApiDocument, schema: JsonSchema): string[] {
  return [resolved(document, schema).type ?? []].flat();
}
