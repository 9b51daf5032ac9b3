import type { BoardControl } from './board-control.js';
import type { ViewControls, ViewWithControl } from './view-controls.js';

/** What a command is run on. */
export interface Situation {
  /** Null away from boards. */
  readonly board: BoardControl | null;
  readonly openPalette: () => void;
  readonly openKeys: () => void;
  readonly goToBoards: () => void;
  readonly goToInbox: () => void;
  readonly goToMyWork: () => void;
  readonly goToSearch: (q?: string) => void;
  readonly goToSettings: () => void;
  readonly toggleSidebar: () => void;
}

/** A situation with a board. */
export interface OnBoard extends Situation {
  readonly board: BoardControl;
}

interface Named {
  readonly id: string;
  /**
   * As shown by `KeyboardEvent.key`, with `Mod+` for Command or Control and `Shift+`; letters in lower case. Two keys one
   * after the other are separated by a space.
   */
  readonly keys: readonly string[];
}

export interface ScreenCommand extends Named {
  readonly where: 'screen';
  readonly run: (situation: Situation) => void;
}

export interface BoardCommandEntry extends Named {
  readonly where: 'board' | 'card';
  /** Whether it changes the board, which viewers cannot. */
  readonly writes: boolean;
  /** Left out of the palette and the menus: it only makes sense as a key. */
  readonly isKeyOnly?: boolean;
  readonly run: (situation: OnBoard, key: string) => void;
}

/** A command of one view, which has its control. */
export interface ViewCommand<View extends ViewWithControl> extends Named {
  readonly where: View;
  readonly writes: boolean;
  readonly isKeyOnly?: boolean;
  readonly run: (control: ViewControls[View]) => void;
}

type AnyViewCommand = { [View in ViewWithControl]: ViewCommand<View> }[ViewWithControl];

export type Command = ScreenCommand | BoardCommandEntry | AnyViewCommand;

/** Whether a command can be run now; a card command needs a card. */
export function isAvailable(command: Command, { board }: Situation): boolean {
  if (command.where === 'screen') return true;
  if (board === null || (command.writes && !board.canWrite)) return false;
  if (command.where === 'board') return true;
  return command.where === 'card' ? board.targets().length > 0 : board.controls.of(command.where) !== null;
}

/** Runs an available command. */
export function runCommand(command: Command, situation: Situation, key = ''): void {
  const { board } = situation;
  if (!isAvailable(command, situation)) return;
  if (command.where === 'screen') command.run(situation);
  else if (board === null) return;
  else if (command.where === 'board' || command.where === 'card') command.run({ ...situation, board }, key);
  else (command.run as (control: unknown) => void)(board.controls.of(command.where));
}
