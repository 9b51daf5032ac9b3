import { Injectable } from '@nestjs/common';
import { DomainError, type ImportResultDto } from '@kiban/contracts';
import type { Caller } from '@kiban/http-kit';
import type { Executor } from '@kiban/persistence';
import { boardEventData } from '../boards/board-event.js';
import { BoardsRepository } from '../boards/data/boards.repository.js';
import { BoardChanges } from '../events/board-changes.js';
import { recordEvent } from '../events/record-event.js';
import { GridAxesRepository } from '../grid/data/grid-axes.repository.js';
import { ListsRepository } from '../lists/data/lists.repository.js';
import { listEventData } from '../lists/list-event.js';
import { MemberDirectory } from '../members/member-directory.js';
import { firstRanks } from '../order/siblings.js';
import { readArchive, type BoardArchive } from './board-archive.js';
import { CardImport, type ImportedBoard } from './card-import.js';
import { looksLikeTrello, readTrello } from './trello.js';

const countCards = `
  UPDATE boards.list AS l SET card_count = (SELECT count(*) FROM boards.card AS c WHERE c.list_id = l.id AND c.archived_at IS NULL)
  WHERE l.board_id = $1`;

/** Makes a board of an export, in one transaction: all of it or nothing. */
@Injectable()
export class ImportBoard {
  constructor(
    private readonly changes: BoardChanges,
    private readonly boards: BoardsRepository,
    private readonly lists: ListsRepository,
    private readonly axes: GridAxesRepository,
    private readonly members: MemberDirectory,
    private readonly cards: CardImport,
  ) {}

  async execute(asked: Caller, body: object): Promise<ImportResultDto> {
    const { archive, unmapped } = looksLikeTrello(body)
      ? readTrello(body)
      : { archive: readArchive(body), unmapped: [] };
    const { via } = asked.principal;
    const caller: Caller = {
      ...asked,
      principal: { ...asked.principal, via: { kind: 'import', name: via.name } },
    };
    const needsMembers = archive.fields.some(({ type }) => type === 'member');
    const members = needsMembers ? await this.members.all(caller) : [];
    return this.changes.run(async (tx) => {
      const report = [...unmapped];
      const boardId = await this.insertBoard(tx, caller, archive);
      const axisIds = await this.insertAxes(tx, boardId, archive);
      const board: ImportedBoard = await this.cards.prepare(tx, boardId, archive, members);
      const listIds = await this.insertLists(tx, caller, boardId, archive, axisIds);
      let cards = 0;
      for (const [index, list] of archive.lists.entries())
        cards += await this.cards.insertAll(tx, caller, board, listIds[index] ?? 0, list.cards, report);
      await tx.query(countCards, [boardId]);
      for (const [index, { archived }] of archive.lists.entries())
        if (archived)
          await tx.query('UPDATE boards.list SET archived_at = clock_timestamp() WHERE id = $1', [
            listIds[index],
          ]);
      return { boardId, lists: listIds.length, cards, unmapped: report };
    });
  }

  private async insertBoard(tx: Executor, caller: Caller, { board }: BoardArchive): Promise<number> {
    await this.boards.lockWorkspace(tx, caller);
    const workspaceId = caller.principal.workspace.id;
    const at = { parentId: workspaceId, place: { kind: 'last' } as const, movingId: null };
    const gap = await this.boards.siblings.gap(tx, workspaceId, at.place, null);
    const fresh = { ...board, rank: await this.boards.siblings.rankIn(tx, gap, at) };
    const id = await this.boards.insert(tx, caller, fresh);
    await this.boards.addMember(tx, id, caller.principal.member.id);
    const data = boardEventData({ id, ...fresh });
    await recordEvent(tx, caller, { kind: 'board.create', boardId: id, cardId: null, data });
    return id;
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
    tx: Executor,
    caller: Caller,
    boardId: number,
    { lists }: BoardArchive,
    axes: { columns: number[]; rows: number[] },
  ): Promise<number[]> {
    const ranks = firstRanks(lists.length);
    const cells = new Set<string>();
    const ids: number[] = [];
    for (const [index, { name, info, column, row }] of lists.entries()) {
      const cell = `${column}/${row}`;
      if (column !== null && cells.has(cell))
        throw new DomainError(
          'conflict',
          `lists.${index} takes the cell of another list; give each its own.`,
        );
      cells.add(cell);
      const columnId = column === null ? null : (axes.columns[column] ?? null);
      const rowId = row === null ? null : (axes.rows[row] ?? null);
      const list = { boardId, name, info, rank: ranks[index] ?? '', columnId, rowId };
      const id = await this.lists.insert(tx, caller.principal.workspace.id, list);
      const data = listEventData({ id, ...list });
      await recordEvent(tx, caller, { kind: 'list.create', boardId, cardId: null, data });
      ids.push(id);
    }
    return ids;
  }
}
