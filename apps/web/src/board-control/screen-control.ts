import { Value } from '../observable/value.js';
import { currentBoard } from './current-board.js';

export type ScreenDialog =
  | { readonly kind: 'keys' }
  /** Its commands are for the cards that were the targets before its text field took the focus. */
  | { readonly kind: 'palette'; readonly targets: readonly number[] };

/** Opens the dialogs that every view has. */
class ScreenControl {
  readonly dialog = new Value<ScreenDialog | null>(null);

  open(kind: ScreenDialog['kind']): void {
    this.dialog.set(kind === 'keys' ? { kind } : { kind, targets: currentBoard.get()?.targets() ?? [] });
  }

  close(): void {
    this.dialog.set(null);
  }
}

export const screenControl = new ScreenControl();
