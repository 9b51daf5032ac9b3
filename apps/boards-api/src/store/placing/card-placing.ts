import { Injectable } from '@nestjs/common';
import type { DomainError } from '@kiban/contracts';
import type { Transaction } from '@kiban/persistence';
import { itemsOf } from '../../events/batched-items.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { pipelined } from '../../sql/pipelined.js';
import { ListsRepository } from '../lists/lists.repository.js';
import { unlimited, type WrittenRow } from '../writing/card-write.js';
import { CardWriter } from '../writing/card-writer.js';
import { moveListCards, placeCardsOnly } from '../writing/place-cards.sql.js';
import { columnsOf, placementWrite, type Creation, type Placement } from './placement.js';
import { moveAllError, refusalError, type RefusalReason } from './refusal.js';

/** Places and updates cards by `boards.change_cards`, which has the rules. */
@Injectable()
export class CardPlacing {
  constructor(
    private readonly writer: CardWriter,
    private readonly lists: ListsRepository,
  ) {}

  /** Places one card. @throws DomainError */
  place(placement: Placement): Promise<ResourceRow> {
    return this.writer.write(placementWrite(placement));
  }

  /**
   * Places cards of one caller in the caller's transaction, which waits for their lists.
   * @returns a result for each, as if each had been requested after the one before
   */
  async createAll(tx: Transaction, all: readonly Creation[]): Promise<(ResourceRow | DomainError)[]> {
    const [first] = all;
    if (!first) return [];
    const listIds = [...new Set(all.map(({ card }) => card.listId))];
    const [, results] = await pipelined(this.lists.take(tx, first.caller, listIds), this.placeAll(tx, all));
    return results;
  }

  /**
   * Places different cards of one caller in the caller's transaction, which has their rows or has requested their locks.
   * In one statement, unless the quota may admit only some.
   * @returns a result for each, as if each had been requested after the one before
   */
  async placeAll(tx: Transaction, all: readonly Placement[]): Promise<(ResourceRow | DomainError)[]> {
    const writes = all.map(placementWrite);
    if (fitTogether(all)) return this.writer.writeIn(tx, writes);
    const results: (ResourceRow | DomainError)[] = [];
    for (const write of writes) results.push(...(await this.writer.writeIn(tx, [write])));
    return results;
  }

  /** Creates the cards of an import in the caller's transaction. @returns their ids @throws DomainError */
  async createOnly(tx: Transaction, all: readonly Creation[]): Promise<number[]> {
    const items = itemsOf(all, (placement) => columnsOf(placement, unlimited));
    const rows = await tx.query<WrittenRow>(placeCardsOnly, [items, true]);
    return rows.map(({ reason, detail, id }) => {
      if (reason !== null) throw refusalError(reason as RefusalReason, detail);
      return id;
    });
  }

  /**
   * Moves the cards of a list to the end of another one of its board, without events of their own.
   * All of them and both lists are locked. @throws DomainError
   */
  async moveAll(tx: Transaction, fromListId: number, toListId: number): Promise<void> {
    const [row] = await tx.query<{ reason: RefusalReason | null; detail: number }>(moveListCards, [
      fromListId,
      toListId,
    ]);
    if (row?.reason) throw moveAllError(row.reason, row.detail);
  }
}

/** Whether the quota admits all cards of one caller, so that the result of one does not depend on another's. */
function fitTogether(all: readonly Placement[]): boolean {
  const quotas = all.flatMap((placement) =>
    'quota' in placement && placement.quota ? [placement.quota] : [],
  );
  const total = { cards: 0, textBytes: 0 };
  for (const { growth } of quotas) {
    total.cards += growth.cards;
    total.textBytes += growth.textBytes;
  }
  return quotas[0]?.room.fits(total) ?? true;
}
