import {
  boardNamesSubject,
  ServiceBusyError,
  ValidationError,
  type BoardNamesRequest,
  type BoardNamesResponse,
  type TokenBoardDto,
} from '@kiban/contracts';
import { request, type NatsConnection } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, NATS } from '../infrastructure/tokens.js';

const REPLY_TIMEOUT_MS = 1_000;
const RETRY_AFTER_S = 5;

/** Requests the names of boards from boards-api, which alone has them. */
@Injectable()
export class BoardNames {
  constructor(
    @Inject(NATS) private readonly connection: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * @throws ValidationError for a board that is not in the workspace
   * @throws ServiceBusyError when boards-api does not reply in time: a token is never issued for unchecked boards
   */
  async requireAll(workspaceId: number, boardIds: readonly number[]): Promise<void> {
    const names = await this.namesOf(workspaceId, boardIds);
    if (!names)
      throw new ServiceBusyError('The boards cannot be checked now; try again shortly.', RETRY_AFTER_S);
    for (const [index, id] of boardIds.entries())
      if (!names.has(id))
        throw new ValidationError(
          `boardIds.${index}`,
          'board',
          `Board ${id} is not in this workspace; GET /boards lists its boards.`,
        );
  }

  /**
   * @returns for an id its board, undefined for a deleted one. While boards-api does not reply, every board is listed
   * without a name, so that a restriction is always visible.
   */
  async finder(
    workspaceId: number,
    boardIds: readonly number[],
  ): Promise<(id: number) => TokenBoardDto | undefined> {
    if (boardIds.length === 0) return () => undefined;
    const names = await this.namesOf(workspaceId, boardIds);
    if (!names) return (id) => ({ id, name: null });
    return (id) => {
      const name = names.get(id);
      return name === undefined ? undefined : { id, name };
    };
  }

  /** @returns undefined when boards-api does not reply in time */
  private async namesOf(
    workspaceId: number,
    boardIds: readonly number[],
  ): Promise<ReadonlyMap<number, string> | undefined> {
    const message: BoardNamesRequest = { workspaceId, boardIds: [...new Set(boardIds)] };
    try {
      const { boards } = await request<BoardNamesResponse>(
        this.connection,
        boardNamesSubject,
        message,
        REPLY_TIMEOUT_MS,
      );
      return new Map(boards.map(({ id, name }) => [id, name]));
    } catch (error) {
      this.logger.debug({ err: error, workspaceId }, 'token.board_names_unknown');
      return undefined;
    }
  }
}
