import { Inject, Injectable } from '@nestjs/common';
import {
  AuthUnavailableError,
  membersSubject,
  type MembersResponse,
  type MembersRequest,
} from '@kiban/auth-client';
import { ValidationError, type Caller } from '@kiban/contracts';
import { request, type NatsConnection } from '@kiban/messaging';
import { Database, type Executor } from '@kiban/persistence';
import { NATS } from '../config/tokens.js';

export interface KnownMember {
  memberId: number;
  name: string;
}

const QUESTION_TIMEOUT_MS = 1_000;

const known = {
  name: 'member-known',
  text: `SELECT id AS "memberId", name FROM boards.member
         WHERE workspace_id = $1 AND id = ANY ($2::bigint[]) AND removed_at IS NULL ORDER BY id`,
};
const named = {
  name: 'member-named',
  text: `SELECT id AS "memberId", name FROM boards.member WHERE workspace_id = $1 AND removed_at IS NULL ORDER BY id`,
};
const keep = {
  name: 'member-keep',
  text: `INSERT INTO boards.member AS member (workspace_id, id, name, role)
         SELECT $1, fresh.* FROM unnest($2::bigint[], $3::text[], $4::text[]) AS fresh (id, name, role)
         ON CONFLICT (workspace_id, id) DO UPDATE SET name = excluded.name, role = excluded.role, removed_at = NULL
         WHERE (member.name, member.role) IS DISTINCT FROM (excluded.name, excluded.role) OR member.removed_at IS NOT NULL`,
};

/** The members of a workspace, from this service's copy; auth is queried for members missing in it. */
@Injectable()
export class MemberDirectory {
  constructor(
    private readonly database: Database,
    @Inject(NATS) private readonly connection: NatsConnection,
  ) {}

  /**
   * @param field the request's property that lists them, for the error
   * @throws ValidationError if one of them is not in the caller's workspace
   */
  async require(caller: Caller, memberIds: readonly number[], field: string): Promise<KnownMember[]> {
    const members = await this.find(caller, memberIds);
    const missing = memberIds.filter((id) => !members.some(({ memberId }) => memberId === id));
    if (missing.length > 0)
      throw new ValidationError(
        field,
        'member',
        `${field} contains ${missing.join(', ')}, not a member of this workspace; GET /members lists them.`,
      );
    return members;
  }

  /** Those of the members who are in the caller's workspace, by id. */
  async find(caller: Caller, memberIds: readonly number[]): Promise<KnownMember[]> {
    if (memberIds.length === 0) return [];
    const values = [caller.principal.workspace.id, memberIds];
    const found = await this.database.query<KnownMember>(known, values);
    if (found.length === memberIds.length) return found;
    await this.refresh(caller, memberIds);
    return this.database.query<KnownMember>(known, values);
  }

  /**
   * Adds those of the members who are missing to this service's copy, before a write that reads it.
   * @returns why some may be missing still; an error of the write only if one is
   */
  async complete(caller: Caller, memberIds: readonly number[]): Promise<AuthUnavailableError | undefined> {
    try {
      await this.find(caller, memberIds);
      return undefined;
    } catch (error) {
      if (error instanceof AuthUnavailableError) return error;
      throw error;
    }
  }

  /** Every member of the caller's workspace. */
  async all(caller: Caller): Promise<KnownMember[]> {
    await this.refresh(caller, []);
    return this.database.query<KnownMember>(named, [caller.principal.workspace.id]);
  }

  /** Reads the members of a workspace from auth again. @throws if auth does not respond */
  async refreshAll(workspaceId: number): Promise<void> {
    const question: MembersRequest = { workspaceId };
    const { members } = await request<MembersResponse>(
      this.connection,
      membersSubject,
      question,
      QUESTION_TIMEOUT_MS,
    );
    await this.keep(this.database, workspaceId, members);
  }

  private async refresh(caller: Caller, wanted: readonly number[]): Promise<void> {
    const { workspace, member, role } = caller.principal;
    try {
      await this.refreshAll(workspace.id);
    } catch (error) {
      // Auth has just resolved the caller; for other members it must respond.
      if (wanted.some((id) => id !== member.id)) throw new AuthUnavailableError(error);
      await this.keep(this.database, workspace.id, [{ memberId: member.id, name: member.name, role }]);
    }
  }

  private async keep(
    executor: Executor,
    workspaceId: number,
    members: MembersResponse['members'],
  ): Promise<void> {
    await executor.query(keep, [
      workspaceId,
      members.map(({ memberId }) => memberId),
      members.map(({ name }) => name),
      members.map(({ role }) => role),
    ]);
  }
}
