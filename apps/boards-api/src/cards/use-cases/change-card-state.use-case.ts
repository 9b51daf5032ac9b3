import { Injectable } from '@nestjs/common';
import type { Caller, ExpectedVersions } from '@kiban/contracts';
import type { ResourceRow } from '../../sql/json-text.js';
import { CardPlacing } from '../../store/placing/card-placing.js';

export type CardStep = 'archive' | 'restore' | 'complete' | 'reopen';

/** Archives, restores, completes or reopens a card; does nothing if the card is already in that state. */
@Injectable()
export class ChangeCardState {
  constructor(private readonly placing: CardPlacing) {}

  execute(caller: Caller, cardId: number, step: CardStep, expected: ExpectedVersions): Promise<ResourceRow> {
    return this.placing.place({ action: step, caller, cardId, expected });
  }
}
