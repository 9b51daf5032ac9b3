import {
  authQueue,
  leaseMaxMs,
  membersSubject,
  type MembersResponse,
  type MembersRequest,
} from '@kiban/auth-client';
import { reply, type NatsConnection, type Subscription } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, NATS } from '../infrastructure/tokens.js';
import { readInstance } from '../token-check/bearer-resolver.js';
import { LeaseHolders } from '../token-check/lease-holders.js';
import { MembersRepository } from './members.repository.js';

/** Replies over NATS with a workspace’s members, for services that cache their names and roles. */
@Injectable()
export class MemberResponder {
  private subscription: Subscription | undefined;

  constructor(
    private readonly members: MembersRepository,
    private readonly holders: LeaseHolders,
    @Inject(NATS) private readonly connection: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(): void {
    this.subscription = reply<MembersRequest>(
      this.connection,
      membersSubject,
      async ({ workspaceId, instance }): Promise<MembersResponse> => {
        // The holder is recorded before the members are read, so a change that commits later waits for this holder.
        if (instance !== undefined) await this.holders.hold(readInstance(instance));
        const rows = await this.members.list(workspaceId);
        return {
          members: rows.map(({ id, name, role }) => ({ memberId: id, name, role })),
          ...(instance === undefined ? {} : { leaseMs: leaseMaxMs }),
        };
      },
      {
        queue: authQueue,
        onError: (error) => this.logger.warn({ err: error }, 'members.question_failed'),
      },
    );
  }

  stop(): void {
    this.subscription?.unsubscribe();
  }
}
