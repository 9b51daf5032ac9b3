import type { Type } from '@nestjs/common';
import { apiPrefix, DomainError, fieldShapes, type ErrorDetail } from '@kiban/contracts';
import { boundedText, DETAILS_MAX } from '../bodies/bounded-text.js';
import { ignoresUnknownQuery } from './unknown-query.js';

type Handler = (...values: never[]) => unknown;

/** Where Nest keeps a handler's parameters, and its number for those of the query. */
const ROUTE_ARGUMENTS = '__routeArguments__';
const QUERY_ARGUMENT = /^4:/;
/** Where `@ApiQuery` puts what it documents. */
const DOCUMENTED = 'swagger/apiParameters';
/** Where `@ApiResponse` puts what it documents, by status. */
const RESPONSES = 'swagger/apiResponse';
/** What APIs call the parameters of their pages. */
const PAGING = new Set(['limit', 'cursor', 'page', 'per_page', 'perpage', 'page_size', 'pagesize', 'offset']);
const NAME_LENGTH_MAX = 60;
/** Most edits between a name and the one that it is probably meant to be. */
const EDITS_MAX = 2;

interface RouteArgument {
  index: number;
  data?: unknown;
}

const namesOf = new WeakMap<Handler, readonly string[]>();

/**
 * Rejects query parameters that a route does not declare. A route declares them by `@Query('name')`, by the DTO class of
 * `@Query()`, or by `@ApiQuery`, which are also what the OpenAPI document shows. A controller may ignore the others.
 * @throws DomainError 422
 */
export function requireKnownQuery(
  request: { method: string; query: unknown; routeOptions: { url?: string } },
  controller: Type,
  handler: Handler,
): void {
  const { query } = request;
  if (typeof query !== 'object' || query === null) return;
  const given = Object.keys(query);
  if (given.length === 0 || ignoresUnknownQuery(controller)) return;
  const accepted = acceptedNames(controller, handler);
  const unknown = given.filter((name) => !accepted.includes(name)).slice(0, DETAILS_MAX);
  if (unknown.length === 0) return;
  const path = shownPath(request.routeOptions.url ?? '');
  const route = `${request.method} ${path}`;
  const whole = isCollection(handler) && !accepted.includes('limit') ? nounOf(path) : undefined;
  const details = unknown.map((name): ErrorDetail => {
    const field = boundedText(name, NAME_LENGTH_MAX);
    return { field, code: 'unknown_member', message: sentence(field, route, accepted, whole) };
  });
  throw new DomainError('validation_failed', details[0]?.message ?? '', details);
}

/** Names of the query parameters that a route declares. */
export function acceptedNames(controller: Type, handler: Handler): readonly string[] {
  const known = namesOf.get(handler);
  if (known) return known;
  const names = [...new Set([...argumentNames(controller, handler), ...documentedNames(handler)])];
  namesOf.set(handler, names);
  return names;
}

function argumentNames(controller: Type, handler: Handler): string[] {
  const routeArguments = (Reflect.getMetadata(ROUTE_ARGUMENTS, controller, handler.name) ?? {}) as Record<
    string,
    RouteArgument
  >;
  const types = (Reflect.getMetadata('design:paramtypes', controller.prototype as object, handler.name) ??
    []) as Type[];
  return Object.entries(routeArguments).flatMap(([key, { index, data }]) => {
    if (!QUERY_ARGUMENT.test(key)) return [];
    if (typeof data === 'string') return [data];
    const type = types[index];
    return type ? [...fieldShapes(type as Type<object>).keys()] : [];
  });
}

function documentedNames(handler: Handler): string[] {
  const documented = (Reflect.getMetadata(DOCUMENTED, handler) ?? []) as { name?: unknown; in?: string }[];
  return documented.flatMap(({ name, in: place }) =>
    place === 'query' && typeof name === 'string' ? [name] : [],
  );
}

function isCollection(handler: Handler): boolean {
  const responses = (Reflect.getMetadata(RESPONSES, handler) ?? {}) as Record<string, { isArray?: boolean }>;
  return responses['200']?.isArray === true;
}

/** What a collection's address ends with, such as `field values`. */
const nounOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');

/** @param whole what the route returns all of, where it returns a collection without pages */
function sentence(name: string, route: string, accepted: readonly string[], whole?: string): string {
  if (whole !== undefined && PAGING.has(name.toLowerCase()))
    return `${route} returns all ${whole.endsWith('s') ? whole : `of the ${whole}`}; remove ${name}.`;
  if (accepted.length === 0) return `${route} takes no query parameters; remove ${name}.`;
  const nearest = nearestOf(name, accepted);
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return `"${name}" is not a parameter of ${route}; accepted: ${accepted.join(', ')}.${hint}`;
}

/** A route's address as the OpenAPI document writes it. */
const shownPath = (url: string): string =>
  (url.startsWith(`${apiPrefix}/`) ? url.slice(apiPrefix.length) : url).replace(/:(\w+)/g, '{$1}');

function nearestOf(name: string, accepted: readonly string[]): string | undefined {
  const [nearest] = accepted
    .map((candidate) => ({ candidate, edits: editsBetween(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ edits, candidate }) => edits <= Math.min(EDITS_MAX, candidate.length - 1))
    .sort((a, b) => a.edits - b.edits);
  return nearest?.candidate;
}

/** Levenshtein distance. */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
