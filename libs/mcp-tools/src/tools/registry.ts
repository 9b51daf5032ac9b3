import { createCards } from './create-cards.js';
import { getBoard } from './get-board.js';
import { listBoards } from './list-boards.js';
import type { Tool } from './tool.js';

/** Every tool, in the one order in which they are listed. */
export const tools: readonly Tool[] = [listBoards, getBoard, createCards];
