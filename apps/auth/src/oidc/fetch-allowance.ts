const FETCHES_PER_MINUTE_MAX = 30;
const HOSTS_MAX = 5_000;

/**
 * How often client metadata documents may be fetched, for each host and each address that asks: nobody may
 * use this service to knock at a door of others.
 */
export class FetchAllowance {
  private windows = new Map<string, { startedAt: number; count: number }>();

  constructor(private readonly now: () => Date) {}

  take(address: string, documentUrl: string): boolean {
    if (!URL.canParse(documentUrl)) return false;
    const { host } = new URL(documentUrl);
    // Both are counted, whichever is refused.
    const byHost = this.count(`host ${host}`);
    const byAddress = this.count(`address ${address}`);
    return byHost && byAddress;
  }

  private count(key: string): boolean {
    const now = this.now().getTime();
    if (this.windows.size > HOSTS_MAX) this.windows = new Map();
    const known = this.windows.get(key);
    if (!known || now - known.startedAt >= 60_000) {
      this.windows.set(key, { startedAt: now, count: 1 });
      return true;
    }
    known.count += 1;
    return known.count <= FETCHES_PER_MINUTE_MAX;
  }
}
