import { DomainError } from '@kiban/contracts';
import type { Transaction } from '@kiban/persistence';
import type { Growth } from './growth.js';
import type { QuotaSettings } from './quota-settings.js';
import type { WorkspaceUsage } from './workspace-usage.js';

/** Room that a write has taken, or the reason why it cannot. */
export interface Reservation {
  readonly refusal?: DomainError;
  /** Called once, with whether the write was committed. */
  readonly end: (isCommitted: boolean) => void;
}

/** Room for a text whose growth is known only once it is written. */
export interface TextReservation {
  /** Bytes that the text may grow by; null without a limit. */
  readonly bytes: number | null;
  readonly refusal: DomainError | undefined;
  /** Called once, with whether the write was committed and what it added. */
  readonly end: (isCommitted: boolean, growth: number) => void;
}

/** The room that a workspace has left. */
export interface Room {
  fits(growth: Growth): boolean;
  /** Takes room before a write. */
  reserve(growth: Growth): Reservation;
  /** Takes room for at most `most` bytes, or what is left. */
  reserveText(most: number): TextReservation;
  /** Takes room for a transaction, and returns it on rollback. @throws DomainError 409 */
  take(tx: Transaction, growth: Growth): void;
}

const unbounded: Reservation = { end: () => undefined };

/** Used if no quota is set. */
export const unboundedRoom: Room = {
  fits: () => true,
  reserve: () => unbounded,
  reserveText: () => ({ bytes: null, refusal: undefined, end: () => undefined }),
  take: () => undefined,
};

export class BoundedRoom implements Room {
  constructor(
    private readonly usage: WorkspaceUsage,
    private readonly quotas: QuotaSettings,
  ) {}

  fits(growth: Growth): boolean {
    return this.exceeded(growth) === undefined;
  }

  reserve(growth: Growth): Reservation {
    const exceeded = this.exceeded(growth);
    if (exceeded === undefined) {
      // Room that a shorter text leaves is granted only after the next count: the transaction may be rolled back.
      return { end: this.usage.add({ ...growth, textBytes: Math.max(growth.textBytes, 0) }) };
    }
    return { refusal: refusalOf(exceeded), end: () => undefined };
  }

  reserveText(most: number): TextReservation {
    const { textBytes } = this.quotas;
    if (textBytes === null) return unboundedRoom.reserveText(most);
    const bytes = Math.max(0, Math.min(most, textBytes - this.usage.total.textBytes));
    const release = this.usage.add({ cards: 0, textBytes: bytes });
    return {
      bytes,
      refusal: refusalOf(`${textBytes} bytes of text`),
      end: (isCommitted, growth) => {
        release(false);
        if (isCommitted) this.usage.add({ cards: 0, textBytes: Math.max(growth, 0) })(true);
      },
    };
  }

  take(tx: Transaction, growth: Growth): void {
    const { refusal, end } = this.reserve(growth);
    if (refusal) throw refusal;
    tx.whenEnded(end);
  }

  /** @returns the quota that would be exceeded; a write that adds nothing to it does not exceed it */
  private exceeded(growth: Growth): string | undefined {
    const used = this.usage.total;
    const isExceeded = (kind: 'cards' | 'textBytes'): boolean => {
      const most = this.quotas[kind];
      return most !== null && growth[kind] > 0 && used[kind] + growth[kind] > most;
    };
    if (isExceeded('cards')) return `${this.quotas.cards} cards`;
    if (isExceeded('textBytes')) return `${this.quotas.textBytes} bytes of text`;
    return undefined;
  }
}

function refusalOf(exceeded: string): DomainError {
  return new DomainError(
    'limit_reached',
    `The request exceeds the workspace’s quota of ${exceeded}; delete cards or ask the operator for more.`,
  );
}
