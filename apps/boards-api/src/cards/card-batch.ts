import { Injectable } from '@nestjs/common';
import type { CardBatchItemDto, CardChangeDto, CreateCardDto, Caller } from '@kiban/contracts';
import { errorStatus } from '@kiban/http-kit';
import { batchedCard, type BatchedCard } from './batched-card.js';
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
    cards: readonly CreateCardDto[],
    isAtomic: boolean,
  ): Promise<CardBatchItemDto[]> {
    const created = await this.createCards.execute(caller, cards, isAtomic);
    return created.map((one) => itemOf(caller, 201, 'row' in one ? batchedCard(one.row) : one));
  }

  async update(caller: Caller, cards: readonly CardChangeDto[]): Promise<CardBatchItemDto[]> {
    const changed = await this.updateCards.execute(caller, cards);
    return changed.map((one) => itemOf(caller, 200, one));
  }
}

function itemOf({ requestId }: Caller, status: number, one: BatchedCard): CardBatchItemDto {
  if (!('error' in one)) return { status, ...one };
  const { code, message, details } = one.error;
  return {
    status: errorStatus[code],
    error: { error: message, code, requestId, ...(details ? { details: [...details] } : {}) },
  };
}
