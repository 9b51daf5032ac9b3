import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CardPlace } from './board-command.js';
import { settled } from './testing/manual-clock.js';
import type { ModelBoard } from './testing/model-board.js';
import { ModelError, OTHER } from './testing/model-call.js';
import { named, network, reversals, run } from './testing/random-steps.js';
import { TestSession } from './testing/test-session.js';

const LISTS = [11, 12, 13];

const placeOf = (ids: readonly number[], at: number): CardPlace => {
  const anchor = ids[at % (ids.length + 2)];
  return anchor === undefined
    ? { at: at % 2 === 0 ? 'first' : 'last' }
    : at % 3 === 0
      ? { before: anchor }
      : { after: anchor };
};

/** A card as the person sees it. */
function seen({ session }: TestSession, nth: number): number | undefined {
  const ids = LISTS.flatMap((listId) => session.store.cardIds(listId));
  return ids[nth % Math.max(1, ids.length)];
}

const numbers = fc.nat({ max: 50 });
const list = fc.constantFrom(...LISTS);

const moves = fc.tuple(numbers, list, numbers).map(([nth, listId, at]) =>
  run(`move ${nth} ${listId} ${at}`, (world) => {
    const id = seen(world, nth);
    const others = world.session.store.cardIds(listId).filter((other) => other !== id);
    return id === undefined
      ? undefined
      : { kind: 'cards.move', cardIds: [id], listId, place: placeOf(others, at) };
  }),
);

const creations = fc.tuple(list, numbers).map(([listId, at]) =>
  run(`create ${listId} ${at}`, ({ session }) => ({
    kind: 'card.create',
    listId,
    title: `New ${at}`,
    place: placeOf(session.store.cardIds(listId), at),
  })),
);

const updates = fc.tuple(numbers, numbers).map(([nth, text]) =>
  run(`update ${nth} ${text}`, (world) => {
    const cardId = seen(world, nth);
    return cardId === undefined
      ? undefined
      : { kind: 'card.update', cardId, change: { title: `Mine ${text}` } };
  }),
);

const states = fc
  .tuple(numbers, fc.constantFrom('complete', 'reopen', 'archive', 'restore', 'delete'))
  .map(([nth, state]) =>
    run(`${state} ${nth}`, (world) => {
      const id = seen(world, nth);
      if (id === undefined) return undefined;
      if (state === 'delete') return { kind: 'card.delete', cardId: id };
      return state === 'archive' || state === 'restore'
        ? { kind: 'cards.archive', cardIds: [id], archived: state === 'archive' }
        : { kind: 'cards.complete', cardIds: [id], complete: state === 'complete' };
    }),
  );

const KINDS = ['create', 'update', 'archive', 'comment', 'delete', 'move', 'move', 'archive list'] as const;

/** A change of another client. */
const theirs = fc.tuple(fc.constantFrom(...KINDS), numbers, list).map(([kind, nth, listId]) =>
  named(`they ${kind} ${nth} ${listId}`, ({ api: { board } }) => {
    try {
      changeByOther(board, kind, nth, listId);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
    }
  }),
);

function changeByOther(board: ModelBoard, kind: (typeof KINDS)[number], nth: number, listId: number): void {
  const card = [...board.cards.values()][nth % Math.max(1, board.cards.size)];
  if (kind === 'create') board.createCard(OTHER, { listId, title: 'Theirs' });
  else if (kind === 'archive list')
    board.archiveList(OTHER, listId, board.lists.get(listId)?.archivedAt === null);
  else if (!card) return;
  else if (kind === 'archive') board.archiveCard(OTHER, card.id, card.archivedAt === null);
  else if (kind === 'delete') board.deleteCard(OTHER, card.id);
  else if (kind === 'update') board.updateCard(OTHER, card.id, { title: `Theirs ${nth}` });
  else if (kind === 'comment') board.comment(OTHER, card.id);
  else board.moveCard(OTHER, card.id, { listId, position: nth % 2 === 0 ? 'first' : 'last' });
}

const steps = fc.array(
  fc.oneof(moves, creations, updates, states, reversals, theirs, theirs, theirs, {
    arbitrary: network,
    weight: 8,
  }),
  { maxLength: 60, size: 'max' },
);

function shownOf({ session: { store } }: TestSession): unknown {
  return store.listIds().map((listId) => ({
    listId,
    cards: store.cardIds(listId).map((id) => {
      const { title, position, completedAt, commentCount, pending } = store.card(id)!;
      return { id, title, position, completedAt, commentCount, pending };
    }),
  }));
}

function truthOf({ api: { board } }: TestSession): unknown {
  return board.openLists().map(({ id: listId }) => ({
    listId,
    cards: board.cardsOf(listId).map(({ id, title, position, completedAt, commentCount }) => ({
      id,
      title,
      position,
      completedAt,
      commentCount,
      pending: false,
    })),
  }));
}

it.each([
  ['with the card’s version in events', { isVersioned: true }],
  ['without it', { isVersioned: false }],
  ['with lists in pages', { isVersioned: true, pageSize: 2 }],
])(
  'ends in the API’s state for any interleaving of commands, responses, losses and events, %s [DEC-9.LIVE-8]',
  async (_, options) => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const world = await TestSession.open(options);
        for (const step of taken) {
          await step(world);
          await settled();
        }
        await world.drain();
        expect(shownOf(world)).toEqual(truthOf(world));
        expect(world.session.store.connection().waiting).toBe(0);
        world.session.close();
      }),
      { numRuns: 100 },
    );
  },
);
