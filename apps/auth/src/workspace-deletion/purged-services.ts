import { purgeSubjects, type PurgeRequest, type PurgeResponse } from '@kiban/contracts';
import { request, type NatsConnection } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, NATS } from '../infrastructure/tokens.js';

const REPLY_TIMEOUT_MS = 15_000;

/** The services that delete their own rows of a workspace at the request of auth. */
@Injectable()
export class PurgedServices {
  constructor(
    @Inject(NATS) private readonly connection: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @returns false when a service does not reply; the next round asks again */
  async purge(workspaceId: number, isOver: () => boolean): Promise<boolean> {
    for (const subject of Object.values(purgeSubjects))
      if (!(await this.purgeOne(subject, workspaceId, isOver))) return false;
    return true;
  }

  private async purgeOne(subject: string, workspaceId: number, isOver: () => boolean): Promise<boolean> {
    let message: PurgeRequest = { workspaceId };
    while (!isOver()) {
      try {
        const response = await request<PurgeResponse>(this.connection, subject, message, REPLY_TIMEOUT_MS);
        if (response.isDone) return true;
        if (response.next === undefined) return false;
        message = { workspaceId, after: response.next };
      } catch (error) {
        this.logger.warn({ err: error, workspaceId, subject }, 'purge.service_silent');
        return false;
      }
    }
    return false;
  }
}
