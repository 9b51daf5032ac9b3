import type { JsMsg } from '@kiban/messaging';
import { durableConsumer, EventPattern, NatsController } from '@kiban/messaging/transport';
import { CreatorErasure } from './creator-erasure.js';

interface RemovalEvent {
  data: { id: number };
  changes?: { accountDeleted?: unknown } | null;
}

/** A request that began before the deletion may write the name after the first pass. */
const SECOND_PASS_AFTER_MS = 60_000;

/**
 * Consumes deletions of accounts: endpoints have the name of their creator. A consumer of its own, because a replica of the
 * release before handles the events of the other one and erases nothing. Events and deliveries end after their retention.
 */
@NatsController()
export class DeletedMembersConsumer {
  constructor(private readonly erasure: CreatorErasure) {}

  @EventPattern('kiban.v1.*.0.member.remove', durableConsumer({ durable: 'webhooks-deleted-members' }))
  async erase(batch: readonly JsMsg[]): Promise<void> {
    for (const message of batch) {
      const { data, changes } = message.json<RemovalEvent>();
      if (!changes?.accountDeleted) continue;
      const workspaceId = Number(message.subject.split('.')[2]);
      await this.erasure.execute(workspaceId, data.id);
      // A message has one response: the acknowledgement of the batch does not replace this one.
      if (Date.now() - message.time.getTime() < SECOND_PASS_AFTER_MS) message.nak(SECOND_PASS_AFTER_MS);
    }
  }
}
