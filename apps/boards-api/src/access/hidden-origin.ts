import type { Principal } from '@kiban/contracts';

/** The changes of an event, by property; `{ from, to }` each. */
type Changes = Readonly<Record<string, unknown>>;

interface Change {
  from: unknown;
  to: unknown;
}

/** The properties of a move that tell of the board that the card left. */
const ofOrigin = ['boardId', 'listId', 'listName', 'position', 'cardVersion'] as const;

/**
 * The changes of an event for a token that is restricted to boards. A move from a board that the token does not see
 * shows no more of its origin than one from a private board does (docs/events.md).
 */
export function withoutHiddenOrigin<Given extends Changes | null | undefined>(
  changes: Given,
  onlyBoards: readonly number[] | null,
): Given {
  const { boardId } = (changes ?? {}) as Record<string, Change | undefined>;
  const origin = boardId?.from ?? null;
  if (!changes || onlyBoards === null || origin === null || onlyBoards.includes(Number(origin)))
    return changes;
  const hidden = { ...changes } as Record<string, Change | undefined>;
  for (const name of ofOrigin) {
    const change = hidden[name];
    if (change) hidden[name] = { ...change, from: null };
  }
  const versions = hidden['listVersions'];
  const list = String(hidden['listId']?.to);
  if (versions) hidden['listVersions'] = { from: only(versions.from, list), to: only(versions.to, list) };
  return hidden as unknown as Given;
}

export function onlyBoardsOf({ restriction }: Principal): readonly number[] | null {
  return restriction?.boardIds ?? null;
}

/** The one property of an object, if it is there. */
function only(object: unknown, name: string): object {
  const value = (object as Record<string, unknown> | null)?.[name];
  return value === undefined ? {} : { [name]: value };
}
