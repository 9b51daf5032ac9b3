import { isAvailable, runCommand, type Command, type Situation } from './command.js';
import { isComposing } from '../ui/input-method/is-composing.js';

/** The parts of a KeyboardEvent that name a key. */
export interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** A pressed key as the command table writes it; null for keys that are part of typing. */
export function keyName(pressed: Pressed): string | null {
  if (isComposing(pressed) || pressed.altKey || MODIFIERS.has(pressed.key)) return null;
  // A key of a layout without Latin letters is named by its place.
  const isOtherScript = pressed.key.length === 1 && pressed.key > '\u007F' && pressed.code.startsWith('Key');
  const key = isOtherScript ? pressed.code.slice(3) : pressed.key;
  const isLetter = /^[a-z]$/i.test(key);
  const hasShift = pressed.shiftKey && (isLetter || key.length > 1);
  const mod = pressed.ctrlKey || pressed.metaKey ? 'Mod+' : '';
  return `${mod}${hasShift ? 'Shift+' : ''}${isLetter ? key.toLowerCase() : key}`;
}

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'Dead', 'Process']);

/**
 * Whether a key, or the first of several, is a character alone, which speech input may press by accident (WCAG 2.1.4):
 * letters with Shift are, keys with Mod are not.
 */
export const isCharacterKey = (keys: string): boolean => /^(Shift\+)?.( |$)/u.test(keys);

/** Finds the command of a key, also of two keys one after the other. */
export class KeyDispatch {
  #before = '';

  constructor(private readonly commands: readonly Command[]) {}

  /** @returns whether the key was used */
  press(name: string, situation: Situation): boolean {
    const sequence = this.#before === '' ? name : `${this.#before} ${name}`;
    this.#before = '';
    const command = this.#of(sequence, situation) ?? this.#of(name, situation);
    if (command) {
      if (!isAvailable(command, situation)) return false;
      runCommand(command, situation, name);
      return true;
    }
    if (!this.commands.some(({ keys }) => keys.some((each) => each.startsWith(`${name} `)))) return false;
    this.#before = name;
    return true;
  }

  /** Of several commands with a key, the first that can be run. */
  #of(keys: string, situation: Situation): Command | undefined {
    const found = this.commands.filter((command) => command.keys.includes(keys));
    return found.find((command) => isAvailable(command, situation)) ?? found[0];
  }
}
