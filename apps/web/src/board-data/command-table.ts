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
import type { RulesOf } from './queued-command.js';

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
