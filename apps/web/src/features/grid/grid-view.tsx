import { useEffect, useLayoutEffect, useMemo, type ReactElement } from 'react';
import {
  useBoard,
  useBoardSession,
  useConnection,
  useIsGridRead,
} from '../../board-control/hooks/use-board.js';
import { useControl } from '../../board-control/hooks/use-control.js';
import { useReadAll } from '../../board-control/hooks/use-read-all.js';
import { useGridMessages } from '../../texts/grid-messages.js';
import { Notice } from '../../ui/notice/notice.js';
import { withId } from '../../board-control/board-view.js';
import type { BoardControl } from '../../board-control/board-control.js';
import { GridDialogs } from './grid-dialogs.js';
import { GridOrder } from './grid-order.js';
import { GridSetup } from './grid-setup.js';
import { GridTable } from './grid-table.js';
import { GridContext, GridState } from './use-grid.js';

/** The columns and rows of a board; a kanban board has none, and offers to make a board that has. */
export function GridView(): ReactElement {
  const kind = useBoard()?.kind ?? 'kanban';
  return kind === 'kanban' ? <GridSetup /> : <OpenGrid key={kind} kind={kind} />;
}

function OpenGrid({ kind }: { kind: 'grid' | 'timetable' }): ReactElement {
  const texts = useGridMessages();
  const control = useControl();
  const session = useBoardSession();
  const { state } = useConnection();
  const isRead = useIsGridRead();
  useReadAll(true);
  useEffect(() => session.openGrid(), [session]);
  const grid = useMemo(
    () => new GridState(new GridOrder(control.store, (id) => control.shownCardIds(id), texts.cell), kind),
    [control, texts, kind],
  );
  useLayoutEffect(() => {
    const hide = control.controls.show('grid', grid.order);
    control.hover(null);
    return () => {
      hide();
      // It may be for a cell that only this view knows.
      control.change({ adding: null });
    };
  }, [control, grid]);
  useLayoutEffect(() => keepWork(control, grid.order), [control, grid]);
  if (!isRead && state !== 'offline') return <Notice title={texts.loading} isQuiet />;
  return (
    <GridContext value={grid}>
      <GridTable />
      <GridDialogs />
    </GridContext>
  );
}

/** Another client may make the list of a cell in which a person types: focus and text stay. @returns stops it */
function keepWork(control: BoardControl, order: GridOrder): () => void {
  return control.store.subscribe('lists', () => {
    const { adding, spot } = control.view.get();
    for (const listId of [adding?.listId, spot?.listId]) {
      const cell = listId === undefined ? undefined : order.cellOf(listId);
      if (listId === undefined || !cell) continue;
      const shown = order.listIdAt(cell);
      if (shown !== listId) control.view.update((view) => withId(view, listId, shown));
    }
  });
}
