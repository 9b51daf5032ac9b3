import { Injectable } from '@nestjs/common';
import type { Caller, ExpectedVersions } from '@kiban/http-kit';
import { Database, Batcher } from '@kiban/persistence';
import { scopeOf } from '../../access/board-scope.js';
import { itemsOf } from '../../events/batched-items.js';
import { eventCallerValues } from '../../events/record-event.js';
import type { ResourceRow } from '../../sql/json-text.js';
import type { NewCard } from '../domain/placed-card.js';
import { appendCard, appendCards, moveCardsToEnd, moveCardToEnd } from './cards-at-end.sql.js';

interface Append {
  caller: Caller;
  card: NewCard;
}

interface Move {
  caller: Caller;
  cardId: number;
  listId: number;
  expected: ExpectedVersions;
}

interface ItemRow extends ResourceRow {
  item: number;
}

/** Most items that share a transaction, and so a commit. */
const BATCH_MAX = 64;

/**
 * The most frequent writes. Each is one statement with its event, and items that arrive during a call share the next
 * one (decision 11).
 * They return undefined and change nothing if the fast path does not apply, for example if another writer holds a lock.
 */
@Injectable()
export class CardsAtEnd {
  private readonly appending = new Batcher<Append, ResourceRow | undefined>({
    onFallback: (error) => this.database.logBatchFallback('cards.append', error),
    maxBatchSize: BATCH_MAX,
    runOne: (item) => this.appendOne(item),
    runBatch: (all) => this.appendBatch(all),
  });
  private readonly moving = new Batcher<Move, ResourceRow | undefined>({
    onFallback: (error) => this.database.logBatchFallback('cards.move', error),
    maxBatchSize: BATCH_MAX,
    runOne: (item) => this.moveOne(item),
    runBatch: (all) => this.moveBatch(all),
  });

  constructor(private readonly database: Database) {}

  /** Creates a card at the end of its list. */
  append(item: Append): Promise<ResourceRow | undefined> {
    return this.appending.submit(item);
  }

  /** Moves a card to the end of its own or another list of its board. */
  move(item: Move): Promise<ResourceRow | undefined> {
    return this.moving.submit(item);
  }

  private async appendOne({ caller, card }: Append): Promise<ResourceRow | undefined> {
    const { listId, title, description, startDate, dueDate } = card;
    const values = [listId, title, description, startDate, dueDate, ...eventCallerValues(caller)];
    const [row] = await this.database.write<ResourceRow>(appendCard, [...scopeOf(caller), ...values]);
    return row;
  }

  private async appendBatch(all: readonly Append[]): Promise<(ResourceRow | undefined)[]> {
    const items = itemsOf(all, ({ card: { listId, title, description, startDate, dueDate } }) => ({
      list_id: listId,
      title,
      description,
      start_date: startDate,
      due_date: dueDate,
    }));
    return inOrder(all.length, await this.database.write<ItemRow>(appendCards, [items]));
  }

  private async moveOne({ caller, cardId, listId, expected }: Move): Promise<ResourceRow | undefined> {
    const values = [cardId, listId, expected, ...eventCallerValues(caller)];
    const [row] = await this.database.write<ResourceRow>(moveCardToEnd, [...scopeOf(caller), ...values]);
    return row;
  }

  private async moveBatch(all: readonly Move[]): Promise<(ResourceRow | undefined)[]> {
    const items = itemsOf(all, ({ cardId, listId, expected }) => ({
      card_id: cardId,
      list_id: listId,
      expected,
    }));
    return inOrder(all.length, await this.database.write<ItemRow>(moveCardsToEnd, [items]));
  }
}

/** @returns the row of each item, undefined for skipped items */
function inOrder(count: number, rows: readonly ItemRow[]): (ResourceRow | undefined)[] {
  const results = new Array<ResourceRow | undefined>(count);
  for (const { item, ...row } of rows) results[item] = row;
  return results;
}
