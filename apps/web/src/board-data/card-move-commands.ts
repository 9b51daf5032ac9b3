import type { CardPlace } from './board-command.js';
import { takeCard } from './each-card.js';
import { anchorsOf, placeIn, prepareCardPlace, withAnchors } from './placement.js';
import type { RulesOf, UndoStep } from './queued-command.js';
import type { BoardStore } from './board-store.js';

export const moveCardsRules: RulesOf<'cards.move'> = {
  title: ({ cardIds }, store) => `Move ${titleOf(cardIds, store)}`,
  prepare: ({ cardIds, listId, place }, store) =>
    prepareCardPlace(store, listId, place, cardIds.length, new Set(cardIds)),
  overlay: ({ command: { cardIds, listId }, ranks = [] }, store) => {
    const listName = store.list(listId)?.name;
    return {
      cards: new Map(
        cardIds.map((id, index) => [
          id,
          (card) => ({
            ...card,
            listId,
            listName: listName ?? card.listName,
            position: ranks[index] ?? card.position,
          }),
        ]),
      ),
    };
  },
  send: async (queued, sender) => {
    const { cardIds, listId, place } = queued.command;
    let previous: number | undefined;
    let isElsewhere = false;
    // One at a time, each after the one before it.
    for (const id of cardIds) {
      const at: CardPlace = previous === undefined ? place : { after: previous };
      const neighbours = previous === undefined ? queued : { below: previous, above: queued.above };
      const { response, isFallback } = await withAnchors(
        anchorsOf(at, neighbours, sender.idOf),
        (anchor, attempt) =>
          sender.write(`move-${id}-${attempt}`, 'POST', `/cards/${sender.idOf(id)}/move`, {
            body: { listId: sender.idOf(listId), ...anchor },
          }),
      );
      takeCard(sender, response);
      previous = id;
      isElsewhere ||= isFallback;
    }
    return isElsewhere ? { ok: true, note: 'last' } : { ok: true };
  },
  undo: ({ command: { cardIds, listId }, ranks = [] }, store) =>
    cardIds.flatMap((id, index) => undoMove(id, listId, ranks[index], store)),
};

function undoMove(
  id: number,
  listId: number,
  rank: string | undefined,
  store: BoardStore,
): readonly UndoStep[] {
  const before = store.card(id);
  if (!before) return [];
  let position = rank;
  return [
    {
      command: {
        kind: 'cards.move',
        cardIds: [id],
        listId: before.listId,
        place: placeIn(store.cardIds(before.listId), id),
      },
      isCurrent: (now) => now.card(id)?.listId === listId && now.card(id)?.position === position,
      settle: (now) => (position = now.card(id)?.position),
    },
  ];
}

export function titleOf(cardIds: readonly number[], store: BoardStore): string {
  const [id] = cardIds;
  const title = id === undefined ? undefined : store.card(id)?.title;
  return cardIds.length === 1 && title !== undefined ? `“${title}”` : `${cardIds.length} cards`;
}
