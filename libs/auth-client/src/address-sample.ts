import type { Principal, RequestOrigin } from '@kiban/contracts';
import { request, type NatsConnection } from '@kiban/messaging';
import { plainAddress } from './address-ranges.js';
import { usedAddressesMax, usesSubject, type UsedAddress, type UsesResponse } from './protocol.js';

const DAY_MS = 86_400_000;
const FLUSH_AFTER_MS = 1_000;
const RETRY_AFTER_MS = 10_000;
const REQUEST_TIMEOUT_MS = 3_000;
const BATCH = 100;
const PENDING_MAX = 1_000;
const CREDENTIALS_MAX = 20_000;

/**
 * Samples from which addresses API tokens and AI clients are used: the first use of a credential from an address on a UTC day is sent to
 * auth, which writes the audit entry. A request only looks into a set; the rest happens in the background.
 */
export class AddressSample {
  /** By credential, the addresses of this day, as they were sent. */
  private readonly seen = new Map<string, Set<string>>();
  private day = 0;
  private pending: UsedAddress[] = [];
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> | undefined;

  /** @param send resolves when auth has taken the uses; those of a failed call are sent again */
  constructor(
    private readonly send: (uses: readonly UsedAddress[]) => Promise<void>,
    private readonly nowMs: () => number = Date.now,
  ) {}

  /** For a service other than auth. */
  static over(connection: NatsConnection): AddressSample {
    return new AddressSample(async (uses) => {
      await request<UsesResponse>(connection, usesSubject, { uses }, REQUEST_TIMEOUT_MS);
    });
  }

  note({ kind, credentialId }: Pick<Principal, 'kind' | 'credentialId'>, origin: RequestOrigin): void {
    // A session of the screen has its own entry.
    if (kind === 'screen') return;
    const addresses = this.addressesOf(credentialId);
    if (addresses.has(origin.address)) return;
    // Auth writes no more for this day, and a process that cannot reach auth notes the address later.
    if (addresses.size >= usedAddressesMax || this.pending.length >= PENDING_MAX) return;
    addresses.add(origin.address);
    const { userAgent, requestId } = origin;
    this.pending.push({
      credentialId,
      address: plainAddress(origin.address),
      userAgent,
      ...(requestId === undefined ? {} : { requestId }),
    });
    this.schedule(FLUSH_AFTER_MS);
  }

  /** Sends what is pending. */
  async flush(): Promise<void> {
    this.sending ??= this.sendPending().finally(() => {
      this.sending = undefined;
    });
    await this.sending;
  }

  async stop(): Promise<void> {
    await this.flush();
    clearTimeout(this.timer);
  }

  private addressesOf(credentialId: string): Set<string> {
    const day = Math.floor(this.nowMs() / DAY_MS);
    // What was forgotten is sent once more, and auth writes no second entry.
    if (day !== this.day || this.seen.size > CREDENTIALS_MAX) this.seen.clear();
    this.day = day;
    let addresses = this.seen.get(credentialId);
    if (!addresses) this.seen.set(credentialId, (addresses = new Set()));
    return addresses;
  }

  private async sendPending(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.pending.length > 0) {
      const batch = this.pending.slice(0, BATCH);
      try {
        await this.send(batch);
      } catch {
        return this.schedule(RETRY_AFTER_MS);
      }
      this.pending = this.pending.slice(batch.length);
    }
  }

  private schedule(afterMs: number): void {
    this.timer ??= setTimeout(() => void this.flush(), afterMs).unref();
  }
}
