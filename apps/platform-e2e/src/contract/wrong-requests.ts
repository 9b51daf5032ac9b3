import type { ApiCall } from '../client/api-caller.js';
import type { JsonSchema, Operation } from './api-document.js';

/** A request that must be refused, and with which status. */
export interface WrongRequest {
  what: string;
  call: ApiCall;
  status: number | readonly number[];
}

const NEVER_GIVEN = '9007199254740991';

/** Every way in which a valid call of an operation can be spoilt, from its document alone. */
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
      what: 'an id that was never given',
      call: spoilt(NEVER_GIVEN),
      // Automation tools delete a subscription without knowing whether it is still there.
      status: method === 'DELETE' && template === '/hooks/{id}' ? 204 : [404, 422],
    },
    { what: 'an id that is none', call: spoilt('not-an-id'), status: 422 },
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
    { what: 'an unknown member', call: changed('unknownMember', 1), status: 422 },
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

/** A value that no schema of this type takes; for what may be anything, there is none but a function's absence. */
function valueOfAnotherType({ type }: JsonSchema): unknown {
  const types = new Set([type].flat());
  if (types.has('boolean')) return 'neither';
  return true;
}
