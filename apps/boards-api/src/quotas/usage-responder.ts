import { Inject, Injectable } from '@nestjs/common';
import { usageQueue, usageSubject, type UsageQuestion, type WorkspaceUsageDto } from '@kiban/contracts';
import { reply, type NatsConnection, type Subscription } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { LOGGER, NATS } from '../infrastructure/tokens.js';
import { Quotas } from './quotas.js';

/** Replies to auth over NATS with what a workspace holds, for GET /workspace. */
@Injectable()
export class UsageResponder {
  private subscription: Subscription | undefined;

  constructor(
    private readonly quotas: Quotas,
    @Inject(NATS) private readonly connection: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(): void {
    this.subscription = reply<UsageQuestion>(
      this.connection,
      usageSubject,
      ({ workspaceId }): Promise<WorkspaceUsageDto> => this.quotas.usage(workspaceId),
      {
        queue: usageQueue,
        onError: (error) => this.logger.warn({ err: error }, 'usage.question_failed'),
      },
    );
  }

  stop(): void {
    this.subscription?.unsubscribe();
  }
}
