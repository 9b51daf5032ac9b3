import { errorOf, limits, type Kiban } from '@kiban/client';
import { CommandError, UsageError } from '../console/failure.js';
import { readInput } from '../console/read-input.js';
import { safeJson } from '../console/safe-text.js';
import type { Command, Context, Given } from './command.js';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

const PREFIX = '/api/v1';

/** The client’s calls for a path that is known at run time only. */
type RawCall = (
  path: string,
  init: { params?: { query: Record<string, unknown> }; body?: unknown; headers?: Record<string, string> },
) => ReturnType<Kiban['api']['GET']>;

export const apiCommand: Command = {
  summary: 'Call an operation of the API and print its response',
  arguments: [{ name: 'method' }, { name: 'path' }],
  flags: {
    field: {
      summary: 'text of the body; of the query with GET',
      value: 'name=text',
      short: 'f',
      multiple: true,
    },
    value: { summary: 'the same with a JSON value', value: 'name=json', short: 'F', multiple: true },
    input: { summary: 'the JSON body: a file, or - for standard input', value: 'file' },
    paginate: { summary: 'read all pages of a list' },
    'if-version': { summary: 'the version that the change is based on', value: 'version' },
    'idempotency-key': { summary: 'repeats under one key have one effect', value: 'key' },
  },
  notes: ['Example: kiban api POST /cards -F listId=3 -f title="Order the cake"'],
  run: call,
};

async function call(context: Context, given: Given): Promise<void> {
  const method = methodOf(given.arg(0));
  const [path, written] = partsOf(pathOf(given.arg(1)));
  const fields = fieldsOf(given);
  const isRead = method === 'GET';
  if (isRead && given.text('input') !== undefined)
    throw new UsageError('GET has no body, so --input has no use.');
  const body = isRead ? undefined : await bodyOf(context, given, fields);
  const ifVersion = given.number('if-version');
  const key = given.text('idempotency-key');
  const headers = {
    ...(ifVersion === undefined ? {} : { 'if-match': `"${ifVersion}"` }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  const { api } = await context.kiban();
  const send = api[method] as unknown as RawCall;
  const query = isRead ? { ...written, ...fields } : written;
  const { data, next } = await respond(send, path, { params: { query }, body, headers });
  if (!given.is('paginate')) {
    if (data !== undefined) await context.output.raw(`${safeJson(data, 2)}\n`);
    return;
  }
  await context.output.raw(`${safeJson(await allRows(send, path, query, data, next), 2)}\n`);
}

async function allRows(
  send: RawCall,
  path: string,
  query: Record<string, unknown>,
  first: unknown,
  firstNext: string | null,
): Promise<unknown[]> {
  if (!Array.isArray(first)) throw new CommandError('The response is no list, so it has no pages.');
  const rows: unknown[] = [...(first as unknown[])];
  const seen = new Set<string>();
  for (let next = firstNext; next !== null && !seen.has(next);) {
    seen.add(next);
    const page = await respond(send, path, { params: { query: { ...query, cursor: next } } });
    const more = page.data as unknown[];
    for (const row of more) rows.push(row);
    next = more.length === 0 ? null : page.next;
  }
  return rows;
}

async function respond(
  send: RawCall,
  path: string,
  init: Parameters<RawCall>[1],
): Promise<{ data: unknown; next: string | null }> {
  const { data, error, response } = await send(path, init);
  if (!response.ok) throw errorOf(response, error);
  return { data, next: response.headers.get('x-next-cursor') };
}

function methodOf(text: string): Method {
  const method = METHODS.find((one) => one === text.toUpperCase());
  if (!method) throw new UsageError(`<method> must be one of ${METHODS.join(', ')}.`);
  return method;
}

/** Below the API of the login: another address would get the token. */
function pathOf(text: string): string {
  const path = `/${text.replace(/^\/+/, '')}`.replace(new RegExp(`^${PREFIX}(?=/|$)`), '');
  if (/^[a-z]+:/i.test(text) || /[\s\\{}#]/.test(path) || path.split(/[/?]/).includes('..'))
    throw new UsageError('<path> must be a path of the API, such as /boards/3 or /search?q=cake.');
  return path;
}

/** The path, and the query that is written behind it: --field and the pages add to it. */
function partsOf(text: string): [path: string, query: Record<string, string[]>] {
  const at = text.indexOf('?');
  if (at < 0) return [text, {}];
  const query: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(text.slice(at + 1)))
    if (name !== '__proto__') (query[name] ??= []).push(value);
  return [text.slice(0, at), query];
}

function fieldsOf(given: Given): Record<string, unknown> {
  const texts = given.list('field').map((text) => pairOf(text, '--field'));
  const values = given.list('value').map((text) => {
    const [name, json] = pairOf(text, '--value');
    return [name, parsedJson(json, `--value ${name}`)] as const;
  });
  return Object.fromEntries([...texts, ...values]);
}

function pairOf(text: string, flag: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new UsageError(`${flag} must be name=value.`);
  return [text.slice(0, at), text.slice(at + 1)];
}

async function bodyOf({ stdin }: Context, given: Given, fields: Record<string, unknown>): Promise<unknown> {
  const input = given.text('input');
  if (input === undefined) return Object.keys(fields).length === 0 ? undefined : fields;
  const bytes = await readInput(stdin, input, limits.importBytesMax);
  const body = parsedJson(bytes.toString('utf8'), '--input');
  if (Object.keys(fields).length === 0) return body;
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new UsageError('--field needs an object in --input.');
  return { ...body, ...fields };
}

function parsedJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UsageError(`${what} must be JSON.`);
  }
}
