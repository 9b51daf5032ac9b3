import { ALL_COMMANDS } from './all-commands.js';
import { isAvailable, runCommand, type Situation } from './command.js';

type AnyCommand = (typeof ALL_COMMANDS)[number];

export interface PaletteCommand {
  readonly command: Exclude<AnyCommand, { isKeyOnly: boolean }>;
  readonly run: () => void;
}

/**
 * The commands that can be run on the targets.
 * @param isForCards only those for cards
 */
export function paletteCommands(
  situation: () => Situation,
  targets: readonly number[],
  isForCards: boolean,
): PaletteCommand[] {
  const { board } = situation();
  const onTargets = <T>(run: () => T): T => (board === null ? run() : board.runOn(targets, run));
  return onTargets(() =>
    ALL_COMMANDS.flatMap((command): PaletteCommand[] => {
      if ('isKeyOnly' in command || !isAvailable(command, situation())) return [];
      if (isForCards ? command.where !== 'card' : command.id === 'palette') return [];
      return [{ command, run: () => onTargets(() => runCommand(command, situation())) }];
    }),
  );
}
