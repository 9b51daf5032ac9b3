import { Injectable } from '@nestjs/common';
import { limits, type Caller } from '@kiban/contracts';
import { cutPage, decodeCursor, JsonResponse } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { CardsRepository } from '../store/cards/cards.repository.js';
import { CommentsRepository } from './comments.repository.js';

@Injectable()
export class CommentsReader {
  constructor(
    private readonly database: Database,
    private readonly cards: CardsRepository,
    private readonly comments: CommentsRepository,
  ) {}

  /** The comments of a card, oldest first, paged. @throws NotFoundError also if the caller may not see the card */
  async list(
    caller: Caller,
    cardId: number,
    limit: number,
    cursor: string | undefined,
  ): Promise<JsonResponse> {
    const [after] = cursor === undefined ? [0] : decodeCursor(cursor, ['number']);
    await this.cards.resource(this.database, caller, cardId);
    return this.page(cardId, limit, after);
  }

  /** The first page of the comments of a card that the caller sees. */
  ofVisibleCard(cardId: number): Promise<JsonResponse> {
    return this.page(cardId, limits.pageSizeDefault, 0);
  }

  private async page(cardId: number, limit: number, after: number): Promise<JsonResponse> {
    const rows = await this.comments.page(this.database, cardId, after, limit + 1);
    const cut = cutPage(rows, limit, ({ id }) => [id]);
    return JsonResponse.page(cut.rows, cut.nextCursor);
  }
}
