import { Database, deleteInBatches, type Executor } from '@kiban/persistence';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthConfig } from '../config/auth-config.js';
import { AUTH_CONFIG } from '../infrastructure/tokens.js';
import { LEFT_BEHIND, PURGED_AUDIT, PURGED_IN_BATCHES } from './purged-rows.sql.js';

/** The rows of auth that belong to a workspace which is deleted for good. */
@Injectable()
export class PurgedRows {
  constructor(
    private readonly database: Database,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
  ) {}

  /** Deletes them in batches, each in a transaction of its own. */
  async delete(workspaceId: number, isOver: () => boolean): Promise<void> {
    for (const statement of PURGED_IN_BATCHES)
      await deleteInBatches(this.database, statement, [workspaceId], isOver);
    await deleteInBatches(this.database, PURGED_AUDIT, [workspaceId, this.config.AUDIT_STREAM], isOver);
  }

  /** Rows may be left that another transaction held, or that are published first. */
  async areLeft(tx: Executor, workspaceId: number): Promise<boolean> {
    return (await tx.query(LEFT_BEHIND, [workspaceId])).length > 0;
  }
}
