import { Database, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';

/** Why a browser’s session may not open a workspace: the reasons of `auth.refusal_of_session`. */
export type SessionRefusal = 'not_member' | 'second_factor' | 'own_proof' | 'company';

/** A browser’s session of an account; null for one of an earlier release, which had none. */
export interface HeldSession {
  accountId: number;
  sessionHash: Buffer | null;
}

const REFUSAL = {
  name: 'auth-refusal-of-session',
  text: `SELECT nullif(auth.refusal_of_session($1, $2, $3), 'none') AS refusal`,
};
const OPENED = {
  name: 'auth-workspaces-of-session',
  text: `SELECT m.workspace_id AS id FROM auth.member m
         WHERE m.account_id = $1 AND auth.refusal_of_session($1, $2, m.workspace_id) = 'none' ORDER BY 1`,
};

/** The one question of every use of a session: may it open this workspace now? A bearer’s check asks the same in its statement. */
@Injectable()
export class SessionRight {
  constructor(private readonly database: Database) {}

  /** @returns undefined when it may */
  async refusal(
    { accountId, sessionHash }: HeldSession,
    workspaceId: number,
    executor: Executor = this.database,
  ): Promise<SessionRefusal | undefined> {
    const [row] = await executor.query<{ refusal: SessionRefusal | null }>(REFUSAL, [
      accountId,
      sessionHash,
      workspaceId,
    ]);
    return row?.refusal ?? undefined;
  }

  /** The workspaces that it may open, by their ids. */
  async opened({ accountId, sessionHash }: HeldSession): Promise<ReadonlySet<number>> {
    const rows = await this.database.query<{ id: number }>(OPENED, [accountId, sessionHash]);
    return new Set(rows.map(({ id }) => id));
  }
}
