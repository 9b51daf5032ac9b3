import type { Changes } from './record-event.js';

/**
 * The properties that a request sets to a value other than the present one.
 * @returns null if nothing changes: then no version moves and no event is sent
 */
export function changesOf<State extends object>(
  before: State,
  request: { readonly [Member in keyof State]?: State[Member] | undefined },
): Changes | null {
  const changes: Changes = {};
  for (const [member, to] of Object.entries(request)) {
    const from = (before as Record<string, unknown>)[member];
    if (to !== undefined && JSON.stringify(from) !== JSON.stringify(to)) changes[member] = { from, to };
  }
  return Object.keys(changes).length > 0 ? changes : null;
}
