import type { Logger } from '@kiban/observability';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../infrastructure/clock.js';
import { LOGGER } from '../infrastructure/tokens.js';
import { AuthChanges } from '../store/audit/auth-changes.js';
import { DeletionsRepository, type DeletedWorkspace } from '../store/workspaces/deletions.repository.js';
import { PurgedRows } from './purged-rows.js';
import { PurgedServices } from './purged-services.js';

const INTERVAL_MS = 60_000;
/** Time in which requests and events from before the end of the restoration are finished, in every service. */
const QUIET_MS = 60_000;

/**
 * Deletes workspaces for good, once their time in deletion is over. Each service deletes its own rows at auth's request. auth's
 * rows go last, and the workspace's as the very last: until then every round starts over, so a service or a broker that was down
 * catches up. Several replicas may do so concurrently.
 */
@Injectable()
export class WorkspacePurge {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private isStopped = false;

  constructor(
    private readonly services: PurgedServices,
    private readonly rows: PurgedRows,
    private readonly changes: AuthChanges,
    private readonly deletions: DeletionsRepository,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.round ??= this.run()
        .then(() => undefined)
        .catch((error: unknown) => this.logger.warn({ err: error }, 'purge.failed'))
        .finally(() => {
          this.round = undefined;
        });
    }, INTERVAL_MS);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await this.round;
  }

  /** @returns ids of the workspaces that are deleted for good now */
  async run(): Promise<number[]> {
    const now = this.clock.now();
    await this.deletions.beginPurges(now);
    const purged: number[] = [];
    for (const workspace of await this.deletions.purging(new Date(now.getTime() - QUIET_MS))) {
      if (this.isStopped) break;
      // One workspace whose rows cannot be deleted does not keep others.
      try {
        if (await this.purge(workspace)) purged.push(workspace.id);
      } catch (error) {
        this.logger.warn({ err: error, workspaceId: workspace.id }, 'purge.workspace_failed');
      }
    }
    return purged;
  }

  private async purge(workspace: DeletedWorkspace): Promise<boolean> {
    const isOver = (): boolean => this.isStopped;
    if (!(await this.services.purge(workspace.id, isOver))) return false;
    await this.rows.delete(workspace.id, isOver);
    return this.finish(workspace);
  }

  /** The entry about it belongs to no workspace: the log of this one is deleted with it. */
  private async finish({ id, slug, name, deletedAt }: DeletedWorkspace): Promise<boolean> {
    const isPurged = await this.changes.run(async (tx) => {
      const locked = await this.deletions.lock(tx, { id });
      if (!locked?.purgeBeganAt || (await this.rows.areLeft(tx, id))) return false;
      await this.deletions.delete(tx, id);
      tx.audit({
        workspaceId: null,
        action: 'workspace.purge',
        actor: { memberId: null, name: null },
        via: null,
        origin: null,
        target: `workspace ${id}`,
        details: { slug, name, deletedAt },
      });
      return true;
    });
    this.logger.info({ workspaceId: id, isPurged }, 'purge.done');
    return isPurged;
  }
}
