import { Injectable } from '@nestjs/common';
import type { Caller, CardChangeDto, DomainError } from '@kiban/contracts';
import { Database } from '@kiban/persistence';
import { BoardChanges } from '../../events/board-changes.js';
import { MemberDirectory, type KnownMember } from '../../members/member-directory.js';
import { Quotas } from '../../quotas/quotas.js';
import { CardValues, valueBytes } from '../../store/fields/card-values.js';
import { CardsRepository } from '../../store/cards/cards.repository.js';
import { asRefusal, batchedCard, isRefusal, refusedCard, type BatchedCard } from '../batched-card.js';
import { CardChanges } from '../card-changes.js';
import { changeOf, updateGrowth, type CardChange, type ChangeParts } from '../changed-card.js';
import { RelatedParts } from '../related-parts.js';
import type { Related } from '../../store/placing/related.js';

/** Changes the cards of a request in one transaction, each as a request of its own would, with its own event. */
@Injectable()
export class UpdateCards {
  constructor(
    private readonly changes: BoardChanges,
    private readonly cards: CardsRepository,
    private readonly cardChanges: CardChanges,
    private readonly values: CardValues,
    private readonly database: Database,
    private readonly members: MemberDirectory,
    private readonly quotas: Quotas,
    private readonly related: RelatedParts,
  ) {}

  async execute(caller: Caller, items: readonly CardChangeDto[]): Promise<BatchedCard[]> {
    const memberIds = new Set(items.flatMap(({ assignees }) => assignees?.add ?? []));
    const fault = await this.members.complete(caller, [...memberIds]);
    const related = await this.related.readAll(
      caller,
      items.map(({ set }) => set ?? {}),
    );
    const parts = items.map((item, n) => [item, related[n] ?? {}] as const);
    const textBytes = parts.reduce((sum, part) => sum + bytesOf(...part), 0);
    const room = await this.quotas.room(caller, { cards: 0, textBytes });
    const candidates = await this.candidatesFor(caller, items);
    const wanted = parts.map(([item, own]) =>
      changeOrRefusal(caller, item, { room, related: own, candidates, fault }),
    );
    const cardIds = items.map(({ id }) => id);
    const listIds = items.flatMap(({ move }) => (move ? [move.listId] : []));
    return this.changes.run(async (tx) => {
      tx.holdCommit();
      // All rows before the first change, in the order in which every write locks them.
      await this.cards.take(tx, caller, { cardIds, listIds });
      const results = await this.cardChanges.writeAll(tx, wanted);
      return results.map((result) => (isRefusal(result) ? refusedCard(result) : batchedCard(result)));
    });
  }

  /** The directory may query auth, so members are read once, before the transaction. */
  private async candidatesFor(caller: Caller, items: readonly CardChangeDto[]): Promise<KnownMember[]> {
    for (const { field } of items)
      if (field && (await this.values.mayNameMember(this.database, field))) return this.members.all(caller);
    return [];
  }
}

/** The most that a change adds to its workspace. */
const bytesOf = ({ set, field }: CardChangeDto, related: Related): number =>
  (set ? updateGrowth(set, related).textBytes : 0) + (field ? valueBytes(field) : 0);

function changeOrRefusal(caller: Caller, item: CardChangeDto, parts: ChangeParts): CardChange | DomainError {
  try {
    return changeOf(caller, item, parts);
  } catch (error) {
    return asRefusal(error);
  }
}
