import type { Role } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import { nameKey } from '@kiban/text';
import { Injectable } from '@nestjs/common';
import { ProvisionedGroupsReader, type ProvisionedGroup } from './provisioned-groups.reader.js';
import { USER_ID } from './provisioned-users.reader.js';
import { memberIdOf } from './scim-address.js';
import type { ProvisionedRole } from './user-change.js';

/** A user with what the role comes from. */
export interface RoleSource {
  id: number;
  name: string;
  role: Role;
  givenRole: ProvisionedRole | null;
  groupNames: string[];
}

export type StoredGroup = Pick<ProvisionedGroup, 'displayName' | 'externalId'>;

@Injectable()
export class ProvisionedGroupsRepository extends ProvisionedGroupsReader {
  async count(tx: Executor, workspaceId: number): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM auth.provisioned_group WHERE workspace_id = $1',
      [workspaceId],
    );
    return row?.count ?? 0;
  }

  async isTaken(tx: Executor, workspaceId: number, displayName: string, exceptId: number): Promise<boolean> {
    const rows = await tx.query(
      `SELECT 1 FROM auth.provisioned_group
       WHERE workspace_id = $1 AND auth.name_key(display_name) = $2 AND id <> $3`,
      [workspaceId, nameKey(displayName), exceptId],
    );
    return rows.length > 0;
  }

  async insert(tx: Executor, workspaceId: number, group: StoredGroup, at: Date): Promise<number> {
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO auth.provisioned_group (workspace_id, display_name, external_id, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $4) RETURNING id`,
      [workspaceId, group.displayName, group.externalId, at],
    );
    return (row as { id: number }).id;
  }

  async update(tx: Executor, id: number, group: StoredGroup, at: Date): Promise<void> {
    await tx.query(
      'UPDATE auth.provisioned_group SET display_name = $2, external_id = $3, updated_at = $4 WHERE id = $1',
      [id, group.displayName, group.externalId, at],
    );
  }

  async setMembers(tx: Executor, id: number, memberIds: readonly number[]): Promise<void> {
    await tx.query(
      'DELETE FROM auth.provisioned_group_user WHERE group_id = $1 AND NOT member_id = ANY ($2::bigint[])',
      [id, memberIds],
    );
    await tx.query(
      `INSERT INTO auth.provisioned_group_user (group_id, member_id)
       SELECT $1, unnest($2::bigint[]) ON CONFLICT DO NOTHING`,
      [id, memberIds],
    );
  }

  async delete(tx: Executor, id: number): Promise<void> {
    await tx.query('DELETE FROM auth.provisioned_group WHERE id = $1', [id]);
  }

  /** Names of the groups that a user is in. */
  async namesOf(tx: Executor, memberId: number): Promise<string[]> {
    const rows = await tx.query<{ name: string }>(
      `SELECT g.display_name AS name FROM auth.provisioned_group g
       JOIN auth.provisioned_group_user gu ON gu.group_id = g.id WHERE gu.member_id = $1`,
      [memberId],
    );
    return rows.map(({ name }) => name);
  }

  /** Active users with what their role comes from; owners, whose role no directory changes, are left out. */
  roleSources(tx: Executor, workspaceId: number, ids: readonly number[]): Promise<RoleSource[]> {
    return tx.query<RoleSource>(
      `SELECT m.id, a.name, m.role, p.role AS "givenRole",
         ARRAY(SELECT g.display_name FROM auth.provisioned_group_user gu
               JOIN auth.provisioned_group g ON g.id = gu.group_id WHERE gu.member_id = m.id) AS "groupNames"
       FROM auth.member m JOIN auth.account a ON a.id = m.account_id
       LEFT JOIN auth.provisioned_user p ON p.member_id = m.id
       WHERE m.workspace_id = $1 AND m.id = ANY ($2::bigint[]) AND m.removed_at IS NULL AND m.role <> 'owner'
       ORDER BY m.id`,
      [workspaceId, ids],
    );
  }

  /** Those of the ids that are users of the workspace. */
  async usersAmong(tx: Executor, workspaceId: number, ids: readonly string[]): Promise<Set<string>> {
    const rows = await tx.query<{ id: string }>(
      `SELECT ${USER_ID} AS id FROM auth.member m LEFT JOIN auth.provisioned_user p ON p.member_id = m.id
       WHERE m.workspace_id = $1 AND m.id = ANY ($2::bigint[]) AND (m.removed_at IS NULL OR p.member_id IS NOT NULL)`,
      [workspaceId, ids.map(memberIdOf)],
    );
    const known = new Set(rows.map(({ id }) => id));
    return new Set(ids.filter((id) => known.has(id)));
  }

  async leaveAll(tx: Executor, memberId: number): Promise<void> {
    await tx.query('DELETE FROM auth.provisioned_group_user WHERE member_id = $1', [memberId]);
  }
}
