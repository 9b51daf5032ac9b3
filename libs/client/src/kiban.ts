import type { ApiCalls, Verb } from './api-calls.js';
import { boardStream, type BoardStreamItem, type BoardStreamOptions } from './board-stream.js';
import { headersOf, type CallOptions, type KeyedCall, type VersionedCall } from './call-options.js';
import { eventsSince, type FeedOptions, type FeedPage, type FeedPosition } from './event-feed.js';
import { METHODS, type Methods } from './generated/methods.js';
import type { KibanEvent } from './kiban-event.js';
import { errorOf, KibanError } from './kiban-error.js';
import { createPlainClient } from './plain-client.js';
import { rowsOf, type Page } from './rows.js';
import { Transport } from './transport.js';

export interface KibanOptions {
  /** Of the deployment, e.g. `https://kiban.example`. */
  origin: string;
  /** A workspace token (`kbn_…`) or an access token, or a function that returns it and is called for each attempt. */
  token?: string | (() => string | Promise<string>);
  /** Of each attempt, in milliseconds. Default: 30 seconds. */
  timeoutMs?: number;
  /** How often a call is repeated when that cannot have a second effect. Default: 4. */
  retries?: number;
  /** A longer response is an error. Default: 64 MiB. */
  maxResponseBytes?: number;
  /** In place of the global `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

export interface Kiban extends Omit<Methods, 'boards' | 'events'> {
  boards: Methods['boards'] & {
    /** Follow the events of a board, over lost connections */
    stream(boardId: number, options?: BoardStreamOptions): AsyncGenerator<BoardStreamItem, void, undefined>;
  };
  events: Methods['events'] & {
    /** Follow the events of the workspace, after the one with this id */
    since(position: FeedPosition, options?: FeedOptions): AsyncGenerator<KibanEvent, void, undefined>;
  };
  /** Every operation by its verb and path. An error response is returned, not thrown. */
  api: ApiCalls;
}

const TIMEOUT_MS = 30_000;
const RETRIES = 4;
const MAX_RESPONSE_BYTES = 67_108_864;

/** A client of one deployment, with the rights of one token. */
export function createKiban(options: KibanOptions): Kiban {
  const { token, fetch: send = (url, init) => fetch(url, init) } = options;
  const transport = new Transport({
    baseUrl: `${originOf(options.origin)}/api/v1`,
    token: typeof token === 'string' ? () => token : token,
    fetch: send,
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    retries: options.retries ?? RETRIES,
    maxResponseBytes: options.maxResponseBytes ?? MAX_RESPONSE_BYTES,
    isKeyed: (operation) => keyedOperations().has(operation),
  });
  const api = createPlainClient((request) => transport.send(request));
  const methods = methodsOver(api);
  return {
    ...methods,
    boards: {
      ...methods.boards,
      stream: (boardId, { after, cards, signal } = {}) =>
        boardStream(
          (lastId) =>
            transport.open({
              method: 'GET',
              route: '/boards/{id}/stream',
              path: `/boards/${boardId}/stream${cards === undefined ? '' : `?cards=${cards}`}`,
              headers: {
                accept: 'text/event-stream',
                ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
              },
              body: null,
              signal,
            }),
          { after, signal },
        ),
    },
    events: {
      ...methods.events,
      since: (position, given = {}) => {
        const ownMs = given.timeoutMs ?? options.timeoutMs ?? TIMEOUT_MS;
        const read = async (query: object & { wait?: number }, signal?: AbortSignal): Promise<FeedPage> => {
          const timeoutMs = ownMs + (query.wait ?? 0) * 1_000;
          const { rows, nextCursor } = await pageOf(api, 'GET', '/events', {
            params: { query },
            signal,
            timeoutMs,
          });
          return { events: rows as KibanEvent[], nextCursor };
        };
        return eventsSince(read, position, given);
      },
    },
    api: Object.fromEntries(
      VERBS.map((verb) => [verb, guarded(api[verb] as LooseCall)]),
    ) as unknown as ApiCalls,
  };
}

const VERBS: readonly Verb[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

interface LooseInit extends CallOptions {
  params?: { path?: Record<string, unknown>; query?: object };
  body?: unknown;
  headers?: Record<string, string>;
}

interface LooseAnswer {
  data?: unknown;
  error?: unknown;
  response: { ok: boolean; status: number; headers: { get: (name: string) => string | null } };
}

type LooseCall = (path: string, init: LooseInit) => Promise<LooseAnswer>;

let keyed: ReadonlySet<string> | undefined;

/** The operations that take an Idempotency-Key. */
function keyedOperations(): ReadonlySet<string> {
  return (keyed ??= new Set(
    Object.values(METHODS)
      .flatMap((methods) => Object.values(methods as Record<string, string>))
      .flatMap((entry) => {
        const [verb = '', path = '', marks = ''] = entry.split(' ');
        return marks.includes('k') ? [`${verb} ${path}`] : [];
      }),
  ));
}

function methodsOver(api: ApiCalls): Methods {
  const resources = Object.entries(METHODS).map(([resource, methods]) => [
    resource,
    Object.fromEntries(Object.entries(methods).map(([name, entry]) => [name, methodOf(api, entry)])),
  ]);
  return Object.fromEntries(resources) as Methods;
}

/** Its arguments are the values of the path, the body, the query and the options, as far as the operation has them. */
function methodOf(api: ApiCalls, entry: string): (...given: unknown[]) => unknown {
  const [verb = '', path = '', marks = ''] = entry.split(' ');
  const names = [...path.matchAll(/\{(.+?)\}/g)].map(([, name = '']) => name);
  return (...given) => {
    const rest = given.slice(names.length);
    const values = Object.fromEntries(names.map((name, index) => [name, given[index]]));
    const body = marks.includes('b') ? rest.shift() : undefined;
    const query = (marks.includes('q') ? rest.shift() : undefined) as object | undefined;
    const options = (rest.shift() ?? {}) as KeyedCall & VersionedCall;
    const initOf = (cursor?: string): LooseInit => ({
      params: { path: values, query: { ...query, ...(cursor === undefined ? {} : { cursor }) } },
      body,
      headers: headersOf(options),
      signal: options.signal,
      timeoutMs: options.timeoutMs,
    });
    if (marks.includes('p')) return rowsOf((cursor) => pageOf(api, verb as Verb, path, initOf(cursor)));
    return dataOf(api, verb as Verb, path, initOf()).then(({ data }) => data);
  };
}

async function pageOf(api: ApiCalls, verb: Verb, path: string, init: LooseInit): Promise<Page<unknown>> {
  const { data, response } = await dataOf(api, verb, path, init);
  if (!Array.isArray(data)) throw invalidResponse(response.status);
  return { rows: data as unknown[], nextCursor: response.headers.get('x-next-cursor') };
}

/** @throws KibanError also for an error response */
async function dataOf(api: ApiCalls, verb: Verb, path: string, init: LooseInit): Promise<LooseAnswer> {
  const answer = await guarded(api[verb] as LooseCall)(path, init);
  if (!answer.response.ok) throw errorOf(answer.response, answer.error);
  return answer;
}

/** A success that is no JSON comes from something else than the API. */
function guarded(call: LooseCall): LooseCall {
  return (path, init) =>
    call(path, init).catch((error: unknown) => {
      throw error instanceof SyntaxError ? invalidResponse(200) : error;
    });
}

function invalidResponse(status: number): KibanError {
  const message = 'The response is not what the Kiban API sends. Check the origin.';
  return new KibanError({ status, code: 'invalid_response', message });
}

/** The message never quotes the origin, which may contain a password. */
function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin =
    url &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    url.username + url.password + url.search + url.hash === '';
  if (!isOrigin)
    throw new TypeError('The origin is http or https, a host and a port only: https://kiban.example');
  return url.origin;
}
