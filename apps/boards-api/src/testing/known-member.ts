import type { Role } from '@kiban/contracts';
import type { Client, RunningApi } from './running-api.js';

/** A member whom this service's copy has, as after auth's event about them. */
export async function knownMember(api: RunningApi, name: string, role: Role = 'member'): Promise<Client> {
  const member = api.member(role, 'screen', name);
  await api.database.query(
    'INSERT INTO boards.member (workspace_id, id, name, role) VALUES ($1, $2, $3, $4)',
    [api.workspaceId, member.as.id, name, role],
  );
  return member;
}
