import { Injectable } from '@nestjs/common';
import { NotFoundError, type Caller } from '@kiban/contracts';
import type { CardPropertyValues, CarriedBy } from '@kiban/vocabulary';
import type { Executor } from '@kiban/persistence';
import { isVisible, memberSeesBoard, scopeOf } from '../../access/board-scope.js';
import { propertyColumns } from '../../sql/card-columns.js';
import type { TypedValue } from '../fields/domain/field-value.js';

/** A card as a list of any board can have a copy of it. */
export interface CopiedCard extends Pick<CardPropertyValues, CarriedBy<'copy'>> {
  id: number;
  listId: number;
  completed: boolean;
  archived: boolean;
  /** Labels of the target board. */
  labelIds: number[];
  /** Members who see the target board. */
  assigneeIds: number[];
  /** None on another board, whose fields are others. */
  values: { fieldId: number; value: TypedValue }[];
  checklistTotal: number;
  checklistBytes: number;
  /** Whether the description or the checklist mentions members. */
  mentions: boolean;
}

/** $1–$4 scope, $5 card, $6 target list, null for its own. No row if the caller does not see both. */
const read = {
  name: 'card-to-copy',
  text: `
    SELECT c.id, c.list_id AS "listId", ${propertyColumns('c', 'copy')}, c.completed_at IS NOT NULL AS completed, c.archived_at IS NOT NULL AS archived,
      boards.labels_on_board(c.id, target.id) AS "labelIds",
      ARRAY(SELECT m.id FROM boards.card_assignee AS tie
        JOIN boards.member AS m ON m.workspace_id = tie.workspace_id AND m.id = tie.member_id
        WHERE tie.card_id = c.id AND m.removed_at IS NULL AND ${memberSeesBoard('m', 'target')} ORDER BY m.id) AS "assigneeIds",
      (SELECT coalesce(json_agg(json_build_object('fieldId', v.field_id, 'value', json_build_object(
          'text', v.text_value, 'number', v.number_value, 'checkbox', v.checkbox_value, 'date', v.date_value,
          'optionIds', v.option_ids, 'memberId', v.member_id)) ORDER BY v.field_id), '[]')
        FROM boards.field_value AS v WHERE v.card_id = c.id AND v.board_id = target.id) AS values,
      c.checklist_total AS "checklistTotal",
      (SELECT coalesce(sum(octet_length(i.text)), 0)::int FROM boards.checklist_item AS i WHERE i.card_id = c.id) AS "checklistBytes",
      EXISTS (SELECT FROM boards.mention AS m WHERE m.card_id = c.id AND m.place <> 'comment') AS mentions
    FROM boards.card AS c JOIN boards.board AS b ON b.id = c.board_id
    JOIN boards.list AS l ON l.id = coalesce($6::bigint, c.list_id) JOIN boards.board AS target ON target.id = l.board_id
    WHERE c.id = $5 AND ${isVisible('b')} AND ${isVisible('target')}`,
};
const isSeen = {
  name: 'card-is-seen',
  text: `SELECT 1 FROM boards.card AS c JOIN boards.board AS b ON b.id = c.board_id WHERE c.id = $5 AND ${isVisible('b')}`,
};
const copyItems = {
  name: 'card-copy-items',
  text: `
    WITH items AS (
      INSERT INTO boards.checklist_item (card_id, text, done, rank)
      SELECT $2, i.text, i.done, i.rank FROM boards.checklist_item AS i WHERE i.card_id = $1 RETURNING done
    ), counted AS (SELECT count(*) AS total, count(*) FILTER (WHERE done) AS done FROM items)
    UPDATE boards.card AS c SET checklist_total = counted.total, checklist_done = counted.done FROM counted WHERE c.id = $2`,
};

/** The items of a copy have the ranks of the others. */
const copyMentions = {
  name: 'card-copy-mentions',
  text: `
    INSERT INTO boards.mention (workspace_id, card_id, member_id, place, place_id)
    SELECT tie.workspace_id, $2, tie.member_id, tie.place, coalesce(copied.id, $2)
    FROM boards.mention AS tie JOIN boards.card AS c ON c.id = $2 JOIN boards.board AS target ON target.id = c.board_id
    JOIN boards.member AS m ON m.workspace_id = tie.workspace_id AND m.id = tie.member_id
    LEFT JOIN boards.checklist_item AS item ON item.id = tie.place_id AND item.card_id = $1 AND tie.place = 'checklist'
    LEFT JOIN boards.checklist_item AS copied ON copied.card_id = $2 AND copied.rank = item.rank
    WHERE tie.card_id = $1 AND (tie.place = 'description' OR copied.id IS NOT NULL)
      AND m.removed_at IS NULL AND ${memberSeesBoard('m', 'target')}`,
};

/** What copies of cards read and write beside the cards themselves. */
@Injectable()
export class CardCopies {
  /** @param listId undefined for the card's own list @throws NotFoundError also if the caller may not see one of both */
  async read(tx: Executor, caller: Caller, cardId: number, listId: number | undefined): Promise<CopiedCard> {
    const values = [...scopeOf(caller), cardId];
    const [card] = await tx.query<CopiedCard>(read, [...values, listId ?? null]);
    if (card) return card;
    const [seen] = await tx.query(isSeen, values);
    throw listId !== undefined && seen
      ? new NotFoundError('list', listId)
      : new NotFoundError('card', cardId);
  }

  /** Adds the checklist of a locked card to a card that this transaction created without one. */
  async addChecklist(tx: Executor, fromId: number, toId: number): Promise<void> {
    await tx.query(copyItems, [fromId, toId]);
  }

  /** The same for the mentions, of members who see the target. It causes no event: the texts are not new. */
  async addMentions(tx: Executor, fromId: number, toId: number): Promise<void> {
    await tx.query(copyMentions, [fromId, toId]);
  }
}
