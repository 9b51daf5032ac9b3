import { loadTextMerge } from '../board-model/late-text-merge.js';
import { whenIdle } from '../observable/when-idle.js';
import { startOfflineShell } from '../offline-shell/offline-shell.js';
import { cardPanelMessages } from '../texts/card-panel-messages.js';
import { ganttMessages } from '../texts/gantt-messages.js';

/** What people open on a board, in the order of how often. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('../quick-add/new-card-text.js'),
  () => import('../features/card-panel/card-panel.js'),
  cardPanelMessages.load,
  loadTextMerge,
  () => import('../features/board/dialogs/card-dialog.js'),
  () => import('../features/board/lists/list-menu.js'),
  () => import('../features/board/bar/board-menu.js'),
  () => import('../features/table/table-view.js'),
  () => import('../features/calendar/calendar-view.js'),
  () => import('../features/gantt/gantt-view.js'),
  ganttMessages.load,
  () => import('../palette/palette.js'),
  () => import('../features/board/selection-bar.js'),
  () => import('../features/board/bulk-progress.js'),
  () => import('../pasted-lines/pasted-lines.js'),
  () => import('../features/board/bar/filter-bar.js'),
  () => import('../features/board/bar/display-chips.js'),
  () => import('../palette/keys-help.js'),
];

/** Loads the parts above one after another, so that a click in between waits for one part at most, then the offline shell. */
export function loadParts([load, ...others]: readonly (() => Promise<unknown>)[] = PARTS): void {
  if (!load) {
    startOfflineShell();
    return;
  }
  const start = (): void => {
    void load()
      // The part is requested again when it is opened.
      .catch(() => undefined)
      .then(() => loadParts(others));
  };
  whenIdle(start);
}
