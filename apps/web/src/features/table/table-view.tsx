import { useEffect, type ReactElement } from 'react';
import { useControl, useView } from '../../board-control/hooks/use-control.js';
import { useReadAll } from '../../board-control/hooks/use-read-all.js';
import { useArrangedPart } from '../../board-control/hooks/use-control.js';
import { TableGrid } from './table-grid.js';
import type { TableControl } from './table-control.js';
import { TableContext, useOpenTable } from './use-table.js';

const NO_LISTS: ReadonlySet<number> = new Set();

/** The cards of the board as a spreadsheet. Lists that are folded are not read. */
export function TableView(): ReactElement {
  const table = useOpenTable();
  const hasRows = useArrangedPart((arranged) => arranged.rows() !== null) === true;
  const folded = useView((view) => view.folded);
  useReadAll(true, hasRows ? NO_LISTS : folded);
  useRequests(table.control);
  return (
    <TableContext value={table}>
      <TableGrid />
    </TableContext>
  );
}

/** What commands ask of a board: the focus of a card, its title to edit, a place for a new card. */
function useRequests(table: TableControl): void {
  const board = useControl();
  const adding = useView((view) => view.adding);
  const editing = useView((view) => view.editing);
  const isAddingList = useView((view) => view.isAddingList);
  useEffect(() => {
    const meet = (): void => {
      const request = board.focusRequest.get();
      if (!request) return;
      board.takeFocus(request.turn);
      if (request.cardId !== null) table.focusCard(request.cardId);
    };
    meet();
    return board.focusRequest.subscribe(meet);
  }, [board, table]);
  useEffect(() => {
    if (!adding) return;
    board.change({ adding: null });
    const group = table.rows.groups.find(({ row, listId }) =>
      row === undefined ? listId === adding.listId : row === adding.row,
    );
    const index = group ? table.rows.indexOf({ kind: 'new', group: group.key }) : -1;
    if (index < 0) return;
    table.selectAt(index, 0);
    table.edit('typed', () => undefined);
  }, [board, table, adding]);
  useEffect(() => {
    if (editing === null) return;
    board.change({ editing: null });
    const index = table.rows.indexOfCard(editing);
    if (index < 0) return;
    table.selectAt(index, 0);
    table.edit('whole', () => undefined);
  }, [board, table, editing]);
  useEffect(() => {
    // Lists are made on the board.
    if (isAddingList) board.ports.showView('board');
  }, [board, isAddingList]);
}
