import type { CardEdit } from './board-command.js';
import { withFieldValue } from './card-fields.js';
import type { EditCommand, EditKind } from './card-edit.js';
import { editsOf } from './card-edit.js';
import { sendEdits } from './card-edit-request.js';
import { placesOf } from './card-edit-places.js';
import { undoEdits } from './card-edit-undo.js';
import { ASSIGNEES, changedIds, LABELS } from './card-sets.js';
import type { BoardStore } from './board-store.js';
import type { Card } from './entities.js';
import type { EditPlace, RulesOf } from './queued-command.js';
import { textOf, type StoreText } from './store-text.js';

/** The rules of all commands that change one card or several: moves, states, sets and dates. */
export const editRules: RulesOf<EditKind> = {
  title,
  prepare: (command, store) => ({ places: placesOf(editsOf(command), store) }),
  overlay: ({ command, places = [], madeAt }, store) => {
    const at = new Date(madeAt).toISOString();
    const cards = new Map<number, (card: Card) => Card | null>();
    for (const [index, edit] of editsOf(command).entries()) {
      const change = shownChange(edit, places[index] ?? {}, store, at);
      const former = cards.get(edit.cardId);
      cards.set(edit.cardId, former ? (card) => afterBoth(card, former, change) : change);
    }
    return { cards };
  },
  send: sendEdits,
  undo: ({ command, places = [] }, store) => undoEdits(editsOf(command), places, store),
};

function afterBoth(
  card: Card,
  former: (card: Card) => Card | null,
  change: (card: Card) => Card | null,
): Card | null {
  const changed = former(card);
  return changed && change(changed);
}

/** What a change makes of the shown card; null for one that leaves the board. */
function shownChange(
  edit: CardEdit,
  { rank }: EditPlace,
  store: BoardStore,
  at: string,
): (card: Card) => Card | null {
  if ('move' in edit) {
    const list = store.list(edit.move.listId);
    if (!list) return () => null;
    const { listId } = edit.move;
    return (card) => ({ ...card, listId, listName: list.name, position: rank ?? card.position });
  }
  if ('completed' in edit)
    return (card) => ({ ...card, completedAt: edit.completed ? (card.completedAt ?? at) : null });
  if ('archived' in edit) return (card) => ({ ...card, archivedAt: edit.archived ? at : null });
  if ('set' in edit) return (card) => ({ ...card, ...edit.set });
  if ('field' in edit)
    return (card) => ({ ...card, fields: withFieldValue(card.fields, edit.field.fieldId, edit.field.value) });
  if ('labels' in edit)
    return (card) => LABELS.with(card, changedIds(LABELS.idsOf(card), edit.labels), store);
  return (card) => ASSIGNEES.with(card, changedIds(ASSIGNEES.idsOf(card), edit.assignees), store);
}

function title(command: EditCommand, store: BoardStore): StoreText {
  const ids = editsOf(command).map(({ cardId }) => cardId);
  const first = ids[0] === undefined ? '' : (store.card(ids[0])?.title ?? '');
  switch (command.kind) {
    case 'cards.move':
      return textOf('moveCards', ids.length, first);
    case 'cards.complete':
      return textOf(command.complete ? 'completeCards' : 'reopenCards', ids.length, first);
    case 'cards.archive':
      return textOf(command.archived ? 'archiveCards' : 'restoreCards', ids.length, first);
    case 'cards.labels':
      return textOf('labelCards', ids.length, first);
    case 'cards.assignees':
      return textOf('assignCards', ids.length, first);
    case 'cards.dates':
      return textOf('scheduleCards', ids.length, first);
    case 'cards.change':
      return textOf('changeCards', ids.length, first);
  }
}
