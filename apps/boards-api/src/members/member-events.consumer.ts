import type { JsMsg } from '@kiban/messaging';
import { durableConsumer, EventPattern, NatsController } from '@kiban/messaging/transport';
import { KeepMembers, type MemberChange } from './use-cases/keep-members.use-case.js';

interface MemberEvent {
  id: number;
  event: string;
  data: MemberChange['member'];
}

/** Consumes auth's member.* events. */
@NatsController()
export class MemberEventsConsumer {
  constructor(private readonly keepMembers: KeepMembers) {}

  @EventPattern('kiban.v1.*.0.member.*', durableConsumer({ durable: 'boards-members' }))
  keep(batch: readonly JsMsg[]): Promise<void> {
    return this.keepMembers.execute(batch.map(changeOf));
  }
}

function changeOf(message: JsMsg): MemberChange {
  const { id, event, data } = message.json<MemberEvent>();
  return { eventId: id, kind: event, workspaceId: Number(message.subject.split('.')[2]), member: data };
}
