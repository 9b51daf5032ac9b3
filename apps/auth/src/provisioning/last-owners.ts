import { DomainError, type Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../infrastructure/clock.js';
import { auditedCaller } from '../store/audit/audited-caller.js';
import { AuthChanges } from '../store/audit/auth-changes.js';
import { lockWorkspace } from '../store/workspaces/workspace-lock.js';

const QUIET_MS = 3_600_000;

/** Records that a directory tried to remove the last owner: at most once an hour, as directories repeat failed requests. */
@Injectable()
export class LastOwners {
  constructor(
    private readonly changes: AuthChanges,
    private readonly clock: Clock,
  ) {}

  /** @throws the error of `change` */
  async guard<T>(caller: Caller, id: number, change: () => Promise<T>): Promise<T> {
    try {
      return await change();
    } catch (error) {
      if (error instanceof DomainError && error.code === 'last_owner') await this.record(caller, id);
      throw error;
    }
  }

  private record(caller: Caller, id: number): Promise<void> {
    const target = `member ${id}`;
    const since = new Date(this.clock.now().getTime() - QUIET_MS);
    return this.changes.run(async (tx) => {
      const { id: workspaceId } = await lockWorkspace(tx, caller.principal.workspace.id);
      const recent = await tx.query(
        `SELECT 1 FROM auth.audit_entry
         WHERE workspace_id = $1 AND at > $2 AND action = 'member.keep' AND target = $3 LIMIT 1`,
        [workspaceId, since, target],
      );
      if (recent.length > 0) return;
      const [member] = await tx.query<{ name: string }>(
        'SELECT a.name FROM auth.member m JOIN auth.account a ON a.id = m.account_id WHERE m.id = $1',
        [id],
      );
      tx.audit({
        ...auditedCaller(caller),
        action: 'member.keep',
        target,
        details: { name: member?.name ?? null, because: 'last_owner' },
      });
    });
  }
}
