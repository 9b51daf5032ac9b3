import {
  archiveListRules,
  createListRules,
  moveListRules,
  updateBoardRules,
  updateListRules,
} from './board-commands.js';
import type { CommandKind } from './board-command.js';
import { createCardRules, createCardsRules } from './card-create-commands.js';
import { moveCardsRules } from './card-move-commands.js';
import { assigneesRules, labelsRules } from './card-set-commands.js';
import { archiveCardsRules, completeRules, deleteCardRules } from './card-state-commands.js';
import { setValueRules, updateCardRules } from './card-update-commands.js';
import type { RulesOf } from './queued-command.js';

const RULES: { readonly [K in CommandKind]: RulesOf<K> } = {
  'card.create': createCardRules,
  'cards.create': createCardsRules,
  'cards.move': moveCardsRules,
  'card.update': updateCardRules,
  'cards.complete': completeRules,
  'cards.archive': archiveCardsRules,
  'cards.labels': labelsRules,
  'cards.assignees': assigneesRules,
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
