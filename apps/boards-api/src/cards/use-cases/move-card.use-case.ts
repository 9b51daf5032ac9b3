import { Injectable } from '@nestjs/common';
import type { MoveCardDto, Caller, ExpectedVersions } from '@kiban/contracts';
import { requiredPlace, type PlaceRequest } from '../../order/place.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { moveOf } from '../changed-card.js';
import { CardPlacing } from '../../store/placing/card-placing.js';

/** Moves a card to another list or to another position in its own. */
@Injectable()
export class MoveCard {
  constructor(private readonly placing: CardPlacing) {}

  async move(
    caller: Caller,
    cardId: number,
    request: MoveCardDto,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    return this.placing.place(moveOf({ caller, cardId, expected }, request));
  }

  async reorder(
    caller: Caller,
    cardId: number,
    request: PlaceRequest,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    return this.placing.place({ action: 'reorder', caller, cardId, place: requiredPlace(request), expected });
  }
}
