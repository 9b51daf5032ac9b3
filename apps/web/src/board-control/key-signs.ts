import { COMMANDS, type CommandId } from './command-table.js';
import { isCharacterKey } from './key-dispatch.js';
import { singleKeys } from './single-keys.js';

const SIGNS: Readonly<Record<string, string>> = {
  Mod: isApple() ? '⌘' : 'Ctrl',
  Shift: '⇧',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Backspace: '⌫',
  Escape: 'Esc',
};

/** The keys that are pressed together, as they are written on a keyboard. */
export const signsOf = (key: string): readonly string[] =>
  key.split('+').map((sign) => SIGNS[sign] ?? (sign.length === 1 ? sign.toUpperCase() : sign));

/** The first key of a command, for menus; empty if its keys are switched off. */
export function keyHint(id: CommandId): string {
  const keys = COMMANDS.find((command) => command.id === id)?.keys ?? [];
  const [key = ''] = singleKeys.get() ? keys : keys.filter((each) => !isCharacterKey(each));
  return key
    .split(' ')
    .map((part) => signsOf(part).join(' '))
    .join(' ');
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
