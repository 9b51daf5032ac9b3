import { usageQueue, usageSubject, type UsageQuestion, type WorkspaceUsageDto } from '@kiban/contracts';
import { MessagePattern, NatsController, queueGroup } from '@kiban/messaging/transport';
import { Quotas } from './quotas.js';

/** Responds to auth with the usage of a workspace, for GET /workspace. */
@NatsController()
export class UsageResponder {
  constructor(private readonly quotas: Quotas) {}

  @MessagePattern(usageSubject, queueGroup(usageQueue))
  usage({ workspaceId }: UsageQuestion): Promise<WorkspaceUsageDto> {
    return this.quotas.usage(workspaceId);
  }
}
