import {
  listLookupSubject,
  usageQueue,
  type ListLookupRequest,
  type ListLookupResponse,
} from '@kiban/contracts';
import { MessagePattern, NatsController, queueGroup } from '@kiban/messaging/transport';
import { ListsReader } from './lists.reader.js';

/**
 * Responds to webhook-dispatcher with the lists that exist, for the filters of hooks. Only owners, admins and tokens
 * without a restriction, who see every board, subscribe hooks; webhook-dispatcher checks that.
 */
@NatsController()
export class ListLookupResponder {
  constructor(private readonly reader: ListsReader) {}

  @MessagePattern(listLookupSubject, queueGroup(usageQueue))
  async existing({ workspaceId, listIds }: ListLookupRequest): Promise<ListLookupResponse> {
    return { listIds: await this.reader.existing(workspaceId, listIds) };
  }
}
