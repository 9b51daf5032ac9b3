import { useBoard } from '../../board-control/hooks/use-board.js';
import { ownViewOf } from '../../board-views/default-view.js';
import { useShownView } from '../../board-views/use-shown-view.js';
import type { ViewName } from '../../board-views/view-names.js';

/** The view that is shown: a grid or timetable is one in the place of the board itself. */
export function useOwnView(): ViewName {
  const view = useShownView();
  const kind = useBoard()?.kind ?? 'kanban';
  return view === 'board' ? ownViewOf(kind) : view;
}
