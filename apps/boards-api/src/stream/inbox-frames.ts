import { inboxSubject, type InboxChanges } from '@kiban/contracts';
import { EventPattern, NatsController } from '@kiban/messaging/transport';
import { WorkspaceStream } from './workspace-stream.js';

/** Passes the counts of inboxes on to the streams of their members. */
@NatsController()
export class InboxFrames {
  constructor(private readonly stream: WorkspaceStream) {}

  @EventPattern(inboxSubject)
  send({ workspaceId, members }: InboxChanges): void {
    for (const { memberId, unread } of members) this.stream.tellInbox(workspaceId, memberId, unread);
  }
}
