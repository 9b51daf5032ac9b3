import { DomainError, type WorkspaceUsageDto, type Caller } from '@kiban/contracts';
import { Database, Batcher } from '@kiban/persistence';
import type { Growth } from './growth.js';
import type { QuotaSettings } from './quota-settings.js';
import { BoundedRoom, unboundedRoom, type Room } from './room.js';
import { usageOfWorkspace, type Usage } from './usage.sql.js';
import { WorkspaceUsage } from './workspace-usage.js';

/** A count older than this is renewed in the background; one older than twice this, before the write. */
const REFRESH_MS = 5_000;
/** Before a write is rejected, a count older than this is renewed, since deletions make room. */
const RECHECK_MS = 1_000;
/** Limit of counts in flight: of a pool of ten connections, most stay free for requests. */
const COUNTS_MAX = 2;
/** Number of cached workspaces above which idle ones are removed. */
const WORKSPACES_MAX = 10_000;

/**
 * Bounds the content of a workspace (decision 18). Usage is counted from the tables and cached for seconds, so that
 * writes of one workspace share no row; a process counts its own additions exactly.
 * Without a quota, writes count nothing.
 */
export class Quotas {
  private readonly workspaces = new Map<number, WorkspaceUsage>();
  private sweptAt = -Infinity;
  private readonly isUnbounded: boolean;
  private readonly counts: Batcher<number, Usage>;

  constructor(
    private readonly database: Database,
    private readonly settings: QuotaSettings,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.isUnbounded = settings.cards === null && settings.textBytes === null;
    this.counts = new Batcher<number, Usage>({
      maxBatchSize: 1,
      maxConcurrency: COUNTS_MAX,
      onFallback: (error) => this.database.logBatchFallback('quotas.count', error),
      runOne: (workspaceId) => this.count(workspaceId),
      runBatch: (all) => Promise.all(all.map((workspaceId) => this.count(workspaceId))),
    });
  }

  /**
   * The room for a write; called before its transaction, since it may wait for a count.
   * @param most the most that the write can add
   */
  async room({ principal }: Caller, most: Growth): Promise<Room> {
    if (this.isUnbounded) return unboundedRoom;
    const usage = await this.counted(principal.workspace.id);
    const room = new BoundedRoom(usage, this.settings);
    if (!room.fits(most) && !usage.isCountedWithin(RECHECK_MS)) await usage.recount();
    return room;
  }

  /** @param count boards of the workspace, under its lock. @throws DomainError 409 */
  requireBoardRoom(count: number): void {
    const { boards } = this.settings;
    if (boards !== null && count >= boards)
      throw new DomainError(
        'limit_reached',
        `The request exceeds the workspace’s quota of ${boards} boards; delete archived boards or ask the operator for more.`,
      );
  }

  /** The usage of a workspace, at most some seconds old. */
  async usage(workspaceId: number): Promise<WorkspaceUsageDto> {
    const { total } = await this.counted(workspaceId);
    return { ...total, quotas: this.settings };
  }

  private async counted(workspaceId: number): Promise<WorkspaceUsage> {
    const usage = this.of(workspaceId);
    if (!usage.isCountedWithin(REFRESH_MS, 2)) await usage.recount();
    // A failed renewal leaves the count in place; the request that needs a newer one reports the fault.
    else if (!usage.isCountedWithin(REFRESH_MS)) usage.recount().catch(() => undefined);
    return usage;
  }

  private of(workspaceId: number): WorkspaceUsage {
    let usage = this.workspaces.get(workspaceId);
    if (!usage) {
      this.sweep();
      usage = new WorkspaceUsage(() => this.counts.submit(workspaceId), this.now);
      this.workspaces.set(workspaceId, usage);
    }
    return usage;
  }

  /** Removes workspaces whose next write would count them again anyway. */
  private sweep(): void {
    if (this.workspaces.size < WORKSPACES_MAX || this.now() - this.sweptAt < REFRESH_MS) return;
    this.sweptAt = this.now();
    for (const [workspaceId, usage] of this.workspaces)
      if (!usage.hasPending && !usage.isCountedWithin(REFRESH_MS, 2)) this.workspaces.delete(workspaceId);
  }

  private async count(workspaceId: number): Promise<Usage> {
    const [usage] = await this.database.query<Usage>(usageOfWorkspace, [workspaceId]);
    if (!usage) throw new Error('PostgreSQL returned no row for the usage of a workspace.');
    return usage;
  }
}
