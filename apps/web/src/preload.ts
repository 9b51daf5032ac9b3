import { currentBoard } from './commands/current-board.js';
import { whenIdle } from './observable/when-idle.js';

/** What people open on a board, in the order of how often. Each is loaded before it is needed, but never before the board. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('./features/card-panel/card-panel.js'),
  () => import('./features/board/card-dialog.js'),
  () => import('./ui/menu/opened-menu.js'),
  () => import('./features/table/table-view.js'),
  () => import('./features/calendar/calendar-view.js'),
  () => import('./features/gantt/gantt-view.js'),
  () => import('./commands/palette.js'),
  () => import('./features/board/selection-bar.js'),
  () => import('./commands/keys-help.js'),
];

/** Loads the parts above when the first board is on the screen and the browser has nothing else to do. */
export function preloadAfterBoard(): void {
  const leave = currentBoard.subscribe(() => {
    if (currentBoard.get() === null) return;
    leave();
    loadWhenIdle(PARTS);
  });
}

/** One after another, so that a click in between waits for one part at most. */
function loadWhenIdle([load, ...others]: readonly (() => Promise<unknown>)[]): void {
  if (!load) return;
  const start = (): void => {
    void load()
      // The part is requested again when it is opened.
      .catch(() => undefined)
      .then(() => loadWhenIdle(others));
  };
  whenIdle(start);
}
