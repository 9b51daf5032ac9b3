import type { BoardCommand, CardEdit } from './board-command.js';

export type Move = Extract<CardEdit, { move: object }>;

export const isMove = (edit: CardEdit): edit is Move => 'move' in edit;

export type EditKind =
  | 'cards.move'
  | 'cards.complete'
  | 'cards.archive'
  | 'cards.labels'
  | 'cards.assignees'
  | 'cards.dates'
  | 'cards.change';

export type EditCommand = Extract<BoardCommand, { kind: EditKind }>;

/** The changes that a command of several cards makes, in the order in which they are made. */
export function editsOf(command: EditCommand): readonly CardEdit[] {
  switch (command.kind) {
    case 'cards.change':
      return command.edits;
    case 'cards.move': {
      const { cardIds, listId, place } = command;
      // Each card is placed at the same anchor: behind it, each pushes the earlier ones back.
      const ids = isPushing(place) ? cardIds.toReversed() : cardIds;
      return ids.map((cardId) => ({ cardId, move: { listId, place } }));
    }
    case 'cards.complete':
      return command.cardIds.map((cardId) => ({ cardId, completed: command.complete }));
    case 'cards.archive':
      return command.cardIds.map((cardId) => ({ cardId, archived: command.archived }));
    case 'cards.labels':
    case 'cards.assignees': {
      const { kind, cardIds, add, remove } = command;
      const change = { add, remove };
      return cardIds.map((cardId) =>
        kind === 'cards.labels' ? { cardId, labels: change } : { cardId, assignees: change },
      );
    }
    case 'cards.dates':
      return command.cardIds.map((cardId) => ({ cardId, set: command.change }));
  }
}

/** Whether a card at this place pushes back the one that was placed there before it. */
export const isPushing = (place: object): boolean =>
  'after' in place || ('at' in place && place.at === 'first');
