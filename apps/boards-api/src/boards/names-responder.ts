import {
  boardNamesSubject,
  usageQueue,
  type BoardNamesRequest,
  type BoardNamesResponse,
} from '@kiban/contracts';
import { MessagePattern, NatsController, queueGroup } from '@kiban/messaging/transport';
import { BoardNamesReader } from './board-names.reader.js';

/**
 * Responds to auth with the names of boards, for the boards of tokens. Only owners and admins, who see every board, read
 * and issue tokens; auth checks that.
 */
@NatsController()
export class BoardNamesResponder {
  constructor(private readonly reader: BoardNamesReader) {}

  @MessagePattern(boardNamesSubject, queueGroup(usageQueue))
  async names({ workspaceId, boardIds }: BoardNamesRequest): Promise<BoardNamesResponse> {
    return { boards: await this.reader.of(workspaceId, boardIds) };
  }
}
