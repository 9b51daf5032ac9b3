import {
  listLookupSubject,
  ServiceBusyError,
  ValidationError,
  type ListLookupRequest,
  type ListLookupResponse,
} from '@kiban/contracts';
import { request, type NatsConnection } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, NATS } from '../infrastructure/tokens.js';

const REPLY_TIMEOUT_MS = 1_000;
const RETRY_AFTER_S = 5;

/** Checks that a list belongs to the caller’s workspace. No event of every list need have arrived, so boards-api replies. */
@Injectable()
export class ListScope {
  constructor(
    @Inject(NATS) private readonly connection: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * @throws ValidationError for a list that is not in the workspace
   * @throws ServiceBusyError when boards-api does not reply in time: a hook is never made for an unchecked list
   */
  async check(workspaceId: number, listId: number, field: string): Promise<void> {
    if ((await this.existing({ workspaceId, listIds: [listId] })).includes(listId)) return;
    throw new ValidationError(
      field,
      'list',
      `List ${listId} is not in this workspace; GET /boards/{id}/lists lists those of a board.`,
    );
  }

  private async existing(message: ListLookupRequest): Promise<readonly number[]> {
    try {
      const { listIds } = await request<ListLookupResponse>(
        this.connection,
        listLookupSubject,
        message,
        REPLY_TIMEOUT_MS,
      );
      return listIds;
    } catch (error) {
      this.logger.debug({ err: error, workspaceId: message.workspaceId }, 'hook.list_unknown');
      throw new ServiceBusyError('The list cannot be checked now; try again shortly.', RETRY_AFTER_S);
    }
  }
}
