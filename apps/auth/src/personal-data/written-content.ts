import {
  ServiceBusyError,
  writtenContentSubject,
  type WrittenContentRequest,
  type WrittenContentResponse,
  type WrittenKind,
} from '@kiban/contracts';
import { request, type NatsConnection } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, NATS } from '../infrastructure/tokens.js';
import type { ExportedPerson } from './personal-data.reader.js';

const REPLY_TIMEOUT_MS = 10_000;
const RETRY_AFTER_S = 5;

/** Requests what a person wrote from boards-api, which alone has it. */
@Injectable()
export class WrittenContent {
  constructor(
    @Inject(NATS) private readonly connection: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws ServiceBusyError when boards-api does not reply in time */
  async requireReachable({ memberships }: ExportedPerson): Promise<void> {
    const [membership] = memberships;
    if (membership) await this.page({ kind: 'views', ...idsOf(membership), after: Number.MAX_SAFE_INTEGER });
  }

  /**
   * In pages, with the workspace of each item.
   * @throws ServiceBusyError when boards-api does not reply in time
   */
  async *of(kind: WrittenKind, { memberships }: ExportedPerson): AsyncGenerator<object[]> {
    for (const membership of memberships)
      for (let after = 0; ;) {
        const { items } = await this.page({ kind, ...idsOf(membership), after });
        const last = items.at(-1);
        if (!last) break;
        yield items.map((item) => ({ workspaceId: membership.workspaceId, ...item }));
        after = last.id;
      }
  }

  private async page(question: WrittenContentRequest): Promise<WrittenContentResponse> {
    try {
      return await request<WrittenContentResponse>(
        this.connection,
        writtenContentSubject,
        question,
        REPLY_TIMEOUT_MS,
      );
    } catch (error) {
      this.logger.warn({ err: error, workspaceId: question.workspaceId }, 'export.boards_unavailable');
      throw new ServiceBusyError('The boards cannot be read now; try again shortly.', RETRY_AFTER_S);
    }
  }
}

/** No more of a membership than the request has. */
function idsOf({
  memberId,
  workspaceId,
  role,
}: ExportedPerson['memberships'][number]): Pick<WrittenContentRequest, 'memberId' | 'role' | 'workspaceId'> {
  return { memberId, workspaceId, role };
}
