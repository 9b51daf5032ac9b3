import { Injectable } from '@nestjs/common';
import { DomainError } from '@kiban/contracts';
import { Batcher, Database, DatabaseContendedError, type Transaction } from '@kiban/persistence';
import { BoardChanges } from '../../events/board-changes.js';
import { itemsOf } from '../../events/batched-items.js';
import { noteEvent } from '../../events/record-event.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { pipelined } from '../../sql/pipelined.js';
import { CardsRepository } from '../cards/cards.repository.js';
import { ListsRepository } from '../lists/lists.repository.js';
import { moveListCards, placeCards, placeCardsOnly, type PlacedRow } from './place-cards.sql.js';
import { columnsOf, type Creation, type Placement, type ReservedRoom } from './placement.js';
import { moveAllError, refusalError, type RefusalReason } from './refusal.js';

interface Item {
  placement: Placement;
  room: ReservedRoom;
}

/** The room of an item, until its write is committed or not. */
interface ItemReservation {
  room: ReservedRoom;
  refusal: DomainError | undefined;
  end: (row: PlacedRow | undefined) => void;
}

/** A placed card, or why its item was refused; undefined if its rows are locked. */
type Outcome = ResourceRow | DomainError | undefined;

/** Most requests that share a transaction, and so a commit. */
const BATCH_MAX = 64;

/**
 * Places and updates cards by `boards.place_cards`, which has the rules. Requests that arrive during a call share the
 * next one (decision 11), and none of them waits for a lock: a request whose rows are locked runs again, alone, and waits.
 */
@Injectable()
export class CardPlacing {
  private readonly batcher = new Batcher<Item, PlacedRow>({
    onFallback: (error) => this.database.logBatchFallback('cards.place', error),
    maxBatchSize: BATCH_MAX,
    runOne: async (item) => only(await this.database.write<PlacedRow>(placeCards, valuesOf([item], true))),
    runBatch: (all) => this.database.write<PlacedRow>(placeCards, valuesOf(all, false)),
  });

  constructor(
    private readonly database: Database,
    private readonly changes: BoardChanges,
    private readonly cards: CardsRepository,
    private readonly lists: ListsRepository,
  ) {}

  /** Places one card. @throws DomainError */
  async place(placement: Placement): Promise<ResourceRow> {
    const outcome = this.changes.recordsOutcome ? undefined : await this.placeAtOnce(placement);
    return outcome === undefined ? this.placeWhenUnlocked(placement) : required(outcome);
  }

  /**
   * Places cards of one caller in the caller's transaction, which waits for their lists.
   * @returns a result for each, as if each had been requested after the one before
   */
  async createAll(tx: Transaction, all: readonly Creation[]): Promise<(ResourceRow | DomainError)[]> {
    const [first] = all;
    if (!first) return [];
    const listIds = [...new Set(all.map(({ card }) => card.listId))];
    const [, results] = await pipelined(this.lists.take(tx, first.caller, listIds), this.placeAll(tx, all));
    return results;
  }

  /**
   * Places different cards of one caller in the caller's transaction, which has their rows or has requested their locks.
   * @returns a result for each, as if each had been requested after the one before
   */
  async placeAll(tx: Transaction, all: readonly Placement[]): Promise<(ResourceRow | DomainError)[]> {
    return (await this.placeInOrder(tx, all)).map(placed);
  }

  /** Creates the cards of an import in the caller's transaction. @returns their ids @throws DomainError */
  async createOnly(tx: Transaction, all: readonly Creation[]): Promise<number[]> {
    const items = all.map((placement) => ({ placement, room: unlimited }));
    const rows = await tx.query<PlacedRow>(placeCardsOnly, valuesOf(items, true));
    return rows.map(({ reason, detail, id }) => {
      if (reason !== null) throw refusalError(reason as RefusalReason, detail);
      return id;
    });
  }

  /**
   * Moves the cards of a list to the end of another one of its board, without events of their own.
   * All of them and both lists are locked. @throws DomainError
   */
  async moveAll(tx: Transaction, fromListId: number, toListId: number): Promise<void> {
    const [row] = await tx.query<{ reason: RefusalReason | null; detail: number }>(moveListCards, [
      fromListId,
      toListId,
    ]);
    if (row?.reason) throw moveAllError(row.reason, row.detail);
  }

  /** In one statement, unless the quota may admit only some. */
  private async placeInOrder(tx: Transaction, all: readonly Placement[]): Promise<Outcome[]> {
    if (fitTogether(all)) return this.placeIn(tx, all);
    const outcomes: Outcome[] = [];
    for (const placement of all) outcomes.push(...(await this.placeIn(tx, [placement])));
    return outcomes;
  }

  private async placeAtOnce(placement: Placement): Promise<Outcome> {
    const reservation = reserve(placement);
    let row: PlacedRow | undefined;
    try {
      row = await this.changes.once(
        () => this.batcher.submit({ placement, room: reservation.room }),
        isWritten,
      );
      if (row.eventId !== null) placement.caller.noteEvent?.(row.eventId);
      return outcomeOf(row, reservation);
    } finally {
      reservation.end(row && isWritten(row) ? row : undefined);
    }
  }

  private placeWhenUnlocked(placement: Placement): Promise<ResourceRow> {
    return this.changes.run(async (tx) => {
      const [, outcomes] = await pipelined(
        this.cards.take(tx, placement.caller, {
          cardIds: cardIdsOf(placement),
          listIds: listIdsOf(placement),
        }),
        this.placeIn(tx, [placement], 'commit'),
      );
      return required(placed(outcomes[0]));
    });
  }

  private async placeIn(tx: Transaction, all: readonly Placement[], then?: 'commit'): Promise<Outcome[]> {
    const reservations = all.map(reserve);
    const items = all.map((placement, n) => ({ placement, room: reservations[n]?.room ?? unlimited }));
    let rows: readonly PlacedRow[] = [];
    try {
      rows = await tx[then ? 'queryAndCommit' : 'query']<PlacedRow>(placeCards, valuesOf(items, true));
      return rows.map((row, n) => outcomeOf(row, reservations[n]));
    } finally {
      for (const [n, { end }] of reservations.entries()) {
        const row = rows[n];
        const placement = all[n];
        if (placement && row?.eventId) noteEvent(tx, placement.caller, row.eventId);
        if (row && isWritten(row)) tx.whenEnded((isCommitted) => end(isCommitted ? row : undefined));
        else end(undefined);
      }
    }
  }
}

function valuesOf(all: readonly Item[], isAlone: boolean): readonly unknown[] {
  const items = all.map(({ placement, room }) => ({ caller: placement.caller, placement, room }));
  return [itemsOf(items, ({ placement, room }) => columnsOf(placement, room)), isAlone];
}

function isWritten({ eventId }: PlacedRow): boolean {
  return eventId !== null;
}

function outcomeOf(row: PlacedRow, reservation: ItemReservation | undefined): Outcome {
  const { reason, detail, json, version, orderVersion } = row;
  if (reason === null) return { json, version, orderVersion };
  if (reason === 'locked') return undefined;
  return reason === 'no_room' ? reservation?.refusal : refusalError(reason, detail);
}

/** After the wait for the locks, no other transaction holds them. */
function placed(outcome: Outcome): ResourceRow | DomainError {
  if (outcome === undefined)
    throw new DatabaseContendedError(new Error('The rows of a card are still locked.'));
  return outcome;
}

function required(outcome: ResourceRow | DomainError): ResourceRow {
  if (outcome instanceof DomainError) throw outcome;
  return outcome;
}

function cardIdsOf(placement: Placement): number[] {
  return 'cardId' in placement ? [placement.cardId] : [];
}

function listIdsOf(placement: Placement): number[] {
  if (placement.action === 'create') return [placement.card.listId];
  return placement.action === 'move' ? [placement.listId] : [];
}

const unlimited: ReservedRoom = { hasRoom: true, textRoom: null };

function reserve(placement: Placement): ItemReservation {
  const quota = 'quota' in placement ? placement.quota : undefined;
  if (!quota) return { room: unlimited, refusal: undefined, end: () => undefined };
  if (placement.action === 'update') {
    const { bytes, refusal, end } = quota.room.reserveText(quota.growth.textBytes);
    return {
      room: { hasRoom: true, textRoom: bytes },
      refusal,
      end: (row) => end(row !== undefined, row?.detail ?? 0),
    };
  }
  const { refusal, end } = quota.room.reserve(quota.growth);
  return {
    room: { hasRoom: !refusal, textRoom: null },
    refusal,
    end: (row) => end(row !== undefined),
  };
}

/** Whether the quota admits all cards of one caller, so that the result of one does not depend on another's. */
function fitTogether(all: readonly Placement[]): boolean {
  const quotas = all.flatMap((placement) =>
    'quota' in placement && placement.quota ? [placement.quota] : [],
  );
  const total = { cards: 0, textBytes: 0 };
  for (const { growth } of quotas) {
    total.cards += growth.cards;
    total.textBytes += growth.textBytes;
  }
  return quotas[0]?.room.fits(total) ?? true;
}

function only(rows: readonly PlacedRow[]): PlacedRow {
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL returned no row for a placed card.');
  return row;
}
