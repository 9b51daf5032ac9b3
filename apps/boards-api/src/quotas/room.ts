import { DomainError } from '@kiban/contracts';
import type { Transaction } from '@kiban/persistence';
import type { Growth } from './growth.js';
import type { QuotaSettings } from './quota-settings.js';
import type { WorkspaceUsage } from './workspace-usage.js';

/** The room that a workspace has left. */
export interface Room {
  /** Takes room for a transaction, and returns it on rollback. @throws DomainError 409 */
  take(tx: Transaction, growth: Growth): void;
  /** Takes room for a write of one statement; returns undefined without writing if there is none. */
  during<T>(growth: Growth, write: () => Promise<T | undefined>): Promise<T | undefined>;
}

/** Used if no quota is set. */
export const unboundedRoom: Room = {
  take: () => undefined,
  during: (_growth, write) => write(),
};

export class BoundedRoom implements Room {
  constructor(
    private readonly usage: WorkspaceUsage,
    private readonly quotas: QuotaSettings,
  ) {}

  fits(growth: Growth): boolean {
    return this.exceeded(growth) === undefined;
  }

  take(tx: Transaction, growth: Growth): void {
    const exceeded = this.exceeded(growth);
    if (exceeded)
      throw new DomainError(
        'limit_reached',
        `The request exceeds the workspace’s quota of ${exceeded}; delete cards or ask the operator for more.`,
      );
    // Room that a shorter text leaves is granted only after the next count: the transaction may be rolled back.
    tx.whenEnded(this.usage.add({ ...growth, textBytes: Math.max(growth.textBytes, 0) }));
  }

  async during<T>(growth: Growth, write: () => Promise<T | undefined>): Promise<T | undefined> {
    if (!this.fits(growth)) return undefined;
    const end = this.usage.add(growth);
    let result: T | undefined;
    try {
      result = await write();
    } finally {
      end(result !== undefined);
    }
    return result;
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
