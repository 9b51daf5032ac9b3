import type { Kiban, KibanEvent } from '@kiban/client';
import { UsageError } from '../console/failure.js';

export type EventFilter = (event: KibanEvent) => boolean;

/** Commas or several flags, as people write them. */
export function readKinds(given: readonly string[]): string[] {
  return given
    .flatMap((text) => text.split(','))
    .map((kind) => kind.trim())
    .filter(Boolean);
}

/**
 * @param patterns kinds (`card.move`), nouns (`card.*`) and `*`, as a webhook takes them; none for all
 * @throws UsageError for a pattern that no kind matches
 */
export async function eventFilter(
  kiban: Kiban,
  patterns: readonly string[],
  boardId: number | undefined,
): Promise<EventFilter> {
  const isOfBoard: EventFilter = (event) => boardId === undefined || event.boardId === boardId;
  if (patterns.length === 0) return isOfBoard;
  const kinds = (await kiban.hooks.events()).map(({ event }): string => event);
  const unknown = patterns.find((pattern) => !kinds.some((kind) => matches(pattern, kind)));
  if (unknown !== undefined)
    throw new UsageError(`There is no event ${JSON.stringify(unknown)}. Events: ${kinds.join(', ')}.`);
  const wanted = new Set(kinds.filter((kind) => patterns.some((pattern) => matches(pattern, kind))));
  return (event) => wanted.has(event.event) && isOfBoard(event);
}

function matches(pattern: string, kind: string): boolean {
  if (pattern === '*' || pattern === kind) return true;
  return pattern.endsWith('.*') && kind.startsWith(pattern.slice(0, -1));
}
