import { usageSubject, type UsageQuestion, type WorkspaceUsageDto } from '@kiban/contracts';
import { request, type NatsConnection } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, NATS } from '../infrastructure/tokens.js';

const REPLY_TIMEOUT_MS = 1_000;

/** Requests from boards-api what a workspace holds. */
@Injectable()
export class WorkspaceUsage {
  constructor(
    @Inject(NATS) private readonly connection: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @returns null where boards-api does not reply in time: the workspace is shown without its usage */
  async of(workspaceId: number): Promise<WorkspaceUsageDto | null> {
    const question: UsageQuestion = { workspaceId };
    try {
      return await request<WorkspaceUsageDto>(this.connection, usageSubject, question, REPLY_TIMEOUT_MS);
    } catch (error) {
      this.logger.debug({ err: error, workspaceId }, 'workspace.usage_unknown');
      return null;
    }
  }
}
