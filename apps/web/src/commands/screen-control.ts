import { Value } from '../observable/value.js';
import { currentBoard } from './current-board.js';

export type ScreenDialog = 'palette' | 'keys';

/** Opens the dialogs that every view has. */
class ScreenControl {
  readonly dialog = new Value<ScreenDialog | null>(null);

  /** The palette is for the cards that were the target before its text field took the focus. */
  open(dialog: ScreenDialog): void {
    const board = currentBoard.get();
    board?.change({ pinned: board.targets() });
    this.dialog.set(dialog);
  }

  close(): void {
    this.dialog.set(null);
  }
}

export const screenControl = new ScreenControl();
