import { hostileBody, hostileShapes, type HostileShape } from '@kiban/testing';
import type { HostileWorld } from './hostile-world.js';

/** One hostile request, complete but for its connection. */
export interface HostileRequest {
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

const MEBIBYTE = 1_048_576;
/** What the sign-in server reads of a body. */
const OAUTH_BYTES = 50 * 1_024;

interface Target {
  method: string;
  path: string;
  property: string;
  bearer?: string;
  shapes: readonly HostileShape[];
  bytes?: number;
  headers?: Record<string, string>;
  /** Stands before the hostile property. */
  before?: string;
  /** Closes what `before` opened. */
  after?: string;
}

const { emptyObjects, nestedArrays, nestedObjects, strings, manyKeys, longString } = hostileShapes;
const usual = [emptyObjects, nestedArrays];

/** Every hostile request that the runs send: all shapes at one route, and the dearest ones at all that take them. */
export function hostileRequests({ attacker }: HostileWorld): HostileRequest[] {
  const { token, screenToken, aiToken, boardId, listId, cardId, fieldId } = attacker;
  const api = (
    call: string,
    property: string,
    shapes: readonly HostileShape[] = usual,
    more: Partial<Target> = {},
  ): Target => {
    const [method = '', path = ''] = call.split(' ');
    return { method, path: `/api/v1${path}`, property, shapes, bearer: token, ...more };
  };
  const targets: Target[] = [
    api('POST /cards/batch', 'cards', Object.values(hostileShapes)),
    api('POST /cards/batch-update', 'cards', Object.values(hostileShapes)),
    api('POST /boards', 'lists'),
    api('POST /boards', 'columns', [emptyObjects]),
    api('POST /boards', 'rows', [emptyObjects]),
    api(`POST /boards/${boardId}/fields`, 'options', [emptyObjects, strings]),
    api(`PATCH /fields/${fieldId}`, 'options', [emptyObjects]),
    api('POST /cards', 'description', [nestedArrays, longString]),
    api('POST /cards', 'title', [nestedArrays], { headers: { 'idempotency-key': 'hostile' } }),
    api('POST /cards/batch', 'cards', [emptyObjects], { bearer: '' }),
    api(`PUT /cards/${cardId}/labels`, 'labelIds', [emptyObjects]),
    api(`PUT /cards/${cardId}/fields/${fieldId}`, 'value', usual),
    api(`PATCH /lists/${listId}`, 'info', [nestedObjects, manyKeys]),
    api('POST /boards/import', 'lists', usual, {
      before: '"format":"kiban.board","formatVersion":1,"board":{"name":"a"},',
    }),
    api('POST /boards/import', 'cards', [emptyObjects], {
      before: '"id":"5","name":"Trello","lists":[{"id":"1","name":"List","pos":1}],',
    }),
    api('POST /boards/import', 'cards', [emptyObjects], {
      before: '"format":"kiban.board","formatVersion":1,"board":{"name":"a"},"lists":[{"name":"List",',
      after: ']}',
    }),
    api('PATCH /me', 'name', [nestedArrays, longString], { bearer: screenToken }),
    api('POST /tokens', 'name', [nestedArrays], { bearer: screenToken }),
    api('POST /webhooks', 'events', [emptyObjects, strings]),
    api('POST /webhooks', 'boardIds', usual),
    api('POST /hooks', 'filter', [manyKeys, nestedObjects]),
    {
      method: 'POST',
      path: '/mcp',
      property: 'params',
      bearer: aiToken,
      shapes: [...usual, nestedObjects, manyKeys, longString],
      before: '"jsonrpc":"2.0","id":1,"method":"tools/call",',
      headers: { accept: 'application/json, text/event-stream' },
    },
    {
      method: 'POST',
      path: '/oauth/register',
      property: 'redirect_uris',
      shapes: usual,
      bytes: OAUTH_BYTES,
    },
    { method: 'POST', path: '/oauth/register', property: 'redirect_uris', shapes: [nestedArrays] },
  ];
  return targets.flatMap((target) => target.shapes.map((shape) => requestOf(target, shape)));
}

function requestOf(target: Target, shape: HostileShape): HostileRequest {
  const {
    method,
    path,
    property,
    bearer = '',
    bytes = MEBIBYTE,
    before = '',
    after = '',
    headers = {},
  } = target;
  const text = hostileBody(shape, property, bytes - before.length - after.length);
  const body = text.startsWith('{') ? `{${before}${text.slice(1)}${after}` : text;
  const size = bytes === MEBIBYTE ? '1 MiB' : `${Math.round(bytes / 1_024)} KiB`;
  const place = `${method} ${path.replaceAll(/\d+(?=\/|$)/g, '{id}').replace('/api/v{id}', '')} ${property}`;
  return {
    name: `${place}${bearer === '' ? ' without a bearer' : ''}: ${shape.name}, ${size}`,
    method,
    path,
    headers: {
      'content-type': 'application/json',
      ...(bearer === '' ? {} : { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    body: Buffer.from(body),
  };
}
