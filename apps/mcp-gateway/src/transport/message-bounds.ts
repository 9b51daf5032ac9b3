import { jsonExcess, jsonFault } from '@kiban/http-kit';

/** Values in a body; the SDK takes 5,000 in the arguments of one call, and reads all of them before it counts. */
const VALUES_MAX = 6_000;
/** Characters of a name or id, which errors quote. */
const NAME_LENGTH_MAX = 200;
const URI_LENGTH_MAX = 2_000;

/** @returns why a body is rejected before it is parsed, or null */
export function bodyFault(text: string): string | null {
  return jsonFault(text, VALUES_MAX)?.message ?? null;
}

/** @returns which part of a message, or of a batch, is too long to be repeated in a response; or null */
export function messageFault(message: unknown): string | null {
  if (Array.isArray(message)) {
    for (const one of message as unknown[]) {
      const fault = messageFault(one);
      if (fault !== null) return fault;
    }
    return null;
  }
  const { id, method, params } = recordOf(message);
  const { name, uri } = recordOf(params);
  const isTooLong =
    isLonger(id, NAME_LENGTH_MAX) ||
    isLonger(method, NAME_LENGTH_MAX) ||
    isLonger(name, NAME_LENGTH_MAX) ||
    isLonger(uri, URI_LENGTH_MAX);
  if (holdsWideJson(recordOf(params)['arguments']))
    return `A list or object that is sent as text must have at most ${VALUES_MAX} values.`;
  return isTooLong
    ? `id, method and name must have at most ${NAME_LENGTH_MAX} characters, uri at most ${URI_LENGTH_MAX}.`
    : null;
}

/** Tools take lists and objects as JSON text too, which is no shorter a way to what the bounds keep out. */
function holdsWideJson(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(holdsWideJson);
  return (
    typeof value === 'string' &&
    /^\s*[[{]/.test(value) &&
    jsonExcess(value, { depthMax: Number.POSITIVE_INFINITY, valuesMax: VALUES_MAX }) !== null
  );
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const isLonger = (value: unknown, lengthMax: number): boolean =>
  typeof value === 'string' && value.length > lengthMax;
