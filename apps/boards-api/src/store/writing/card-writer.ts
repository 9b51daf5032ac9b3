import { Injectable } from '@nestjs/common';
import { DomainError } from '@kiban/contracts';
import {
  Batcher,
  Database,
  DatabaseContendedError,
  type Statement,
  type Transaction,
} from '@kiban/persistence';
import { itemsOf } from '../../events/batched-items.js';
import { BoardChanges } from '../../events/board-changes.js';
import { noteEvent } from '../../events/record-event.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { pipelined } from '../../sql/pipelined.js';
import { CardsRepository } from '../cards/cards.repository.js';
import type {
  CardWrite,
  ItemReservation,
  Outcome,
  ReservedRoom,
  WriteFamily,
  WrittenRow,
} from './card-write.js';
import { withUnresolved } from './mentions-of-text.js';
import { writeBoth, writeCards, writeParts } from './write-cards.sql.js';

interface Item {
  write: CardWrite;
  room: ReservedRoom;
}

/** Most requests that share a transaction, and so a commit. */
const BATCH_MAX = 64;

/**
 * Writes cards and their parts by the SQL functions that have the rules. Requests that arrive during a call share the next
 * one (decision 11), and none of them waits for a lock: a request whose rows are locked runs again, alone, and waits.
 */
@Injectable()
export class CardWriter {
  private readonly batcher = new Batcher<Item, WrittenRow>({
    onFallback: (error) => this.database.logBatchFallback('cards.write', error),
    maxBatchSize: BATCH_MAX,
    runOne: async (item) => only(await this.database.write<WrittenRow>(...statementOf([item], true))),
    runBatch: async (all) => inOrder(all, await this.database.write<WrittenRow>(...statementOf(all, false))),
  });

  constructor(
    private readonly database: Database,
    private readonly changes: BoardChanges,
    private readonly cards: CardsRepository,
  ) {}

  /** @throws DomainError */
  async write(write: CardWrite): Promise<ResourceRow> {
    const outcome = this.changes.recordsOutcome ? undefined : await this.writeAtOnce(write);
    return outcome === undefined ? this.writeWhenUnlocked(write) : required(outcome);
  }

  /**
   * Runs writes of one family in the caller's transaction, which has their rows or has requested their locks.
   * @returns a result for each, as if each had been requested after the one before
   */
  async writeIn(
    tx: Transaction,
    all: readonly CardWrite[],
    then?: 'commit',
  ): Promise<(ResourceRow | DomainError)[]> {
    const reservations = all.map((write) => write.reserve());
    const items = all.map((write, n) => ({ write, room: (reservations[n] as ItemReservation).room }));
    let rows: readonly WrittenRow[] = [];
    try {
      rows = await tx[then ? 'queryAndCommit' : 'query']<WrittenRow>(...statementOf(items, true));
      return all.map((write, n) => unlocked(outcomeOf(write, rows[n], reservations[n])));
    } finally {
      for (const [n, { end }] of reservations.entries()) {
        const row = rows[n];
        const write = all[n];
        if (write && row?.eventId) noteEvent(tx, write.caller, row.eventId);
        if (row && isWritten(row)) tx.whenEnded((isCommitted) => end(isCommitted ? row : undefined));
        else end(undefined);
      }
    }
  }

  private async writeAtOnce(write: CardWrite): Promise<Outcome> {
    const reservation = write.reserve();
    let row: WrittenRow | undefined;
    try {
      row = await this.changes.once(() => this.batcher.submit({ write, room: reservation.room }), isWritten);
      if (row.eventId !== null) write.caller.noteEvent?.(row.eventId);
      return outcomeOf(write, row, reservation);
    } finally {
      reservation.end(row && isWritten(row) ? row : undefined);
    }
  }

  private writeWhenUnlocked(write: CardWrite): Promise<ResourceRow> {
    return this.changes.run(async (tx) => {
      const needed = write.rows(tx);
      const rows = needed instanceof Promise ? await needed : needed;
      const [, outcomes] = await pipelined(
        this.cards.take(tx, write.caller, rows),
        this.writeIn(tx, [write], 'commit'),
      );
      return required(outcomes[0]);
    });
  }
}

/** The statement of the families that the items belong to, with its values. */
export function statementOf(all: readonly Item[], isAlone: boolean): [Statement, readonly unknown[]] {
  const cards = jsonOf(all, 'card');
  const parts = jsonOf(all, 'part');
  if (parts === null) return [writeCards, [cards, isAlone]];
  return cards === null ? [writeParts, [parts]] : [writeBoth, [cards, isAlone, parts]];
}

function jsonOf(all: readonly Item[], family: WriteFamily): string | null {
  const items = all.filter(({ write }) => write.family === family);
  if (items.length === 0) return null;
  const own = items.map(({ write, room }) => ({ caller: write.caller, columns: write.columns(room) }));
  return itemsOf(own, ({ columns }) => columns);
}

/** The rows are those of the cards, then those of the parts. */
function inOrder(all: readonly Item[], rows: readonly WrittenRow[]): WrittenRow[] {
  const isCard = all.map(({ write }) => write.family === 'card');
  let card = 0;
  let part = isCard.filter(Boolean).length;
  return isCard.map((isOne) => rows[isOne ? card++ : part++] as WrittenRow);
}

function isWritten({ eventId }: WrittenRow): boolean {
  return eventId !== null;
}

function outcomeOf(
  write: CardWrite,
  row: WrittenRow | undefined,
  reservation: ItemReservation | undefined,
): Outcome {
  if (!row) throw new Error('PostgreSQL returned no row for a write.');
  const { reason, detail, json, version, orderVersion } = row;
  if (reason === null)
    return withUnresolved(
      { json, version, ...(orderVersion == null ? {} : { orderVersion }) },
      write.unresolved,
    );
  if (reason === 'locked') return undefined;
  return (
    (reason === 'no_room' ? reservation?.refusal : undefined) ??
    write.refusal(reason, detail, JSON.parse(json))
  );
}

/** After the wait for the locks, no other transaction holds them. */
function unlocked(outcome: Outcome): ResourceRow | DomainError {
  if (outcome === undefined)
    throw new DatabaseContendedError(new Error('The rows of a card are still locked.'));
  return outcome;
}

function required(outcome: ResourceRow | DomainError | undefined): ResourceRow {
  if (outcome instanceof DomainError) throw outcome;
  return outcome as ResourceRow;
}

function only(rows: readonly WrittenRow[]): WrittenRow {
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL returned no row for a write.');
  return row;
}
