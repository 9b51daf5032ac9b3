import type { Operation } from '../contract/api-document.js';
import { openTo } from './closed-operations.js';

/** What a token that is restricted to boards may do with an operation. */
export type BoardTokenRule =
  /** On its boards only; every other board does not exist for it. */
  | 'its boards'
  /** Of the workspace, without anything of other boards. */
  | 'allowed'
  /** It may not do this, also on its boards. */
  | 'closed';

const CLOSED = [
  /^POST \/boards$/,
  /^POST \/boards\/import$/,
  /^POST \/boards\/\{id\}\/(duplicate|reorder)$/,
  /^\w+ \/(webhooks|hooks|deliveries|events)(\/|$)/,
];
const ALLOWED = [
  /^GET \/(me|members|workspace|boards|search)$/,
  /^GET \/workspace\/stream$/,
  /^\w+ \/me\/inbox(\/|$)/,
  // The API documents, which are public.
  /^GET \/(openapi|asyncapi|docs|schemas)([./]|$)/,
];
const ITS_BOARDS = [/^\w+ \/(boards|lists|cards|comments|labels|fields|gantt)\//];

/**
 * The decisions on such tokens as a table.
 * @throws for an operation without an entry, so that each new operation gets one
 */
export function boardTokenRuleOf(operation: Pick<Operation, 'method' | 'path'>): BoardTokenRule {
  if (openTo(operation) === 'people only') return 'closed';
  const name = `${operation.method} ${operation.path}`;
  const is = (rules: readonly RegExp[]): boolean => rules.some((rule) => rule.test(name));
  if (is(CLOSED)) return 'closed';
  if (is(ALLOWED)) return 'allowed';
  if (is(ITS_BOARDS) || name === 'POST /cards') return 'its boards';
  throw new Error(`The table has no rule for ${name}.`);
}
