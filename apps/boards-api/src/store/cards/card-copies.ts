import { Injectable } from '@nestjs/common';
import { isOwnerOrAdmin, NotFoundError, roles, type Caller } from '@kiban/contracts';
import type { CardPropertyValues, CarriedBy } from '@kiban/vocabulary';
import type { Executor } from '@kiban/persistence';
import { isVisible, scopeOf } from '../../access/board-scope.js';
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
}

const ownerAndAdmin = roles.filter(isOwnerOrAdmin).map((role) => `'${role}'`);

/** The one predicate of visibility for the member of each row. */
const seesTarget = isVisible('target', {
  workspaceId: 'm.workspace_id',
  seesAllBoards: `m.role IN (${ownerAndAdmin.join(', ')})`,
  memberId: 'm.id',
  // A restriction of the caller's token is not one of the members.
  onlyBoards: 'NULL',
});

/** $1–$4 scope, $5 card, $6 target list, null for its own. No row if the caller does not see both. */
const read = {
  name: 'card-to-copy',
  text: `
    SELECT c.id, c.list_id AS "listId", ${propertyColumns('c', 'copy')}, c.completed_at IS NOT NULL AS completed, c.archived_at IS NOT NULL AS archived,
      boards.labels_on_board(c.id, target.id) AS "labelIds",
      ARRAY(SELECT m.id FROM boards.card_assignee AS tie
        JOIN boards.member AS m ON m.workspace_id = tie.workspace_id AND m.id = tie.member_id
        WHERE tie.card_id = c.id AND m.removed_at IS NULL AND ${seesTarget} ORDER BY m.id) AS "assigneeIds",
      (SELECT coalesce(json_agg(json_build_object('fieldId', v.field_id, 'value', json_build_object(
          'text', v.text_value, 'number', v.number_value, 'checkbox', v.checkbox_value, 'date', v.date_value,
          'optionIds', v.option_ids, 'memberId', v.member_id)) ORDER BY v.field_id), '[]')
        FROM boards.field_value AS v WHERE v.card_id = c.id AND v.board_id = target.id) AS values,
      c.checklist_total AS "checklistTotal",
      (SELECT coalesce(sum(octet_length(i.text)), 0)::int FROM boards.checklist_item AS i WHERE i.card_id = c.id) AS "checklistBytes"
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
}
