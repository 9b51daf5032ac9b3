import { Injectable } from '@nestjs/common';
import { DomainError, type CardBatchItemDto, type CardDto, type CreateCardDto } from '@kiban/contracts';
import { errorStatus, type Caller } from '@kiban/http-kit';
import type { ResourceRow } from '../sql/json-text.js';
import { CreateCard } from './use-cases/create-card.use-case.js';
import { CreateCards } from './use-cases/create-cards.use-case.js';

/** Creates several cards for one request, with a result for each. */
@Injectable()
export class CardBatch {
  constructor(
    private readonly createCard: CreateCard,
    private readonly createCards: CreateCards,
  ) {}

  async create(
    caller: Caller,
    cards: readonly CreateCardDto[],
    atomic: boolean,
  ): Promise<CardBatchItemDto[]> {
    if (atomic) {
      const rows = await this.createCards.execute(caller, cards);
      return rows.map(made);
    }
    const items: CardBatchItemDto[] = [];
    // Sequential, so that cards of one list are in the order of the request.
    for (const card of cards) items.push(await this.one(caller, card));
    return items;
  }

  private async one(caller: Caller, card: CreateCardDto): Promise<CardBatchItemDto> {
    try {
      return made(await this.createCard.execute(caller, card));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { code, message, details } = error;
      return {
        status: errorStatus[code],
        error: {
          error: message,
          code,
          requestId: caller.requestId,
          ...(details ? { details: [...details] } : {}),
        },
      };
    }
  }
}

function made({ json, orderVersion }: ResourceRow): CardBatchItemDto {
  const card = JSON.parse(json) as CardDto;
  return { status: 201, card, ...(orderVersion === undefined ? {} : { listVersion: orderVersion }) };
}
