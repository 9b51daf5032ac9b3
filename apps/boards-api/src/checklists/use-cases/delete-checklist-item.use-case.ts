import { Injectable } from '@nestjs/common';
import type { Caller, ExpectedVersions } from '@kiban/contracts';
import { CardParts } from '../../store/parts/card-parts.js';

/** Deletes an item of a card's checklist. */
@Injectable()
export class DeleteChecklistItem {
  constructor(private readonly parts: CardParts) {}

  async execute(caller: Caller, cardId: number, itemId: number, expected: ExpectedVersions): Promise<void> {
    await this.parts.write({ action: 'checklist.delete', caller, cardId, partId: itemId, expected });
  }
}
