import type { WorkspaceDto, WorkspaceUsageDto } from '@kiban/contracts';
import type { Workspace } from '../store/workspaces/workspaces.reader.js';

/** @param usage null when boards-api does not reply in time */
export function presentWorkspace(workspace: Workspace, usage: WorkspaceUsageDto | null): WorkspaceDto {
  return {
    id: workspace.id,
    slug: workspace.slug,
    name: workspace.name,
    memberCount: workspace.memberCount,
    createdAt: workspace.createdAt.toISOString(),
    version: workspace.version,
    auditRetentionDays: workspace.auditRetentionDays,
    secondFactorRequired: workspace.secondFactorRequired,
    approvedClients: workspace.approvedClients,
    clientAccess: workspace.clientAccess,
    clientDaysMax: workspace.clientDaysMax,
    usage,
  };
}
