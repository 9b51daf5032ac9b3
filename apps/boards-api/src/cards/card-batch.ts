import { Injectable } from '@nestjs/common';
import type { BatchItem, CardBatchItemDto, CardChangeDto, CreateCardDto, Caller } from '@kiban/contracts';
import { errorStatus } from '@kiban/http-kit';
import { atIndex, batchedCard, besideMalformed, isRefusal, type BatchedCard } from './batched-card.js';
import { UpdateCards } from './use-cases/update-cards.use-case.js';
import { CreateCards } from './use-cases/create-cards.use-case.js';

/** Creates or changes several cards for one request, with a result for each. */
@Injectable()
export class CardBatch {
  constructor(
    private readonly createCards: CreateCards,
    private readonly updateCards: UpdateCards,
  ) {}

  async create(
    caller: Caller,
    cards: readonly BatchItem<CreateCardDto>[],
    isAtomic: boolean,
  ): Promise<CardBatchItemDto[]> {
    if (isAtomic) requireWellFormed(cards);
    const created = await besideMalformed(cards, (wellFormed) =>
      this.createCards.execute(caller, wellFormed, isAtomic),
    );
    return created.map((one) => itemOf(caller, 201, 'row' in one ? batchedCard(one.row) : one));
  }

  async update(caller: Caller, cards: readonly BatchItem<CardChangeDto>[]): Promise<CardBatchItemDto[]> {
    const changed = await besideMalformed(cards, (wellFormed) =>
      this.updateCards.execute(caller, wellFormed),
    );
    return changed.map((one) => itemOf(caller, 200, one));
  }
}

/** @throws DomainError of the first malformed item, with its index, before anything is read or written */
function requireWellFormed(items: readonly BatchItem<CreateCardDto>[]): void {
  for (const [index, item] of items.entries()) if (isRefusal(item)) throw atIndex(item, index);
}

function itemOf({ requestId }: Caller, status: number, one: BatchedCard): CardBatchItemDto {
  if (!('error' in one)) return { status, ...one };
  const { code, message, details } = one.error;
  return {
    status: errorStatus[code],
    error: { error: message, code, requestId, ...(details ? { details: [...details] } : {}) },
  };
}
