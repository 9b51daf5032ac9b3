import { limits, ServiceBusyError, type InboxQueryDto, type Principal } from '@kiban/contracts';
import { cutPage, decodeCursor } from '@kiban/http-kit';
import type { Logger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { Inject, Injectable } from '@nestjs/common';
import { SeenBoards, type Reader } from '../audience/seen-boards.js';
import { InboxCounts } from '../counts/inbox-counts.js';
import { LostEntries } from '../counts/lost-entries.js';
import { LOGGER } from '../infrastructure/tokens.js';
import { entryOf, type EntryRow } from '../store/entries.sql.js';
import type { Entry } from '../store/entry.js';
import { page, unreadByBoard } from './reading.sql.js';

const RETRY_AFTER_S = 5;
/** Of a page or count that finds lost boards again and again, which new events alone cannot cause. */
const ROUNDS_MAX = 20;

/** Before every entry. */
const FIRST_PAGE = [Number.MAX_SAFE_INTEGER, 0] as const;

/** The inbox of a caller, without what they do not see now. */
@Injectable()
export class InboxReader {
  constructor(
    private readonly database: Database,
    private readonly seen: SeenBoards,
    private readonly lost: LostEntries,
    private readonly counts: InboxCounts,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws ServiceBusyError when boards-api does not say what the caller sees */
  async page(
    principal: Principal,
    query: InboxQueryDto,
  ): Promise<{ rows: Entry[]; nextCursor: string | null }> {
    const limit = query.limit ?? limits.pageSizeDefault;
    const [rank, id] = query.cursor ? decodeCursor(query.cursor, ['number', 'number']) : FIRST_PAGE;
    const values = [
      principal.workspace.id,
      principal.member.id,
      (query.state ?? 'unread').split(','),
      query.reason?.split(',') ?? null,
      query.boardId ?? null,
      onlyBoardsOf(principal),
      rank,
      id,
      limit + 1,
    ];
    const entries = await this.untilSeen(
      principal,
      async () => (await this.database.query<EntryRow>(page, values)).map(entryOf),
      ({ boardId }) => boardId,
    );
    return cutPage(entries, limit, (entry) => [entry.rank, entry.id ?? 0]);
  }

  /** Unread entries, up to `limits.inboxCountMax`. @throws ServiceBusyError */
  async unread(principal: Principal): Promise<number> {
    const values = [principal.workspace.id, principal.member.id, onlyBoardsOf(principal)];
    const rows = await this.untilSeen(
      principal,
      () => this.database.query<{ boardId: number | null; unread: number }>(unreadByBoard, values),
      ({ boardId }) => boardId,
    );
    return rows.reduce((sum, { unread }) => sum + unread, 0);
  }

  /** Reads again after removing the entries of lost boards, until the caller sees every board. */
  private async untilSeen<Row>(
    principal: Principal,
    read: () => Promise<Row[]>,
    boardOf: (row: Row) => number | null,
  ): Promise<Row[]> {
    const reader: Reader = {
      workspaceId: principal.workspace.id,
      memberId: principal.member.id,
      role: principal.role,
    };
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      const rows = await read();
      const boardIds = [...new Set(rows.flatMap((row) => boardOf(row) ?? []))];
      const seen = await this.seenAmong(reader, boardIds);
      const lost = boardIds.filter((id) => !seen.has(id));
      if (lost.length === 0) return rows;
      await this.lost.remove(reader, lost);
      this.counts.publish([reader]);
    }
    throw new ServiceBusyError('The inbox cannot be read now; try again shortly.', RETRY_AFTER_S);
  }

  private async seenAmong(reader: Reader, boardIds: readonly number[]): Promise<ReadonlySet<number>> {
    try {
      return await this.seen.among(reader, boardIds);
    } catch (error) {
      this.logger.warn({ err: error, workspaceId: reader.workspaceId }, 'inbox.boards_unknown');
      throw new ServiceBusyError('The inbox cannot be read now; try again shortly.', RETRY_AFTER_S);
    }
  }
}

/** The only boards that a restricted token may see. Entries of the workspace are of none of them. */
export const onlyBoardsOf = ({ restriction }: Principal): readonly number[] | null =>
  restriction?.boardIds ?? null;
