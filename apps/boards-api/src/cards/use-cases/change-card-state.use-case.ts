import { Injectable } from '@nestjs/common';
import { requireVersion, type Caller, type ExpectedVersions } from '@kiban/http-kit';
import { BoardChanges } from '../../events/board-changes.js';
import { listVersions } from '../../order/order-versions.js';
import type { Changes } from '../../events/record-event.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { CardsRepository } from '../data/cards.repository.js';
import { requireActiveCard, requireOpenCard, requireRoom, type Card } from '../domain/card.js';

export type CardStep = 'archive' | 'restore' | 'complete' | 'reopen';

const member = {
  archive: 'archivedAt',
  restore: 'archivedAt',
  complete: 'completedAt',
  reopen: 'completedAt',
} as const satisfies Record<CardStep, keyof Card>;

/** Archiving and restoring change the order of the list; completing does not. */
function orderOf(step: CardStep, card: Card): Changes {
  return member[step] === 'archivedAt' ? listVersions({ id: card.listId, version: card.listVersion }) : {};
}

/** Archives, restores, completes or reopens a card; does nothing if the card is already in that state. */
@Injectable()
export class ChangeCardState {
  constructor(
    private readonly changes: BoardChanges,
    private readonly cards: CardsRepository,
  ) {}

  execute(caller: Caller, cardId: number, step: CardStep, expected: ExpectedVersions): Promise<ResourceRow> {
    return this.changes.run(async (tx) => {
      const card = await this.cards.lock(tx, caller, cardId);
      requireVersion(expected, card.version);
      if (member[step] === 'archivedAt') requireOpenCard(card);
      else requireActiveCard(card);
      const name = member[step];
      const sets = step === 'archive' || step === 'complete';
      if ((card[name] !== null) === sets) return this.cards.unchanged(tx, caller, card);
      // A restored card counts in its list again, and the list may be full by now.
      if (step === 'restore') requireRoom(await this.cards.readTarget(tx, caller, card.listId));
      const to = sets ? new Date() : null;
      return this.cards.saveAndCommit(
        tx,
        caller,
        card,
        { ...card, [name]: to },
        { kind: `card.${step}`, changes: { [name]: { from: card[name], to }, ...orderOf(step, card) } },
      );
    });
  }
}
