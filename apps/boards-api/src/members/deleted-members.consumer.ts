import type { JsMsg } from '@kiban/messaging';
import { durableConsumer, EventPattern, NatsController } from '@kiban/messaging/transport';
import { MemberErasure } from './member-erasure.js';

interface RemovalEvent {
  data: { id: number };
  changes?: { accountDeleted?: unknown } | null;
}

/** A request that began before the deletion may write the name after the first pass. */
const SECOND_PASS_AFTER_MS = 60_000;

/**
 * Consumes deletions of accounts. A consumer of its own, because a replica of the release before handles the events of the
 * other one and erases nothing.
 */
@NatsController()
export class DeletedMembersConsumer {
  constructor(private readonly erasure: MemberErasure) {}

  @EventPattern('kiban.v1.*.0.member.remove', durableConsumer({ durable: 'boards-deleted-members' }))
  async erase(batch: readonly JsMsg[]): Promise<void> {
    for (const message of batch) {
      const { data, changes } = message.json<RemovalEvent>();
      if (!changes?.accountDeleted) continue;
      await this.erasure.execute({ workspaceId: Number(message.subject.split('.')[2]), id: data.id });
      // A message has one response: the acknowledgement of the batch does not replace this one.
      if (Date.now() - message.time.getTime() < SECOND_PASS_AFTER_MS) message.nak(SECOND_PASS_AFTER_MS);
    }
  }
}
