import type { ApiCall } from '../client/api-caller.js';
import type { JsonSchema, Operation } from './api-document.js';

/** An invalid request and its expected status. */
export interface WrongRequest {
  what: string;
  call: ApiCall;
  status: number | readonly number[];
}

const NEVER_GIVEN = '9007199254740991';

/** All invalid variants of a valid call, derived only from the document. */
export function wrongRequests(
  operation: Operation,
  valid: ApiCall,
  body: JsonSchema | undefined,
): WrongRequest[] {
  return [...wrongPaths(operation, valid), ...(body ? wrongBodies(valid, body) : [])];
}

function wrongPaths({ method, path: template, parameters = [] }: Operation, valid: ApiCall): WrongRequest[] {
  const [pathname = '', query] = valid.path.split('?');
  const parts = template.split('/');
  const spoilt = (value: string): ApiCall => ({
    ...valid,
    path: [
      pathname
        .split('/')
        .map((part, index) => (parts[index]?.startsWith('{') ? value : part))
        .join('/'),
      ...(query === undefined ? [] : [query]),
    ].join('?'),
  });
  const ids = parameters.filter(
    (parameter) => parameter.in === 'path' && parameter.schema?.type === 'integer',
  );
  if (ids.length === 0) return [];
  return [
    {
      what: 'an unknown id',
      call: spoilt(NEVER_GIVEN),
      // Automation tools delete subscriptions that may no longer exist.
      status: method === 'DELETE' && template === '/hooks/{id}' ? 204 : [404, 422],
    },
    { what: 'a malformed id', call: spoilt('not-an-id'), status: 422 },
    { what: 'an id below 1', call: spoilt('-1'), status: 422 },
  ];
}

function wrongBodies(valid: ApiCall, schema: JsonSchema): WrongRequest[] {
  const raw = (text: string, type = 'application/json'): ApiCall => ({
    method: valid.method,
    path: valid.path,
    raw: text,
    headers: { 'content-type': type },
  });
  const body = valid.body as Record<string, unknown>;
  const changed = (member: string, value: unknown): ApiCall => ({
    ...valid,
    body: { ...body, [member]: value },
  });
  const required = schema.required ?? [];
  return [
    { what: 'broken JSON', call: raw('{"a":'), status: 400 },
    { what: 'a body that is not JSON', call: raw('a=1', 'application/x-www-form-urlencoded'), status: 415 },
    { what: 'an array', call: raw('[]'), status: 422 },
    { what: 'an unknown property', call: changed('unknownMember', 1), status: 422 },
    ...required.map((member) => ({
      what: `no ${member}`,
      call: changed(member, undefined),
      status: 422,
    })),
    ...Object.entries(schema.properties ?? {}).map(([member, property]) => ({
      what: `${member} of another type`,
      call: changed(member, valueOfAnotherType(property)),
      status: 422,
    })),
  ];
}

/** A value that is invalid for a schema of this type; undefined when every value is valid. */
function valueOfAnotherType({ type }: JsonSchema): unknown {
  const types = new Set([type].flat());
  if (types.has('boolean')) return 'neither';
  return true;
}
