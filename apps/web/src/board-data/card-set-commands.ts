import { ApiRejection } from './api-port.js';
import type { CommandKind, CommandOutcome } from './board-command.js';
import type { BoardStore } from './board-store.js';
import { titleOf } from './card-move-commands.js';
import { forEachCard, takeCard } from './each-card.js';
import type { Card } from './entities.js';
import { cardsOverlay } from './overlay.js';
import { DONE, type RulesOf, type CommandSender, type UndoStep } from './queued-command.js';

type SetKind = Extract<CommandKind, 'cards.labels' | 'cards.assignees'>;

/** A set of a card, which the API only replaces as a whole. */
interface CardSet {
  readonly kind: SetKind;
  readonly part: 'labels' | 'assignees';
  readonly body: 'labelIds' | 'memberIds';
  idsOf(card: Card): number[];
  with(card: Card, ids: readonly number[], store: BoardStore): Card;
}

interface SetChange {
  readonly add: readonly number[];
  readonly remove: readonly number[];
}

const LABELS: CardSet = {
  kind: 'cards.labels',
  part: 'labels',
  body: 'labelIds',
  idsOf: (card) => card.labels.map(({ id }) => id),
  with: (card, ids, store) => ({
    ...card,
    labels: ids.flatMap((id) => {
      const label = [...card.labels, ...store.labels()].find((candidate) => candidate.id === id);
      return label ? [{ id, name: label.name, color: label.color }] : [];
    }),
  }),
};

const ASSIGNEES: CardSet = {
  kind: 'cards.assignees',
  part: 'assignees',
  body: 'memberIds',
  idsOf: (card) => card.assignees.map(({ memberId }) => memberId),
  with: (card, ids, store) => {
    const members = new Map(store.members().map(({ id, name }) => [id, name]));
    for (const { memberId, name } of card.assignees) members.set(memberId, name);
    return {
      ...card,
      assignees: ids.flatMap((id) => {
        const name = members.get(id);
        return name === undefined ? [] : [{ memberId: id, name }];
      }),
    };
  },
};

export const labelsRules = rulesOf(LABELS, 'Change labels of');
export const assigneesRules = rulesOf(ASSIGNEES, 'Assign');

function rulesOf(set: CardSet, verb: string): RulesOf<SetKind> {
  return {
    title: ({ cardIds }, store) => `${verb} ${titleOf(cardIds, store)}`,
    overlay: ({ command }, store) =>
      cardsOverlay(command.cardIds, (card) => set.with(card, changed(set.idsOf(card), command), store)),
    send: ({ command }, sender) => forEachCard(command.cardIds, (id) => sendSet(set, sender, id, command)),
    undo: ({ command }, store) => command.cardIds.flatMap((id) => undoSet(set, id, command, store)),
  };
}

/** Sends the whole set with If-Match; after 412, makes it again from the newer one. */
async function sendSet(
  set: CardSet,
  sender: CommandSender,
  cardId: number,
  change: SetChange,
): Promise<CommandOutcome> {
  const id = sender.idOf(cardId);
  let card = sender.store.base.cards.get(id) ?? (await sender.refreshCard(id));
  for (;;) {
    try {
      const response = await sender.write(
        `set-${cardId}-${card.version}`,
        'PUT',
        `/cards/${id}/${set.part}`,
        {
          body: { [set.body]: changed(set.idsOf(card), change) },
          ifMatch: card.version,
        },
      );
      takeCard(sender, response);
      return DONE;
    } catch (error) {
      if (!(error instanceof ApiRejection) || error.code !== 'precondition_failed') throw error;
    }
    card = await sender.refreshCard(id);
  }
}

function changed(ids: readonly number[], { add, remove }: SetChange): number[] {
  return [...new Set([...ids, ...add])].filter((id) => !remove.includes(id));
}

/** Reverts only what the command really added and removed. */
function undoSet(set: CardSet, cardId: number, { add, remove }: SetChange, store: BoardStore): UndoStep[] {
  const card = store.card(cardId);
  if (!card) return [];
  const before = new Set(set.idsOf(card));
  const added = add.filter((id) => !before.has(id));
  const removed = remove.filter((id) => before.has(id));
  if (added.length + removed.length === 0) return [];
  return [
    {
      command: { kind: set.kind, cardIds: [cardId], add: removed, remove: added },
      isCurrent: (now) => {
        const current = now.card(cardId);
        const ids = new Set(current ? set.idsOf(current) : []);
        return (
          current !== undefined && added.every((id) => ids.has(id)) && !removed.some((id) => ids.has(id))
        );
      },
    },
  ];
}
