import type { ApiCall } from '../client/api-caller.js';

/** Properties that name something of one workspace, or must be unused: their examples hold in no other. */
const NAMING = new Set([
  'assigneeIds',
  'boardIds',
  'code',
  'credential',
  'dependsOn',
  'domains',
  'email',
  'fields',
  'filter',
  'issuer',
  'labelIds',
  'listId',
  'memberIds',
  'newPassword',
  'password',
  'slug',
  'targetUrl',
  'url',
  'value',
]);

/** Arrays without others inside, objects with at most one level of them, texts, numbers: what the examples of these properties are. */
const LITERAL = String.raw`\[[^\]]*\]|\{(?:[^{}]|\{[^{}]*\})*\}|"[^"]*"|'[^']*'|[\d.]+`;

/**
 * A sample of the document with the host of `origin`, and with the ids and names of `call` instead of those of the examples.
 * All three languages write these values as JSON does. The query and every other value stay.
 */
export function sampleWithRealValues(source: string, apiUrl: string, origin: string, call: ApiCall): string {
  const [url] = /https?:\/\/[^"']+/.exec(source) ?? [];
  if (url === undefined || !url.startsWith(apiUrl))
    throw new Error(`This sample calls another host: ${source}`);
  const [path = '', query] = call.path.split('?');
  const ownQuery = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  if (query !== undefined && ownQuery === '') throw new Error(`This sample has no query: ${source}`);
  const real = source.replace(url, origin + new URL(apiUrl).pathname + path + ownQuery);
  return namingValues(call.body).reduce((text, [name, value]) => {
    const place = new RegExp(`(["']?\\b${name}["']?: )(${LITERAL})`);
    return text.replace(place, (_all, key: string) => key + JSON.stringify(value));
  }, real);
}

function namingValues(body: unknown): [string, unknown][] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    NAMING.has(name) ? [[name, value] as [string, unknown]] : namingValues(value),
  );
}
