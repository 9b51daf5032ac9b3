import { eventHeaders } from '@kiban/messaging';
import type { JsMsg } from '@kiban/messaging';
import type { Database } from '@kiban/persistence';

/** A card that a move took from its board to another one. */
export interface Departure {
  /** Of the move in the stream of events. */
  readonly sequence: number;
  readonly workspaceId: number;
  /** The board that the card left; undefined if only the deleted list of the card would tell. */
  readonly boardId: number | undefined;
  readonly message: JsMsg;
}

interface Move {
  data: { id: number };
  changes?: { boardId?: { from: number | null }; cardVersion?: { from: number | null; to: number } };
}

/** Most moves are within a board; they are not parsed. */
const OTHER_BOARD = /"boardId" ?: ?\{/;

/**
 * @param boardOf the board of a list. The event of a card that left a private board names only the list, in a header.
 * @returns undefined for a move within a board
 */
export async function departureOf(
  message: JsMsg,
  boardOf: (listId: number) => Promise<number | undefined>,
): Promise<Departure | undefined> {
  if (!OTHER_BOARD.test(message.string())) return undefined;
  const origin = message.json<Move>().changes?.boardId;
  if (!origin) return undefined;
  const workspaceId = Number(message.subject.split('.')[2]);
  const [formerList] = message.headers?.get(eventHeaders.lists).split(',').map(Number) ?? [];
  const boardId = origin.from ?? (formerList ? await boardOf(formerList) : undefined);
  return { sequence: message.seq, workspaceId, boardId, message };
}

/**
 * What readers of the former board may know of a move: they may not see the new board. It names the card, its version
 * and who moved it.
 */
export function departureBody({ message, boardId }: Departure): string {
  const { data, changes, ...event } = message.json<Move>();
  const { id } = data;
  const cardVersion = changes?.cardVersion;
  return JSON.stringify({ ...event, event: 'card.leave', boardId, data: { id }, changes: { cardVersion } });
}

const boardOf = {
  name: 'stream-board-of-list',
  text: 'SELECT board_id AS "boardId" FROM boards.list WHERE id = $1',
};

/** @returns undefined for a list that was deleted */
export async function boardOfList(database: Database, listId: number): Promise<number | undefined> {
  const rows = await database.query<{ boardId: number }>(boardOf, [listId]);
  return rows[0]?.boardId;
}
