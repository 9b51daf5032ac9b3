import { Injectable } from '@nestjs/common';
import type { Executor } from '@kiban/persistence';

const takeLabels = {
  name: 'board-ties-labels',
  text: `
    WITH moved AS (
      DELETE FROM boards.card_label WHERE card_id = $1
      RETURNING (SELECT fresh.id FROM boards.label AS old JOIN boards.label AS fresh ON fresh.name = old.name
                 WHERE old.id = label_id AND fresh.board_id = $2) AS label_id
    ), kept AS (
      INSERT INTO boards.card_label (card_id, label_id) SELECT $1, label_id FROM moved WHERE label_id IS NOT NULL RETURNING 1
    )
    UPDATE boards.card SET label_count = (SELECT count(*) FROM kept), value_count = 0 WHERE id = $1`,
};
const cutValues = { name: 'board-ties-values', text: 'DELETE FROM boards.field_value WHERE card_id = $1' };
const cutTask = { name: 'board-ties-task', text: 'DELETE FROM boards.gantt_task WHERE card_id = $1' };
const cutDependencies = {
  name: 'board-ties-dependencies',
  text: 'DELETE FROM boards.gantt_dependency WHERE card_id = $1 OR depends_on = $1',
};

/** What a card has only on its board: labels, field values, its place and dependencies in the Gantt chart. */
@Injectable()
export class BoardReferences {
  /** Cuts them when the card goes to another board; labels of the same name there are kept. */
  async detach(tx: Executor, cardId: number, toBoardId: number): Promise<void> {
    await Promise.all([
      tx.query(takeLabels, [cardId, toBoardId]),
      tx.query(cutValues, [cardId]),
      tx.query(cutTask, [cardId]),
      tx.query(cutDependencies, [cardId]),
    ]);
  }
}
