import { Injectable } from '@nestjs/common';
import { NotFoundError, type Caller } from '@kiban/contracts';
import type { Executor, Transaction } from '@kiban/persistence';
import type { Changes } from '../events/record-event.js';
import { Siblings } from '../order/siblings.js';
import { asArray, asResource, type ResourceRow } from '../sql/json-text.js';
import { CardPart, type CountChanges, type WrittenPart } from '../store/cards/card-part.js';
import { CardsRepository } from '../store/cards/cards.repository.js';
import { requireActiveCard, type Card } from '../store/cards/domain/card.js';

export interface ChecklistItem {
  id: number;
  text: string;
  done: boolean;
  rank: string;
  version: number;
}

const propertiesOf = (item: string): string =>
  `${item}.id, ${item}.card_id AS "cardId", ${item}.text, ${item}.done, ${item}.rank AS position, ${item}.version`;
const ofCard = {
  name: 'checklist-of-card',
  text: asArray(
    `SELECT ${propertiesOf('item')} FROM boards.checklist_item AS item WHERE item.card_id = $1 ORDER BY item.rank`,
  ),
};
const resource = {
  name: 'checklist-resource',
  text: asResource(
    `SELECT ${propertiesOf('item')} FROM boards.checklist_item AS item WHERE item.id = $1`,
    '(SELECT c.version FROM boards.card AS c WHERE c.id = resource."cardId")',
  ),
};
const read = {
  name: 'checklist-read',
  text: 'SELECT id, text, done, rank, version FROM boards.checklist_item WHERE id = $1 AND card_id = $2',
};
const count = {
  name: 'checklist-count',
  text: 'SELECT count(*) AS count FROM boards.checklist_item WHERE card_id = $1',
};

const part = (name: string, write: (own: (index: number) => string) => string): CardPart =>
  new CardPart({
    name,
    write,
    properties: propertiesOf('part'),
    data: 'part.id, c.id AS "cardId", part.text, part.done',
  });
const inserted = part(
  'checklist-insert',
  (own) => `INSERT INTO boards.checklist_item (card_id, text, done, rank)
            VALUES ($1, ${own(0)}, ${own(1)}, ${own(2)}) RETURNING *`,
);
const updated = part(
  'checklist-update',
  (
    own,
  ) => `UPDATE boards.checklist_item SET text = ${own(1)}, done = ${own(2)}, rank = ${own(3)}, version = version + 1
            WHERE id = ${own(0)} RETURNING *`,
);
const deleted = part(
  'checklist-delete',
  (own) => `DELETE FROM boards.checklist_item WHERE id = ${own(0)} RETURNING *`,
);

/** The items of checklists. A writer of an item locks its card. */
@Injectable()
export class ChecklistsRepository {
  readonly siblings = new Siblings({ table: 'boards.checklist_item', parent: 'card_id' });

  constructor(private readonly cards: CardsRepository) {}

  /** The items in order, as a JSON array. */
  async ofCard(executor: Executor, cardId: number): Promise<string> {
    const [row] = await executor.query<{ json: string }>(ofCard, [cardId]);
    return row?.json ?? '[]';
  }

  /**
   * Locks the card and reads it.
   * @throws NotFoundError also if the caller may not see the card
   * @throws DomainError 409 if the card, its list or its board is archived
   */
  async lockCard(tx: Executor, caller: Caller, cardId: number): Promise<Card> {
    const card = await this.cards.lock(tx, caller, cardId);
    requireActiveCard(card);
    return card;
  }

  /** @returns undefined if the card has no such item */
  async read(tx: Executor, cardId: number, itemId: number): Promise<ChecklistItem | undefined> {
    const [item] = await tx.query<ChecklistItem>(read, [itemId, cardId]);
    return item;
  }

  async count(tx: Executor, cardId: number): Promise<number> {
    const [row] = await tx.query<{ count: number }>(count, [cardId]);
    return row?.count ?? 0;
  }

  async insertAndCommit(
    tx: Transaction,
    caller: Caller,
    card: Card,
    item: Pick<ChecklistItem, 'text' | 'done' | 'rank'>,
    changes: Changes,
  ): Promise<ResourceRow> {
    const { text, done, rank } = item;
    const event = {
      kind: 'checklist.create' as const,
      given: changes,
      counts: { checklistTotal: 1, checklistDone: done ? 1 : 0 },
    };
    return written(await inserted.writeAndCommit(tx, caller, card, event, [text, done, rank]));
  }

  async saveAndCommit(
    tx: Transaction,
    caller: Caller,
    card: Card,
    before: ChecklistItem,
    after: Pick<ChecklistItem, 'text' | 'done' | 'rank'>,
    changes: Changes,
  ): Promise<ResourceRow> {
    const event = {
      kind: 'checklist.update' as const,
      given: changes,
      counts: { checklistDone: Number(after.done) - Number(before.done) },
    };
    const values = [before.id, after.text, after.done, after.rank];
    return written(await updated.writeAndCommit(tx, caller, card, event, values));
  }

  async deleteAndCommit(tx: Transaction, caller: Caller, card: Card, item: ChecklistItem): Promise<void> {
    const counts: CountChanges = { checklistTotal: -1, checklistDone: item.done ? -1 : 0 };
    const event = { kind: 'checklist.delete' as const, given: null, counts };
    await deleted.writeAndCommit(tx, caller, card, event, [item.id]);
  }

  /** @throws NotFoundError */
  async resource(executor: Executor, itemId: number): Promise<ResourceRow> {
    const [row] = await executor.query<ResourceRow>(resource, [itemId]);
    if (!row) throw new NotFoundError('checklist item', itemId);
    return row;
  }
}

function written(row: WrittenPart | undefined): ResourceRow {
  if (!row) throw new Error('PostgreSQL returned no row for a written checklist item.');
  return { json: row.json, version: row.version, orderVersion: row.cardVersion };
}
