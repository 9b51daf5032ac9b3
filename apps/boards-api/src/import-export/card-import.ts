import { Injectable } from '@nestjs/common';
import type { Caller } from '@kiban/contracts';
import { carriedProperties } from '@kiban/vocabulary';
import type { Transaction } from '@kiban/persistence';
import { CardPlacing } from '../store/placing/card-placing.js';
import type { Creation } from '../store/placing/placement.js';
import type { ArchivedCard } from './board-archive.js';

/** A card of an import, with its new row. */
export interface MadeCard {
  id: number;
  card: ArchivedCard;
}

/** Cards of one statement: enough to save round trips, few enough to keep its parameters small. */
const CARDS_AT_ONCE = 1_000;

/** Writes the cards of an import, without their details. */
@Injectable()
export class CardImport {
  constructor(private readonly placing: CardPlacing) {}

  /** Yields the list's new cards, in the order of the file, as soon as a statement has made some of them. */
  async *insert(
    tx: Transaction,
    caller: Caller,
    listId: number,
    cards: readonly ArchivedCard[],
  ): AsyncGenerator<MadeCard[]> {
    for (let from = 0; from < cards.length; from += CARDS_AT_ONCE) {
      const some = cards.slice(from, from + CARDS_AT_ONCE);
      const ids = await this.placing.createOnly(
        tx,
        some.map((card) => creationOf(caller, listId, card)),
      );
      yield some.map((card, index) => ({ id: ids[index] ?? 0, card }));
    }
  }
}

function creationOf(caller: Caller, listId: number, card: ArchivedCard): Creation {
  const { completedAt, archived } = card;
  // A moment says that the card was completed, also without the other property.
  const completed = card.completed || completedAt !== null;
  return {
    action: 'create',
    caller,
    card: { ...carriedProperties('export', card), listId, completed, completedAt, archived },
    place: { kind: 'last' },
  };
}
