import { Injectable } from '@nestjs/common';
import type { MoveCardDto } from '@kiban/contracts';
import { requireVersion, type Caller, type ExpectedVersions } from '@kiban/http-kit';
import type { Transaction } from '@kiban/persistence';
import { BoardChanges } from '../../events/board-changes.js';
import { placeOf, requiredPlace, type Place, type PlaceRequest } from '../../order/place.js';
import { isInGap, type MadeRank } from '../../order/siblings.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { BoardReferences } from '../data/board-references.js';
import { CardsAtEnd } from '../data/cards-at-end.js';
import { CardsRepository } from '../data/cards.repository.js';
import { requireActiveCard, requireRoom, type Card, type TargetList } from '../domain/card.js';
import { changesOfMove } from '../domain/card-move.js';

/**
 * Moves a card to another list or another place in its own. Ranks are made under the lock of the
 * target list, so that concurrent moves neither lose a card nor give two the same place.
 */
@Injectable()
export class MoveCard {
  constructor(
    private readonly changes: BoardChanges,
    private readonly cards: CardsRepository,
    private readonly references: BoardReferences,
    private readonly atEnd: CardsAtEnd,
  ) {}

  async move(
    caller: Caller,
    cardId: number,
    request: MoveCardDto,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    const { listId } = request;
    const place = placeOf(request);
    if (place.kind === 'last') {
      const moved = await this.changes.once(() => this.atEnd.move({ caller, cardId, listId, expected }));
      if (moved) return moved;
    }
    return this.place(caller, cardId, { listId, place }, expected);
  }

  reorder(
    caller: Caller,
    cardId: number,
    request: PlaceRequest,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    return this.place(caller, cardId, { listId: null, place: requiredPlace(request) }, expected);
  }

  private place(
    caller: Caller,
    cardId: number,
    to: { listId: number | null; place: Place },
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    return this.changes.run(async (tx) => {
      const [, card, target, gap] = await Promise.all([
        this.cards.take(tx, caller, cardId, to.listId),
        this.cards.read(tx, caller, cardId),
        to.listId === null ? null : this.cards.readTarget(tx, caller, to.listId),
        this.cards.siblings.gap(tx, to.listId, to.place, cardId),
      ]);
      requireVersion(expected, card.version);
      requireActiveCard(card);
      const leaves = target !== null && target.id !== card.listId;
      if (leaves) requireRoom(target);
      else if (isInGap(card.rank, gap)) return this.cards.unchanged(tx, caller, card);
      const made = await this.cards.siblings.rankIn(tx, gap, {
        parentId: to.listId ?? card.listId,
        place: to.place,
        movingId: cardId,
      });
      return this.write(tx, caller, card, leaves ? target : null, made);
    });
  }

  private async write(
    tx: Transaction,
    caller: Caller,
    card: Card,
    target: TargetList | null,
    made: MadeRank,
  ): Promise<ResourceRow> {
    const changes = changesOfMove(card, target, made);
    if (target && target.boardId !== card.boardId) await this.references.detach(tx, card.id, target.boardId);
    return this.cards.saveAndCommit(
      tx,
      caller,
      card,
      { ...card, rank: made.rank, listId: target?.id ?? card.listId },
      { kind: target ? 'card.move' : 'card.reorder', changes },
    );
  }
}
