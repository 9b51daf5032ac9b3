import { Injectable } from '@nestjs/common';
import { digestOf } from '../infrastructure/digest.js';
import { ConnectionsReader } from '../store/grants/connections.reader.js';
import { MembersReader, type Membership } from '../store/members/members.reader.js';
import { SessionRight } from '../store/rights/session-right.js';
import type { PendingInteraction } from './flow/interaction.js';
import { openingStep, type OpeningStep } from './flow/sign-in-policy.js';

/** The workspaces that a person may open for a client. */
@Injectable()
export class OpenableWorkspacesReader {
  constructor(
    private readonly members: MembersReader,
    private readonly connections: ConnectionsReader,
    private readonly sessionRight: SessionRight,
  ) {}

  /** A workspace in deletion opens on the screen alone, where its owners restore it. */
  async of({ isScreen }: PendingInteraction, accountId: number): Promise<Membership[]> {
    const memberships = await this.members.ofAccount(accountId);
    return memberships.filter(({ deletionAt }) => isScreen || deletionAt === null);
  }

  /** @returns ids of the workspaces that do not admit the client */
  async refusing(
    { isScreen, client, identity }: PendingInteraction,
    memberships: readonly Membership[],
  ): Promise<ReadonlySet<number>> {
    if (isScreen) return new Set();
    const ids = memberships.map(({ workspaceId }) => workspaceId);
    return this.connections.refusing(ids, { id: client.clientId, host: identity.host });
  }

  /** What the session of this browser still needs to open a workspace. */
  async stepTo(
    { accountId = 0, details }: PendingInteraction,
    { workspaceId }: Pick<Membership, 'workspaceId'>,
  ): Promise<OpeningStep> {
    const sessionHash = details.session ? digestOf(details.session.uid) : null;
    return openingStep(await this.sessionRight.refusal({ accountId, sessionHash }, workspaceId));
  }
}
