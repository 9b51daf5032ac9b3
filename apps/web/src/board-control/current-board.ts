import { Value } from '../observable/value.js';
import type { BoardControl } from './board-control.js';

/** The board that is on the screen, for commands that are run from outside of it. */
export const currentBoard = new Value<BoardControl | null>(null);
