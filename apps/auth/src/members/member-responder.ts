import {
  authQueue,
  leaseMaxMs,
  membersSubject,
  type MembersResponse,
  type MembersQuestion,
} from '@kiban/auth-client';
import { reply, type NatsConnection, type Subscription } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, NATS } from '../infrastructure/tokens.js';
import { readInstance } from '../token-check/bearer-question.js';
import { LeaseHolders } from '../token-check/lease-holders.js';
import { MembersRepository } from './members.repository.js';

/** Says over NATS who is in a workspace, to services that keep a copy of the names. */
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
    this.subscription = reply<MembersQuestion>(
      this.connection,
      membersSubject,
      async ({ workspaceId, instance }): Promise<MembersResponse> => {
        // Noted before the members are read: a change committed after that waits for this holder.
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
