import { purgeQueue, purgeSubjects, type PurgeRequest, type PurgeResponse } from '@kiban/contracts';
import { MessagePattern, NatsController, queueGroup } from '@kiban/messaging/transport';
import { WorkspacePurge } from './workspace-purge.js';

/** Deletes the rows of a workspace at auth’s request, which alone may publish it. */
@NatsController()
export class PurgeResponder {
  constructor(private readonly purge: WorkspacePurge) {}

  @MessagePattern(purgeSubjects.notifications, queueGroup(purgeQueue))
  respond(request: PurgeRequest): Promise<PurgeResponse> {
    return this.purge.execute(request);
  }
}
