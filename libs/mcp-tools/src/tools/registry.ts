import { addComment } from './add-comment.js';
import { createCards } from './create-cards.js';
import { deleteCard } from './delete-card.js';
import { getBoard } from './get-board.js';
import { getCard } from './get-card.js';
import { getFields } from './get-fields.js';
import { getGantt } from './get-gantt.js';
import { getGrid } from './get-grid.js';
import { listBoards } from './list-boards.js';
import { listMembers } from './list-members.js';
import { moveCard } from './move-card.js';
import { searchCards } from './search-cards.js';
import { setField } from './set-field.js';
import type { Tool } from './tool.js';
import { updateCard } from './update-card.js';
import { updateGanttTask } from './update-gantt-task.js';
import { updateList } from './update-list.js';

/** Every tool, in the order of `tools/list` (decisions §8). */
export const tools: readonly Tool[] = [
  listBoards,
  getBoard,
  searchCards,
  getCard,
  createCards,
  updateCard,
  moveCard,
  deleteCard,
  updateList,
  getFields,
  setField,
  getGrid,
  getGantt,
  updateGanttTask,
  addComment,
  listMembers,
];
