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

/** How many share a transaction at most, and with it a commit. */
const TOGETHER_MAX = 64;

/**
 * The writes that are asked most, each one statement with its event, which those that are asked meanwhile share (decision 11).
 * They answer undefined where that cannot be, also where somebody else holds the card or a list; nothing is changed then.
 */
@Injectable()
export class CardsAtEnd {
  private readonly appending = new Batcher<Append, ResourceRow | undefined>({
    onFallback: (error) => this.database.tellApart('cards.append', error),
    maxBatchSize: TOGETHER_MAX,
    runOne: (asked) => this.appendOne(asked),
    runBatch: (all) => this.appendBatch(all),
  });
  private readonly moving = new Batcher<Move, ResourceRow | undefined>({
    onFallback: (error) => this.database.tellApart('cards.move', error),
    maxBatchSize: TOGETHER_MAX,
    runOne: (asked) => this.moveOne(asked),
    runBatch: (all) => this.moveBatch(all),
  });

  constructor(private readonly database: Database) {}

  /** Puts a new card at the end of its list. */
  append(asked: Append): Promise<ResourceRow | undefined> {
    return this.appending.submit(asked);
  }

  /** Moves a card to the end of a list of its board, its own or another. */
  move(asked: Move): Promise<ResourceRow | undefined> {
    return this.moving.submit(asked);
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

/** @returns for each item its row, undefined for those that were left out */
function inOrder(count: number, rows: readonly ItemRow[]): (ResourceRow | undefined)[] {
  const results = new Array<ResourceRow | undefined>(count);
  for (const { item, ...row } of rows) results[item] = row;
  return results;
}
