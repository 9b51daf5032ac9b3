import { jsonExcess, jsonFault } from '@kiban/http-kit';

/** Values in a body. The SDK accepts 5,000 in the arguments of one call, but parses all of them before it counts. */
const VALUES_MAX = 6_000;
/** Properties of one object: the SDK needs 7 µs for each. The attributes of a list have at most 50. */
const PROPERTIES_MAX = 200;
/** Characters of a name or id. Errors quote them. */
const NAME_LENGTH_MAX = 200;
const URI_LENGTH_MAX = 2_000;

/** @returns why a body is rejected before it is parsed, or null */
export function bodyFault(text: string): string | null {
  return jsonFault(text, VALUES_MAX)?.message ?? null;
}

/** @returns why a message, or one of a batch, is rejected before the SDK reads it; or null */
export function messageFault(message: unknown): string | null {
  if (isWide(message)) return `Every object must have at most ${PROPERTIES_MAX} properties.`;
  for (const one of Array.isArray(message) ? (message as unknown[]) : [message]) {
    const fault = textFault(recordOf(one));
    if (fault !== null) return fault;
  }
  return null;
}

/** Whether it contains an object with more properties than any valid message has. */
function isWide(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const inner: unknown[] = Object.values(value);
  return (!Array.isArray(value) && inner.length > PROPERTIES_MAX) || inner.some(isWide);
}

function textFault({ id, method, params }: Record<string, unknown>): string | null {
  const { name, uri, arguments: args } = recordOf(params);
  if ([id, method, name].some((text) => isLonger(text, NAME_LENGTH_MAX)) || isLonger(uri, URI_LENGTH_MAX))
    return `id, method and name must have at most ${NAME_LENGTH_MAX} characters, uri at most ${URI_LENGTH_MAX}.`;
  return holdsWideJson(args) ? `A list or object sent as text must have at most ${VALUES_MAX} values.` : null;
}

/** Tools also accept lists and objects as JSON text. Depth is not limited: it costs nothing, and prose may start like JSON. */
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
