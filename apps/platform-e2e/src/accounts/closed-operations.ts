import type { Operation } from '../contract/api-document.js';

/** Who may call an operation beside people at the screen. */
export type OpenTo = 'token and AI' | 'token' | 'people only';

const PEOPLE_ONLY = [
  /^\w+ \/(tokens|clients|invitations|audit)(\/|$)/,
  /^(PATCH|DELETE) \/members\//,
  /^(PATCH|POST) \/me(\/|$)/,
  /^PATCH \/workspace$/,
];
const NO_AI = [
  /^\w+ \/(webhooks|hooks|deliveries|events)(\/|$)/,
  // Deleting a board, and who sees it, is more than a member's verbs on boards.
  /^DELETE \/boards\/\{id\}$/,
  /^PUT \/boards\/\{id\}\/members$/,
];
const ANYBODY = [
  /^\w+ \/(boards|lists|cards|comments|labels|fields|gantt|search)(\/|$)/,
  /^GET \/(me|members|workspace)$/,
  // The interface's own description, which anybody may read.
  /^GET \/(openapi|asyncapi|docs|schemas)([./]|$)/,
];

/**
 * Decisions §3 and §4 as a table: a token never issues or revokes tokens and never touches billing; an AI
 * never touches tokens, clients, members, webhooks or billing.
 * @throws for an operation that the table does not know: whoever adds one says who may call it
 */
export function openTo({ method, path }: Pick<Operation, 'method' | 'path'>): OpenTo {
  const name = `${method} ${path}`;
  const is = (rules: readonly RegExp[]): boolean => rules.some((rule) => rule.test(name));
  if (is(PEOPLE_ONLY)) return 'people only';
  if (is(NO_AI)) return 'token';
  if (is(ANYBODY)) return 'token and AI';
  throw new Error(`Nothing says who may call ${name}.`);
}
