import type { JsMsg } from '@kiban/messaging';
import { durableConsumer, EventPattern, NatsController } from '@kiban/messaging/transport';
import { MemberErasure } from './member-erasure.js';

interface RemovalEvent {
  data: { id: number };
  changes?: { accountDeleted?: unknown } | null;
}

/** Events of the time before the removal may write entries after the first pass. */
const SECOND_PASS_AFTER_MS = 60_000;

/** Consumes removals of members: their inbox ends. After the deletion of an account, so does the name in other inboxes. */
@NatsController()
export class RemovedMembersConsumer {
  constructor(private readonly erasure: MemberErasure) {}

  @EventPattern('kiban.v1.*.0.member.remove', durableConsumer({ durable: 'notifications-removed-members' }))
  async erase(batch: readonly JsMsg[]): Promise<void> {
    for (const message of batch) {
      const { data, changes } = message.json<RemovalEvent>();
      const workspaceId = Number(message.subject.split('.')[2]);
      await this.erasure.removeInbox(workspaceId, data.id, message.time);
      if (changes?.accountDeleted) await this.erasure.eraseName(workspaceId, data.id);
      // A message has one response: the acknowledgement of the batch does not replace this one.
      if (Date.now() - message.time.getTime() < SECOND_PASS_AFTER_MS) message.nak(SECOND_PASS_AFTER_MS);
    }
  }
}
