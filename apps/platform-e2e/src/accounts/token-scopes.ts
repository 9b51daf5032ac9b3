import type { Operation } from '../contract/api-document.js';
import { openTo } from './closed-operations.js';

export const tokenScopes = ['boards:read', 'boards:write', 'webhooks:manage', 'members:read'] as const;
export type TokenScope = (typeof tokenScopes)[number];

const RULES: readonly [RegExp, TokenScope | 'none'][] = [
  [/^GET \/me\/inbox(\/|$)/, 'boards:read'],
  [/^\w+ \/me\/inbox(\/|$)/, 'boards:write'],
  [/^GET \/(me|workspace|openapi|asyncapi|docs|schemas)([./](?!stream)|$)/, 'none'],
  [/^GET \/members$/, 'members:read'],
  [/^\w+ \/(webhooks|hooks|deliveries|events)(\/|$)/, 'webhooks:manage'],
  [/^GET \/(boards|lists|cards|comments|labels|fields|gantt|search|workspace\/stream)(\/|$)/, 'boards:read'],
  [/^\w+ \/(boards|lists|cards|comments|labels|fields|gantt)(\/|$)/, 'boards:write'],
];

/**
 * The scope that an API token with scopes needs, by the decisions §4 alone.
 * @returns `none` when every token may call the operation, `closed` when none may
 * @throws for an operation without an entry, so that each new operation gets one
 */
export function scopeFor(operation: Pick<Operation, 'method' | 'path'>): TokenScope | 'none' | 'closed' {
  if (openTo(operation) === 'people only') return 'closed';
  const name = `${operation.method} ${operation.path}`;
  const [, scope] = RULES.find(([rule]) => rule.test(name)) ?? [];
  if (scope === undefined) throw new Error(`The table has no scope for ${name}.`);
  return scope;
}
