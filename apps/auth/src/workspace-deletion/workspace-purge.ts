import { purgeSubjects, type PurgeRequest, type PurgeResponse } from '@kiban/contracts';
import { request, type NatsConnection } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { Database, deleteInBatches } from '@kiban/persistence';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthConfig } from '../config/auth-config.js';
import { Clock } from '../infrastructure/clock.js';
import { AUTH_CONFIG, LOGGER, NATS } from '../infrastructure/tokens.js';
import { AuthChanges } from '../store/audit/auth-changes.js';
import { DeletionsRepository, type DeletedWorkspace } from '../store/workspaces/deletions.repository.js';
import { LEFT_BEHIND, PURGED_AUDIT, PURGED_IN_BATCHES } from './purged-rows.js';

const INTERVAL_MS = 60_000;
const REPLY_TIMEOUT_MS = 15_000;
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
    private readonly database: Database,
    private readonly changes: AuthChanges,
    private readonly deletions: DeletionsRepository,
    private readonly clock: Clock,
    @Inject(NATS) private readonly connection: NatsConnection,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
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
    for (const subject of Object.values(purgeSubjects))
      if (!(await this.purgeService(subject, workspace.id))) return false;
    const isOver = (): boolean => this.isStopped;
    for (const statement of PURGED_IN_BATCHES)
      await deleteInBatches(this.database, statement, [workspace.id], isOver);
    await deleteInBatches(this.database, PURGED_AUDIT, [workspace.id, this.config.AUDIT_STREAM], isOver);
    return this.finish(workspace);
  }

  /** @returns false when the service does not reply; the next round asks again */
  private async purgeService(subject: string, workspaceId: number): Promise<boolean> {
    let message: PurgeRequest = { workspaceId };
    while (!this.isStopped) {
      try {
        const response = await request<PurgeResponse>(this.connection, subject, message, REPLY_TIMEOUT_MS);
        if (response.isDone) return true;
        if (response.next === undefined) return false;
        message = { workspaceId, after: response.next };
      } catch (error) {
        this.logger.warn({ err: error, workspaceId, subject }, 'purge.service_silent');
        return false;
      }
    }
    return false;
  }

  /** The entry about it belongs to no workspace: the log of this one is deleted with it. */
  private async finish({ id, slug, name, deletedAt }: DeletedWorkspace): Promise<boolean> {
    const isPurged = await this.changes.run(async (tx) => {
      const locked = await this.deletions.lock(tx, { id });
      if (!locked?.purgeBeganAt || (await tx.query(LEFT_BEHIND, [id])).length > 0) return false;
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
