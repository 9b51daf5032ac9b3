import { Injectable } from '@nestjs/common';
import type { Caller, ImportPlanDto, ImportResultDto } from '@kiban/contracts';
import { ImportReport } from '@kiban/import';
import { Database, type Executor, type Transaction } from '@kiban/persistence';
import { BoardChanges } from '../events/board-changes.js';
import { recordEvent } from '../events/record-event.js';
import { renumberEvents } from '../events/renumber-events.js';
import { MemberDirectory } from '../members/member-directory.js';
import { parentVersion, respacing } from '../order/order-versions.js';
import { firstRanks } from '../order/siblings.js';
import { Quotas } from '../quotas/quotas.js';
import { GridAxesRepository } from '../store/axes/grid-axes.repository.js';
import { boardEventData } from '../store/boards/board-event.js';
import { BoardsRepository } from '../store/boards/boards.repository.js';
import { listEventData } from '../store/lists/list-event.js';
import { ListsRepository } from '../store/lists/lists.repository.js';
import { growthOf } from './archive-growth.js';
import type { BoardArchive } from './board-archive.js';
import { CardDetailsImport } from './card-details-import.js';
import { CardImport } from './card-import.js';
import { GanttImport } from './gantt-import.js';
import { otherFileError } from './known-files.js';
import { NamedMembers } from './named-members.js';
import { readArchive } from './read-archive.js';
import { looksLikeTrello } from './trello-board.js';
import { readTrello } from './trello.js';

const archiveLists = 'UPDATE boards.list SET archived_at = clock_timestamp() WHERE id = ANY ($1::bigint[])';

/** Creates a board from an export in one transaction. */
@Injectable()
export class ImportBoard {
  constructor(
    private readonly database: Database,
    private readonly changes: BoardChanges,
    private readonly boards: BoardsRepository,
    private readonly lists: ListsRepository,
    private readonly axes: GridAxesRepository,
    private readonly members: MemberDirectory,
    private readonly cards: CardImport,
    private readonly details: CardDetailsImport,
    private readonly gantt: GanttImport,
    private readonly quotas: Quotas,
  ) {}

  async execute(requester: Caller, body: unknown): Promise<ImportResultDto> {
    const { archive, unmapped } = await readBody(body);
    return this.create(importing(requester), archive, unmapped);
  }

  /** Imports and rolls back, so that the plan is what the import would return at this moment. */
  async plan(requester: Caller, body: unknown): Promise<ImportPlanDto> {
    const { archive, unmapped } = await readBody(body);
    const planning = this.create(
      importing(requester),
      archive,
      unmapped,
      (_tx, { lists, cards, unmapped: all }) =>
        Promise.reject(new PlannedError({ lists, cards, unmapped: all })),
    );
    return planning.catch((error: unknown) => {
      if (error instanceof PlannedError) return error.plan;
      throw error;
    });
  }

  /**
   * @param unmapped sentences about what the archive does not have of its source
   * @param check runs last in the transaction, which an error of it rolls back
   */
  async create(
    caller: Caller,
    archive: BoardArchive,
    unmapped: readonly string[],
    check?: (tx: Executor, result: ImportResultDto) => Promise<void>,
  ): Promise<ImportResultDto> {
    const members = new NamedMembers(namesMembers(archive) ? await this.members.all(caller) : []);
    const growth = await growthOf(archive);
    const room = await this.quotas.room(caller, growth);
    await this.boards.ensureWorkspace(this.database, caller);
    return this.changes.run(async (tx) => {
      room.take(tx, growth);
      const report = new ImportReport();
      for (const sentence of unmapped) report.add(sentence);
      const { boardId, created } = await this.insertBoard(tx, caller, archive);
      const axisIds = await this.insertAxes(tx, boardId, archive);
      const names = await this.details.insertNames(tx, boardId, archive, members);
      const listIds = await this.insertLists(tx, caller, boardId, archive, axisIds);
      const cardIds: number[] = [];
      for (const [index, list] of archive.lists.entries()) {
        for await (const made of this.cards.insert(tx, caller, listIds[index] ?? 0, list.cards)) {
          await this.details.insert(tx, caller, names, made, report);
          for (const { id } of made) cardIds.push(id);
        }
      }
      await this.gantt.insert(tx, boardId, archive.gantt, cardIds);
      const archived = listIds.filter((_, index) => archive.lists[index]?.archived);
      await tx.query(archiveLists, [archived]);
      await this.place(tx, caller, boardId, created);
      const result = { boardId, lists: listIds.length, cards: cardIds.length, unmapped: report.sentences };
      await check?.(tx, result);
      return result;
    });
  }

  private async insertBoard(
    tx: Transaction,
    caller: Caller,
    { board }: BoardArchive,
  ): Promise<{ boardId: number; created: number }> {
    const boardId = await this.boards.insertUnplaced(tx, caller, board);
    await this.boards.addMember(tx, boardId, caller.principal.member.id);
    const data = boardEventData({ id: boardId, ...board });
    const created = await recordEvent(tx, caller, {
      kind: 'board.create',
      boardId,
      cardId: null,
      listIds: [],
      data,
    });
    return { boardId, created };
  }

  /**
   * Puts the board last in the order of its workspace. All changes of that order wait for this lock, so it is taken when
   * everything else is written.
   * @param created the event of the board's creation
   */
  private async place(tx: Transaction, caller: Caller, boardId: number, created: number): Promise<void> {
    const orderVersion = await this.boards.lockWorkspace(tx, caller);
    const workspaceId = caller.principal.workspace.id;
    const at = { parentId: workspaceId, place: { kind: 'last' } as const, movingId: boardId };
    const gap = await this.boards.siblings.gap(tx, workspaceId, at.place, boardId);
    const made = await this.boards.siblings.rankIn(tx, gap, at);
    await this.boards.place(tx, caller, boardId, made.rank);
    await renumberEvents(tx, boardId, created, {
      position: { from: null, to: made.rank },
      ...parentVersion('boardOrderVersion', orderVersion),
      ...respacing(made),
    });
  }

  private async insertAxes(
    tx: Executor,
    boardId: number,
    { columns, rows }: BoardArchive,
  ): Promise<{ columns: number[]; rows: number[] }> {
    return {
      columns:
        columns.length > 0
          ? await this.axes.insertColumns(tx, boardId, columns, firstRanks(columns.length))
          : [],
      rows: rows.length > 0 ? await this.axes.insertRows(tx, boardId, rows, firstRanks(rows.length)) : [],
    };
  }

  private async insertLists(
    tx: Transaction,
    caller: Caller,
    boardId: number,
    { lists }: BoardArchive,
    axes: { columns: number[]; rows: number[] },
  ): Promise<number[]> {
    const ranks = firstRanks(lists.length);
    const ids: number[] = [];
    for (const [index, { name, info, column, row }] of lists.entries()) {
      const columnId = column === null ? null : (axes.columns[column] ?? null);
      const rowId = row === null ? null : (axes.rows[row] ?? null);
      const list = { boardId, name, info, rank: ranks[index] ?? '', columnId, rowId };
      const id = await this.lists.insert(tx, caller.principal.workspace.id, list);
      const data = listEventData({ id, ...list });
      await recordEvent(tx, caller, {
        kind: 'list.create',
        boardId,
        cardId: null,
        listIds: [id],
        data,
        changes: {
          position: { from: null, to: list.rank },
          // This transaction created the board.
          ...parentVersion('boardVersion', 1),
        },
      });
      ids.push(id);
    }
    return ids;
  }
}

/** Ends the transaction of an import that only plans. */
class PlannedError extends Error {
  constructor(readonly plan: ImportPlanDto) {
    super('The import was planned.');
    this.name = 'PlannedError';
  }
}

async function readBody(body: unknown): Promise<{ archive: BoardArchive; unmapped: readonly string[] }> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw otherFileError(body);
  if ('format' in body) return { archive: await readArchive(body), unmapped: [] };
  if (!looksLikeTrello(body)) throw otherFileError(body);
  const report = new ImportReport();
  const archive = readTrello(body, report);
  return { archive: await readArchive(archive), unmapped: report.sentences };
}

/** The caller as the cause of the import’s events. */
function importing(requester: Caller): Caller {
  const { principal, requestId, origin, traceparent } = requester;
  return {
    principal: { ...principal, via: { kind: 'import', name: principal.via.name } },
    requestId,
    origin,
    traceparent,
    noteEvent: (id) => requester.noteEvent?.(id),
  };
}

function namesMembers({ fields, lists }: BoardArchive): boolean {
  return (
    fields.some(({ type }) => type === 'member') ||
    lists.some(({ cards }) => cards.some(({ assignees }) => assignees.length > 0))
  );
}
