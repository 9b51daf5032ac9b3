import type { UpdateWorkspaceDto } from '@kiban/contracts';
import { requireVersion, type Caller, type ExpectedVersions } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { readWorkspaceName } from '../accounts/names.js';
import { AuditLog, auditedCaller } from '../audit/audit-log.js';
import type { RequestOrigin } from '../infrastructure/request-origin.js';
import { LeaseRevocation } from '../token-check/lease-revocation.js';
import { lockStanding } from './standing.js';
import { readSlug } from './workspace-slug.js';
import { WorkspacesRepository } from './workspaces.repository.js';

@Injectable()
export class UpdateWorkspace {
  constructor(
    private readonly database: Database,
    private readonly workspaces: WorkspacesRepository,
    private readonly audit: AuditLog,
    private readonly leases: LeaseRevocation,
  ) {}

  async execute(
    { principal }: Caller,
    origin: RequestOrigin,
    change: UpdateWorkspaceDto,
    expected: ExpectedVersions,
  ): Promise<void> {
    const changed = await this.database.transaction(async (tx) => {
      const { workspace: before } = await lockStanding(tx, principal, { role: 'admin' });
      requireVersion(expected, before.version);
      const after = {
        slug: change.slug === undefined ? before.slug : readSlug(change.slug),
        name: change.name === undefined ? before.name : readWorkspaceName(change.name),
      };
      if (after.slug === before.slug && after.name === before.name) return false;
      await this.workspaces.update(tx, before.id, after);
      await this.audit.append(tx, {
        ...auditedCaller(principal, origin),
        action: 'workspace.update',
        target: `workspace ${before.id}`,
        details: { from: { slug: before.slug, name: before.name }, to: after },
      });
      return true;
    });
    // Leases carry the slug and the name into events.
    if (changed) await this.leases.drop([principal.workspace.id]);
  }
}
