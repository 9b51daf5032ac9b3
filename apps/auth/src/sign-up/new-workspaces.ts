import type { RequestOrigin } from '@kiban/contracts';
import { randomBytes } from 'node:crypto';
import type { Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../infrastructure/clock.js';
import type { NewAccount } from '../store/accounts/account.js';
import { AccountsRepository } from '../store/accounts/accounts.repository.js';
import { readWorkspaceName } from '../store/accounts/names.js';
import { AuthChanges } from '../store/audit/auth-changes.js';
import { readSlug, slugOf } from '../store/workspaces/workspace-slug.js';
import { WorkspacesRepository } from '../store/workspaces/workspaces.repository.js';

export interface Founding {
  /** The owner, whose address is verified. */
  account: NewAccount;
  workspaceName: string;
  /** Derived from the workspace’s name when omitted. */
  workspaceSlug?: string;
}

export interface Founded {
  accountId: number;
  workspaceId: number;
  memberId: number;
}

/** Creates an account with its first workspace, which it owns (decisions §3). */
@Injectable()
export class NewWorkspaces {
  constructor(
    private readonly changes: AuthChanges,
    private readonly accounts: AccountsRepository,
    private readonly workspaces: WorkspacesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @param claim runs first in the transaction, e.g. to use up a link
   * @throws ValidationError
   */
  async found(
    founding: Founding,
    origin: RequestOrigin | null,
    claim: (tx: Executor) => Promise<void> = () => Promise.resolve(),
  ): Promise<Founded> {
    const { name } = founding.account;
    const workspaceName = readWorkspaceName(founding.workspaceName);
    const slug = founding.workspaceSlug
      ? readSlug(founding.workspaceSlug)
      : await this.freeSlug(workspaceName);
    return this.changes.run(async (tx) => {
      await claim(tx);
      const accountId = await this.accounts.insert(tx, founding.account, this.clock.now());
      const workspaceId = await this.workspaces.insert(tx, { slug, name: workspaceName });
      const memberId = await this.workspaces.insertOwner(tx, workspaceId, accountId);
      const actor = { memberId, name };
      tx.append({
        kind: 'member.add',
        workspace: { id: workspaceId, slug, name: workspaceName },
        actor,
        data: { id: memberId, name, role: 'owner' },
      });
      const by = { workspaceId, actor, via: 'sign-up', origin };
      tx.audit(
        {
          ...by,
          action: 'workspace.create',
          target: `workspace ${workspaceId}`,
          details: { slug, name: workspaceName },
        },
        { ...by, action: 'member.add', target: `member ${memberId}`, details: { role: 'owner' } },
      );
      return { accountId, workspaceId, memberId };
    });
  }

  private async freeSlug(workspaceName: string): Promise<string> {
    const plain = slugOf(workspaceName, '');
    if (await this.workspaces.slugIsFree(plain)) return plain;
    return slugOf(workspaceName, randomBytes(4).toString('hex'));
  }
}
