import { randomBytes } from 'node:crypto';
import { appendEvents, Database, outboxChannel, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { readWorkspaceName } from '../accounts/names.js';
import type { NewAccount } from '../accounts/new-accounts.js';
import { AuditLog } from '../audit/audit-log.js';
import { Clock } from '../infrastructure/clock.js';
import type { RequestOrigin } from '../infrastructure/request-origin.js';
import { authSchema } from '../infrastructure/infrastructure.module.js';
import { readSlug, slugOf } from './workspace-slug.js';
import { WorkspacesRepository } from './workspaces.repository.js';

export interface Founding {
  /** Its address is proven. */
  account: NewAccount;
  workspaceName: string;
  /** Made of the workspace's name when left out. */
  workspaceSlug?: string;
}

export interface Founded {
  accountId: number;
  workspaceId: number;
  memberId: number;
}

/** Sign-up: an account, its first workspace, and the account as its owner (decisions §3). */
@Injectable()
export class CreateWorkspace {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsRepository,
    private readonly workspaces: WorkspacesRepository,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * @param claim runs first in the transaction, e.g. to use up a link
   * @throws ValidationError
   */
  async execute(
    founding: Founding,
    origin: RequestOrigin | null,
    claim: (tx: Executor) => Promise<void> = () => Promise.resolve(),
  ): Promise<Founded> {
    const { name } = founding.account;
    const workspaceName = readWorkspaceName(founding.workspaceName);
    const slug = founding.workspaceSlug
      ? readSlug(founding.workspaceSlug)
      : await this.freeSlug(workspaceName);
    const founded = await this.database.transaction(async (tx) => {
      await claim(tx);
      const accountId = await this.accounts.insert(tx, founding.account, this.clock.now());
      const workspaceId = await this.workspaces.insert(tx, { slug, name: workspaceName });
      const [member] = await tx.query<{ id: number }>(
        `INSERT INTO auth.member (workspace_id, account_id, role) VALUES ($1, $2, 'owner') RETURNING id`,
        [workspaceId, accountId],
      );
      const memberId = (member as { id: number }).id;
      await appendEvents(tx, authSchema, [
        {
          kind: 'member.add',
          workspace: { id: workspaceId, slug, name: workspaceName },
          boardId: null,
          actor: { memberId, name },
          data: { id: memberId, name, role: 'owner' },
        },
      ]);
      await this.audit.append(tx, {
        workspaceId,
        action: 'workspace.create',
        actor: { memberId, name },
        via: 'sign-up',
        origin,
        target: `workspace ${workspaceId}`,
        details: { slug, name: workspaceName },
      });
      await this.audit.append(tx, {
        workspaceId,
        action: 'member.add',
        actor: { memberId, name },
        via: 'sign-up',
        origin,
        target: `member ${memberId}`,
        details: { role: 'owner' },
      });
      return { accountId, workspaceId, memberId };
    });
    this.database.notifySoon(outboxChannel(authSchema));
    return founded;
  }

  private async freeSlug(workspaceName: string): Promise<string> {
    const plain = slugOf(workspaceName, '');
    if (await this.workspaces.slugIsFree(plain)) return plain;
    return slugOf(workspaceName, randomBytes(4).toString('hex'));
  }
}
