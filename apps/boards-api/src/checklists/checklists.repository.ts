import { Injectable } from '@nestjs/common';
import type { Executor } from '@kiban/persistence';
import { asArray } from '../sql/json-text.js';
import { checklistItemProperties } from '../store/writing/part-json.js';

const ofCard = {
  name: 'checklist-of-card',
  text: asArray(
    `SELECT ${checklistItemProperties('item')} FROM boards.checklist_item AS item WHERE item.card_id = $1 ORDER BY item.rank`,
  ),
};

/** The checklists of cards. */
@Injectable()
export class ChecklistsRepository {
  /** The items in order, as a JSON array. */
  async ofCard(executor: Executor, cardId: number): Promise<string> {
    const [row] = await executor.query<{ json: string }>(ofCard, [cardId]);
    return row?.json ?? '[]';
  }
}
