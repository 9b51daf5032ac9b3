import {
  seenBoardsSubject,
  type Role,
  type SeenBoardsRequest,
  type SeenBoardsResponse,
} from '@kiban/contracts';
import { request, type NatsConnection } from '@kiban/messaging';
import { groupsBy } from '../store/groups-by.js';
import { cellOfBoard, subjectOfCell } from './cells.js';

/** A member whose boards are asked for. */
export interface Reader {
  workspaceId: number;
  memberId: number;
  /** Of their credential or event; without it, boards-api decides by its copy. */
  role?: Role;
}

/** Asks boards-api which boards a member sees now. */
export class SeenBoards {
  constructor(
    private readonly connection: NatsConnection,
    private readonly timeoutMs: number,
  ) {}

  /** Rejects when boards-api does not respond. */
  async among(reader: Reader, boardIds: readonly number[]): Promise<ReadonlySet<number>> {
    const byCell = groupsBy(boardIds, cellOfBoard);
    const seen = await Promise.all(
      [...byCell].map(([cell, ids]) =>
        this.ask(subjectOfCell(seenBoardsSubject, cell), { ...reader, boardIds: ids }),
      ),
    );
    return new Set(seen.flat());
  }

  private async ask(subject: string, message: SeenBoardsRequest): Promise<readonly number[]> {
    const { boardIds } = await request<SeenBoardsResponse>(this.connection, subject, message, this.timeoutMs);
    return boardIds;
  }
}
