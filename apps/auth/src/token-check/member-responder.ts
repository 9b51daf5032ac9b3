import {
  authQueue,
  leaseMaxMs,
  membersSubject,
  type MembersResponse,
  type MembersRequest,
} from '@kiban/auth-client';
import { MessagePattern, NatsController, queueGroup } from '@kiban/messaging/transport';
import { MembersReader } from '../store/members/members.reader.js';
import { LeaseHolders } from '../store/rights/lease-holders.js';
import { readInstance } from './bearer-resolver.js';

/** Responds with a workspace’s members, for services that cache their names and roles. */
@NatsController()
export class MemberResponder {
  constructor(
    private readonly members: MembersReader,
    private readonly holders: LeaseHolders,
  ) {}

  @MessagePattern(membersSubject, queueGroup(authQueue))
  async list({ workspaceId, instance }: MembersRequest): Promise<MembersResponse> {
    // The holder is recorded before the members are read, so a change that commits later waits for this holder.
    if (instance !== undefined) await this.holders.hold(readInstance(instance));
    const rows = await this.members.list(workspaceId);
    return {
      members: rows.map(({ id, name, role }) => ({ memberId: id, name, role })),
      ...(instance === undefined ? {} : { leaseMs: leaseMaxMs }),
    };
  }
}
