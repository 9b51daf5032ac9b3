import { Injectable } from '@nestjs/common';
import type { Caller } from '@kiban/http-kit';
import type { Executor } from '@kiban/persistence';
import { cardEventData } from '../cards/data/card-json.js';
import { eventCallerValues, recordEventCall } from '../events/record-event.js';
import { firstRanks } from '../order/siblings.js';
import type { ArchivedCard } from './board-archive.js';

/** A card of an import, with its new row. */
export interface MadeCard {
  id: number;
  card: ArchivedCard;
}

/** Cards of one statement: enough to save round trips, few enough to keep its parameters small. */
const CARDS_AT_ONCE = 1_000;

const insert = {
  name: 'import-cards',
  text: `
    INSERT INTO boards.card (workspace_id, board_id, list_id, title, description, start_date, due_date, progress,
      completed_at, archived_at, rank, created_by_id, created_by_name)
    SELECT $1, $2, $3, fresh.title, fresh.description, fresh.start_date, fresh.due_date, fresh.progress,
      CASE WHEN fresh.completed THEN clock_timestamp() END, CASE WHEN fresh.archived THEN clock_timestamp() END,
      fresh.rank, $4, $5
    FROM unnest($6::text[], $7::text[], $8::text[], $9::text[], $10::smallint[], $11::boolean[], $12::boolean[], $13::text[])
      AS fresh (title, description, start_date, due_date, progress, completed, archived, rank)
    RETURNING id, rank`,
};
/** All cards of a list arrive with the last list version that the import makes. */
const cardArrives = `json_build_object('listId', json_build_object('from', NULL, 'to', c.list_id),
  'position', json_build_object('from', NULL, 'to', c.rank),
  'listVersions', json_build_object(
    'from', json_build_object(c.list_id, c.list_version - 1), 'to', json_build_object(c.list_id, c.list_version)))`;
/** As many events as cards, in the order of the board; read in a FROM so that each is recorded once. */
const recordAll = {
  name: 'import-card-events',
  text: `
    SELECT count(recorded.id) FROM (
      SELECT ${recordEventCall(2, {
        kind: `'card.create'`,
        boardId: 'c.board_id',
        cardId: 'c.id',
        data: cardEventData('c', 'c.list_name'),
        changes: cardArrives,
        listIds: 'ARRAY[c.list_id]',
      })} AS id
      FROM (SELECT card.*, l.name AS list_name, l.version AS list_version FROM boards.card JOIN boards.list AS l ON l.id = card.list_id
            WHERE card.board_id = $1 ORDER BY l.rank, card.rank) AS c
      OFFSET 0) AS recorded`,
};

/** Writes the cards of an import, without their details. */
@Injectable()
export class CardImport {
  /** @returns the list's new cards, in the order of the file */
  async insert(
    tx: Executor,
    caller: Caller,
    to: { boardId: number; listId: number },
    cards: readonly ArchivedCard[],
  ): Promise<MadeCard[]> {
    const { workspace, member } = caller.principal;
    const ranks = firstRanks(cards.length);
    const made: MadeCard[] = [];
    for (let from = 0; from < cards.length; from += CARDS_AT_ONCE) {
      const some = cards.slice(from, from + CARDS_AT_ONCE);
      const own = ranks.slice(from, from + CARDS_AT_ONCE);
      const rows = await tx.query<{ id: number; rank: string }>(insert, [
        workspace.id,
        to.boardId,
        to.listId,
        member.id,
        member.name,
        some.map(({ title }) => title),
        some.map(({ description }) => description),
        some.map(({ startDate }) => startDate),
        some.map(({ dueDate }) => dueDate),
        some.map(({ progress }) => progress),
        some.map(({ completed }) => completed),
        some.map(({ archived }) => archived),
        own,
      ]);
      // Ranks are unique in the list, so they map rows to cards.
      const idByRank = new Map(rows.map(({ id, rank }) => [rank, id]));
      for (const [index, card] of some.entries())
        made.push({ id: idByRank.get(own[index] ?? '') ?? 0, card });
    }
    return made;
  }

  /** Records the events of all cards of the new board. */
  async recordAll(tx: Executor, caller: Caller, boardId: number): Promise<void> {
    await tx.query(recordAll, [boardId, ...eventCallerValues(caller)]);
  }
}
