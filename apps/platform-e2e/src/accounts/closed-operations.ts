import type { Operation } from '../contract/api-document.js';

/** Callers of an operation besides members in the web app. */
export type OpenTo = 'token and AI' | 'token' | 'people only';

const PEOPLE_ONLY = [
  /^\w+ \/(tokens|clients|invitations|audit)(\/|$)/,
  /^(PATCH|DELETE) \/members\//,
  /^(PATCH|POST|PUT|DELETE) \/me(\/(?!inbox)|$)/,
  /^GET \/me\/(?!inbox)/,
  /^PATCH \/workspace$/,
  /^POST \/workspace\/(delete|restore)$/,
  /^\w+ \/workspace\/sign-in-providers(\/|$)/,
];
const NO_AI = [
  /^\w+ \/(webhooks|hooks|deliveries|events)(\/|$)/,
  // Deleting a board and changing its visibility exceed a member's rights on boards.
  /^DELETE \/boards\/\{id\}$/,
  /^PUT \/boards\/\{id\}\/members$/,
];
const ANYBODY = [
  /^\w+ \/(boards|lists|cards|comments|labels|fields|gantt|search)(\/|$)/,
  /^GET \/(me|members|workspace(\/stream)?)$/,
  // What waits for the member whom they act for.
  /^\w+ \/me\/inbox(\/|$)/,
  // The API documents, which are public.
  /^GET \/(openapi|asyncapi|docs|schemas)([./]|$)/,
];

/**
 * Decisions §3 and §4 as a table: a token never issues or revokes tokens and never touches billing; an AI
 * never touches tokens, clients, members, webhooks or billing.
 * @throws for an operation without an entry, so that each new operation gets one
 */
export function openTo({ method, path }: Pick<Operation, 'method' | 'path'>): OpenTo {
  const name = `${method} ${path}`;
  const is = (rules: readonly RegExp[]): boolean => rules.some((rule) => rule.test(name));
  if (is(PEOPLE_ONLY)) return 'people only';
  if (is(NO_AI)) return 'token';
  if (is(ANYBODY)) return 'token and AI';
  throw new Error(`The table has no entry for ${name}.`);
}
