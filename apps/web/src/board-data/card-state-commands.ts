import { titleOf } from './card-move-commands.js';
import { forEachCard, takeCard } from './each-card.js';
import { cardsOverlay } from './overlay.js';
import { DONE, type RulesOf } from './queued-command.js';

/** Without If-Match: the last one wins, as it is meant. */
export const completeRules: RulesOf<'cards.complete'> = {
  title: ({ cardIds, complete }, store) => `${complete ? 'Complete' : 'Reopen'} ${titleOf(cardIds, store)}`,
  overlay: ({ command: { cardIds, complete }, madeAt }) => {
    const at = new Date(madeAt).toISOString();
    return cardsOverlay(cardIds, (card) => ({
      ...card,
      completedAt: complete ? (card.completedAt ?? at) : null,
    }));
  },
  send: ({ command: { cardIds, complete } }, sender) =>
    forEachCard(cardIds, async (id) => {
      const path = `/cards/${sender.idOf(id)}/${complete ? 'complete' : 'reopen'}`;
      takeCard(sender, await sender.write(`state-${id}`, 'POST', path));
      return DONE;
    }),
  undo: ({ command: { cardIds, complete } }, store) =>
    cardIds
      .filter((id) => (store.card(id)?.completedAt === null) === complete)
      .map((id) => ({
        command: { kind: 'cards.complete', cardIds: [id], complete: !complete },
        isCurrent: (now) => (now.card(id)?.completedAt !== null) === complete,
      })),
};

export const archiveCardsRules: RulesOf<'cards.archive'> = {
  title: ({ cardIds, archived }, store) => `${archived ? 'Archive' : 'Restore'} ${titleOf(cardIds, store)}`,
  overlay: ({ command: { cardIds, archived }, madeAt }) => {
    const at = new Date(madeAt).toISOString();
    return cardsOverlay(cardIds, (card) => ({ ...card, archivedAt: archived ? at : null }));
  },
  send: ({ command: { cardIds, archived } }, sender) =>
    forEachCard(cardIds, async (id) => {
      const path = `/cards/${sender.idOf(id)}/${archived ? 'archive' : 'restore'}`;
      takeCard(sender, await sender.write(`archive-${id}`, 'POST', path));
      return DONE;
    }),
  undo: ({ command: { cardIds, archived } }, store) =>
    cardIds
      .filter((id) => (store.card(id)?.archivedAt === null) === archived)
      .map((id) => ({
        command: { kind: 'cards.archive', cardIds: [id], archived: !archived },
        isCurrent: (now) => (now.card(id)?.archivedAt !== null) === archived,
      })),
};

/** Deletion is permanent: it has no inverse. */
export const deleteCardRules: RulesOf<'card.delete'> = {
  title: ({ cardId }, store) => `Delete ${titleOf([cardId], store)}`,
  overlay: ({ command }) => cardsOverlay([command.cardId], () => null),
  send: async ({ command: { cardId } }, sender) => {
    const id = sender.idOf(cardId);
    await sender.write('delete', 'DELETE', `/cards/${id}`);
    sender.onDone((base) => base.removeCard(id));
    return DONE;
  },
  undo: () => [],
};
