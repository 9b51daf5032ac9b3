import { Injectable } from '@nestjs/common';
import {
  DomainError,
  limits,
  NotFoundError,
  type CreateChecklistItemDto,
  type UpdateChecklistItemDto,
} from '@kiban/contracts';
import { JsonResponse, requireVersion, type Caller, type ExpectedVersions } from '@kiban/http-kit';
import { Database, type Executor } from '@kiban/persistence';
import { CardsRepository } from '../cards/data/cards.repository.js';
import { requireActiveCard, type Card } from '../cards/domain/card.js';
import { BoardChanges } from '../events/board-changes.js';
import { changesOf } from '../events/changes.js';
import { recordEvent, type Changes } from '../events/record-event.js';
import { parentVersion, respacing } from '../order/order-versions.js';
import { placeOf } from '../order/place.js';
import { isInGap, Siblings, type MadeRank } from '../order/siblings.js';
import { textBytes } from '../quotas/growth.js';
import { Quotas } from '../quotas/quotas.js';
import { asArray, asResource, type ResourceRow } from '../sql/json-text.js';

interface Item {
  id: number;
  text: string;
  done: boolean;
  rank: string;
  version: number;
}

const members = `item.id, item.card_id AS "cardId", item.text, item.done, item.rank AS position, item.version`;
const ofCard = {
  name: 'checklist-of-card',
  text: asArray(
    `SELECT ${members} FROM boards.checklist_item AS item WHERE item.card_id = $1 ORDER BY item.rank`,
  ),
};
const resource = {
  name: 'checklist-resource',
  text: asResource(
    `SELECT ${members} FROM boards.checklist_item AS item WHERE item.id = $1`,
    '(SELECT c.version FROM boards.card AS c WHERE c.id = resource."cardId")',
  ),
};
const read = {
  name: 'checklist-read',
  text: 'SELECT id, text, done, rank, version FROM boards.checklist_item WHERE id = $1 AND card_id = $2',
};

/** The checklist of a card. */
@Injectable()
export class Checklists {
  private readonly siblings = new Siblings({ table: 'boards.checklist_item', parent: 'card_id' });

  constructor(
    private readonly database: Database,
    private readonly changes: BoardChanges,
    private readonly cards: CardsRepository,
    private readonly quotas: Quotas,
  ) {}

  async list(caller: Caller, cardId: number): Promise<JsonResponse> {
    // Read before the items are: a reader may then hear again of what it has, never miss what it has not.
    const { version } = await this.cards.resource(this.database, caller, cardId);
    const [row] = await this.database.query<{ json: string }>(ofCard, [cardId]);
    return new JsonResponse(row?.json ?? '[]', { orderVersion: version });
  }

  async create(caller: Caller, cardId: number, request: CreateChecklistItemDto): Promise<ResourceRow> {
    const growth = { cards: 0, textBytes: textBytes(request.text) };
    const room = await this.quotas.room(caller, growth);
    return this.changes.run(async (tx) => {
      const card = await this.lockOpen(tx, caller, cardId);
      const [count] = await tx.query<{ count: number }>(
        'SELECT count(*) AS count FROM boards.checklist_item WHERE card_id = $1',
        [cardId],
      );
      if ((count?.count ?? 0) >= limits.checklistItemsPerCardMax)
        throw new DomainError(
          'limit_reached',
          `A card holds at most ${limits.checklistItemsPerCardMax} checklist items.`,
        );
      room.take(tx, growth);
      const at = { parentId: cardId, place: { kind: 'last' } as const, movingId: null };
      const made = await this.siblings.rankIn(tx, await this.siblings.gap(tx, cardId, at.place, null), at);
      const { text, done = false } = request;
      const [row] = await tx.query<{ id: number }>(
        'INSERT INTO boards.checklist_item (card_id, text, done, rank) VALUES ($1, $2, $3, $4) RETURNING id',
        [cardId, text, done, made.rank],
      );
      if (!row) throw new Error('PostgreSQL returned no row for an inserted checklist item.');
      const changes = { position: { from: null, to: made.rank }, ...respacing(made) };
      await this.record(tx, caller, card, 'checklist.create', { id: row.id, text, done }, changes);
      return this.resource(tx, row.id);
    });
  }

  async update(
    caller: Caller,
    cardId: number,
    itemId: number,
    request: UpdateChecklistItemDto,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    const { text, done, ...place } = request;
    const isPlaced = Object.values(place).some((member) => member !== undefined);
    const wanted = isPlaced ? placeOf(place) : null;
    const room = await this.quotas.room(caller, { cards: 0, textBytes: textBytes(text) });
    return this.changes.run(async (tx) => {
      const card = await this.lockOpen(tx, caller, cardId);
      const item = await this.read(tx, cardId, itemId);
      requireVersion(expected, item.version);
      let made: MadeRank = { rank: item.rank, respaced: false };
      if (wanted) {
        const gap = await this.siblings.gap(tx, cardId, wanted, itemId);
        if (!isInGap(item.rank, gap))
          made = await this.siblings.rankIn(tx, gap, { parentId: cardId, place: wanted, movingId: itemId });
      }
      const changes = changesOf(
        { text: item.text, done: item.done, position: item.rank },
        { text, done, position: made.rank },
      );
      if (changes) {
        const after = { id: itemId, text: text ?? item.text, done: done ?? item.done };
        room.take(tx, { cards: 0, textBytes: textBytes(after.text) - textBytes(item.text) });
        await tx.query(
          'UPDATE boards.checklist_item SET text = $2, done = $3, rank = $4, version = version + 1 WHERE id = $1',
          [itemId, after.text, after.done, made.rank],
        );
        await this.record(tx, caller, card, 'checklist.update', after, { ...changes, ...respacing(made) });
      }
      return this.resource(tx, itemId);
    });
  }

  delete(caller: Caller, cardId: number, itemId: number, expected: ExpectedVersions): Promise<void> {
    return this.changes.run(async (tx) => {
      const card = await this.lockOpen(tx, caller, cardId);
      const item = await this.read(tx, cardId, itemId);
      requireVersion(expected, item.version);
      await tx.query('DELETE FROM boards.checklist_item WHERE id = $1', [itemId]);
      await this.record(tx, caller, card, 'checklist.delete', item);
    });
  }

  private async lockOpen(tx: Executor, caller: Caller, cardId: number): Promise<Card> {
    const card = await this.cards.lock(tx, caller, cardId);
    requireActiveCard(card);
    return card;
  }

  private async read(tx: Executor, cardId: number, itemId: number): Promise<Item> {
    const [item] = await tx.query<Item>(read, [itemId, cardId]);
    if (!item) throw new NotFoundError('checklist item', itemId);
    return item;
  }

  private async record(
    tx: Executor,
    caller: Caller,
    card: Card,
    kind: 'checklist.create' | 'checklist.update' | 'checklist.delete',
    item: { id: number; text: string; done: boolean },
    changes: Changes = {},
  ): Promise<void> {
    const cardVersion = await this.cards.touch(tx, card);
    await recordEvent(tx, caller, {
      kind,
      boardId: card.boardId,
      cardId: card.id,
      listIds: [card.listId],
      data: { id: item.id, cardId: card.id, text: item.text, done: item.done },
      changes: { ...changes, ...parentVersion('cardVersion', cardVersion) },
    });
  }

  private async resource(tx: Executor, itemId: number): Promise<ResourceRow> {
    const [row] = await tx.query<ResourceRow>(resource, [itemId]);
    if (!row) throw new NotFoundError('checklist item', itemId);
    return row;
  }
}
