import { filledProperties } from '@kiban/vocabulary';
import { ApiError, requireSuccess } from '../api/api-error.js';
import type { ApiResponse } from '../api/api-port.js';
import type { BoardCommand, CardPlace } from './board-command.js';
import type { BoardStore } from './board-store.js';
import type { components } from '@kiban/client';
import { orderVersionOf } from './responses.js';
import type { Card } from './entities.js';
import type { Overlay } from './overlay.js';
import { anchorsOf, prepareCardPlace, withAnchors } from './placement.js';
import { textOf } from './store-text.js';
import type { RulesOf, CommandSender, Prepared, Queued, QueuedCommand, UndoStep } from './queued-command.js';

type BatchItem = components['schemas']['CardBatchItem'];

/** Maximum number of cards in one request. */
const BATCH_MAX = 50;

export const createCardRules: RulesOf<'card.create'> = {
  title: ({ title }) => textOf('createCard', title),
  prepare: ({ listId, place }, store, newId) => prepareNew(store, listId, place, [newId()]),
  overlay: (queued, store) => {
    const {
      listId,
      title,
      dueDate,
      labelIds = [],
      assigneeIds = [],
      fields = {},
      copyOf = 0,
    } = queued.command;
    const source = store.card(copyOf);
    if (source)
      return newCardsOverlay(queued, store, listId, [title], { ...source, listId, commentCount: 0 });
    const labels = store.labels().filter(({ id }) => labelIds.includes(id));
    const assignees = store.members().filter(({ id }) => assigneeIds.includes(id));
    return newCardsOverlay(queued, store, listId, [title], {
      dueDate: dueDate ?? null,
      labels,
      fields,
      assignees: assignees.map(({ id, name }) => ({ memberId: id, name })),
    });
  },
  send: async (queued, sender) => {
    const { listId, title, dueDate, place, copyOf } = queued.command;
    const anchors = anchorsOf(place, queued, sender.idOf);
    const path = copyOf ? `/cards/${sender.idOf(copyOf)}/copy` : '/cards';
    const make = async (name: string, related: RelatedParts): Promise<Card> => {
      const { response } = await withAnchors(anchors, (anchor, attempt) =>
        sender.write(`${name}-${attempt}`, 'POST', path, {
          body: {
            listId: sender.idOf(listId),
            title,
            ...(dueDate ? { dueDate } : {}),
            ...related,
            ...anchor,
          },
        }),
      );
      return created(sender, queued, 0, response);
    };
    const related = relatedOf(queued.command);
    const { id } = await make('create', related).catch((error: unknown) => {
      // What a card had to have may be gone since; its title is not lost for it.
      if (Object.keys(related).length === 0 || !isUnfit(error)) throw error;
      return make('create-bare', {});
    });
    return { ok: true, createdIds: [id] };
  },
  undo: undoCreation,
};

type CardCreation = Extract<BoardCommand, { kind: 'card.create' }>;

/** What the request of a new card has beside its own properties. */
type RelatedParts = Pick<CardCreation, 'labelIds' | 'assigneeIds' | 'fields'>;

const relatedOf = ({ labelIds = [], assigneeIds = [], fields = {} }: CardCreation): RelatedParts => ({
  ...(labelIds.length > 0 && { labelIds }),
  ...(assigneeIds.length > 0 && { assigneeIds }),
  ...(Object.keys(fields).length > 0 && { fields }),
});

/** A label, member, option or field does not exist, or a value no longer fits its field. */
const isUnfit = (error: unknown): boolean =>
  error instanceof ApiError && ['not_found', 'validation_failed'].includes(error.code);

export const createCardsRules: RulesOf<'cards.create'> = {
  title: ({ titles }) => textOf('createCards', titles.length),
  prepare: ({ listId, place, titles }, store, newId) => prepareNew(store, listId, place, titles.map(newId)),
  overlay: (queued, store) => newCardsOverlay(queued, store, queued.command.listId, queued.command.titles),
  send: async (queued, sender) => {
    const { titles } = queued.command;
    const createdIds: number[] = [];
    for (let first = 0; first < titles.length; first += BATCH_MAX)
      await sendBatch(queued, sender, first, createdIds);
    return { ok: true, createdIds };
  },
  undo: undoCreation,
};

/** All cards of a request have the same anchor; behind an anchor, each pushes the earlier ones back. */
async function sendBatch(
  queued: Queued<'cards.create'>,
  sender: CommandSender,
  first: number,
  createdIds: number[],
): Promise<void> {
  const { listId, titles, place } = queued.command;
  const previous = createdIds.at(-1);
  const anchors =
    previous === undefined
      ? anchorsOf(place, queued, sender.idOf)
      : anchorsOf({ after: previous }, { below: previous, above: queued.above }, sender.idOf);
  const indexes = titles.slice(first, first + BATCH_MAX).map((_, index) => first + index);
  const { response } = await withAnchors(anchors, (anchor, attempt) => {
    const isPushedBack = 'after' in anchor || ('position' in anchor && anchor.position === 'first');
    if (isPushedBack !== isReversed(indexes)) indexes.reverse();
    const cards = indexes.map((index) => ({ listId: sender.idOf(listId), title: titles[index], ...anchor }));
    return sender.write(`batch-${first}-${attempt}`, 'POST', '/cards/batch', {
      body: { cards, atomic: true },
    });
  });
  for (const [nth, { card, listVersion }] of (requireSuccess(response).body as BatchItem[]).entries()) {
    const index = indexes[nth];
    if (!card || index === undefined) continue;
    createdIds[index] = card.id;
    register(sender, queued, index, card, listVersion ?? null);
  }
}

const isReversed = ([first, second]: readonly number[]): boolean =>
  first !== undefined && second !== undefined && first > second;

function prepareNew(
  store: BoardStore,
  listId: number,
  place: CardPlace,
  newIds: readonly number[],
): Prepared {
  return { ...prepareCardPlace(store, listId, place, newIds.length), newIds };
}

function newCardsOverlay(
  { newIds = [], ranks = [], madeAt }: QueuedCommand,
  store: BoardStore,
  listId: number,
  titles: readonly string[],
  properties: Partial<Card> = {},
): Overlay {
  const at = new Date(madeAt).toISOString();
  const card: Omit<Card, 'id' | 'number' | 'url' | 'title' | 'position'> = {
    boardId: store.base.boardId,
    listId,
    listName: store.list(listId)?.name ?? '',
    ...filledProperties('copy', {}),
    completedAt: null,
    archivedAt: null,
    labels: [],
    assignees: [],
    checklist: { done: 0, total: 0 },
    commentCount: 0,
    fields: {},
    createdBy: { memberId: 0, name: '' },
    createdAt: at,
    updatedAt: at,
    version: 0,
    ...properties,
  };
  return {
    newCards: newIds.map((id, index) => ({
      ...card,
      id,
      number: 0,
      url: '',
      title: titles[index] ?? '',
      position: ranks[index] ?? '',
    })),
  };
}

function created(sender: CommandSender, queued: QueuedCommand, index: number, response: ApiResponse): Card {
  const card = requireSuccess(response).body as Card;
  register(sender, queued, index, card, orderVersionOf(response));
  return card;
}

function register(
  sender: CommandSender,
  { newIds = [] }: QueuedCommand,
  index: number,
  card: Card,
  listVersion: number | null,
): void {
  sender.onDone((base) => base.putCard(card, listVersion));
  const temporaryId = newIds[index];
  if (temporaryId !== undefined) sender.onCreated(temporaryId, card.id);
}

/** Archives what was created: that can be undone in turn. */
function undoCreation({ newIds = [] }: QueuedCommand): readonly UndoStep[] {
  return [
    {
      command: { kind: 'cards.archive', cardIds: newIds, archived: true },
      isCurrent: (now) => newIds.some((id) => now.card(id)?.archivedAt === null),
    },
  ];
}
