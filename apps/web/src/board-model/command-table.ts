import { createAxisRules, deleteAxisRules, moveAxisRules, updateAxisRules } from './axis-commands.js';
import {
  archiveListRules,
  createListRules,
  moveListRules,
  updateBoardRules,
  updateListRules,
} from './board-commands.js';
import type { CommandKind } from './board-command.js';
import { createCardRules, createCardsRules } from './card-create-commands.js';
import { editRules } from './card-edit-rules.js';
import { deleteCardRules, setValueRules, updateCardRules } from './card-update-commands.js';
import { createDependencyRules, deleteDependencyRules } from './dependency-commands.js';
import type { RulesOf } from './queued-command.js';
import { moveTaskRules } from './task-move-command.js';
import { updateTaskRules } from './task-update-command.js';

const RULES: { readonly [K in CommandKind]: RulesOf<K> } = {
  'card.create': createCardRules,
  'cards.create': createCardsRules,
  'cards.move': editRules,
  'card.update': updateCardRules,
  'cards.complete': editRules,
  'cards.archive': editRules,
  'cards.labels': editRules,
  'cards.assignees': editRules,
  'cards.dates': editRules,
  'cards.change': editRules,
  'card.value': setValueRules,
  'card.delete': deleteCardRules,
  'task.update': updateTaskRules,
  'task.move': moveTaskRules,
  'dependency.create': createDependencyRules,
  'dependency.delete': deleteDependencyRules,
  'axis.create': createAxisRules,
  'axis.update': updateAxisRules,
  'axis.move': moveAxisRules,
  'axis.delete': deleteAxisRules,
  'list.create': createListRules,
  'list.update': updateListRules,
  'list.move': moveListRules,
  'list.archive': archiveListRules,
  'board.update': updateBoardRules,
};

/** The rules of a command's kind. */
export function rulesOf<K extends CommandKind>({ kind }: { kind: K }): RulesOf<K> {
  return RULES[kind];
}
