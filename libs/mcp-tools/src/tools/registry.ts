import { addComment } from './add-comment.js';
import { changeBoard } from './change-board.js';
import { createCards } from './create-cards.js';
import { deleteCard } from './delete-card.js';
import { getActivity } from './get-activity.js';
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
import { updateCards } from './update-cards.js';
import { updateGanttTask } from './update-gantt-task.js';
import { updateList } from './update-list.js';

/** Every listed tool, in the order of `tools/list` (decisions §8). */
export const tools: readonly Tool[] = [
  listBoards,
  getBoard,
  searchCards,
  getCard,
  createCards,
  updateCards,
  deleteCard,
  changeBoard,
  updateList,
  getFields,
  getGrid,
  getGantt,
  updateGanttTask,
  addComment,
  getActivity,
  listMembers,
];

/** Tools that clients may still call and that no list names: `update_cards` does what they did. They go in the next minor version. */
const formerTools: readonly Tool[] = [updateCard, moveCard, setField];

/** Every tool that can be called. */
export const callableTools: readonly Tool[] = [...tools, ...formerTools];
