import { expect, it } from '@jest/globals';
import { filledProperties } from '@kiban/vocabulary';
import type { ApiPort, ApiResponse } from '../api/api-port.js';
import { BoardSession } from './board-session.js';
import type { BoardWithLists, Card } from './entities.js';
import { ME } from './testing/model-call.js';
import { TestSession } from './testing/test-session.js';

const moment = '2026-11-22T10:00:00.000Z';
const aiko = { memberId: 7, name: 'Aiko Tanaka' };

function card(id: number, listId: number, position: string): Card {
  return {
    id,
    number: id,
    url: `https://kiban.example/cards/${id}`,
    boardId: 3,
    listId,
    listName: '',
    ...filledProperties('copy', { title: `Card ${id}` }),
    completedAt: null,
    archivedAt: null,
    position,
    labels: [],
    assignees: [],
    checklist: { done: 0, total: 0 },
    commentCount: 0,
    fields: {},
    createdBy: aiko,
    createdAt: moment,
    updatedAt: moment,
    version: 1,
  };
}

const board: BoardWithLists = {
  id: 3,
  url: 'https://kiban.example/boards/3',
  name: 'Launch',
  description: null,
  kind: 'kanban',
  visibility: 'workspace',
  isTemplate: false,
  defaultView: null,
  position: 'a0',
  archivedAt: null,
  listCount: 2,
  cardCount: 2,
  createdAt: moment,
  updatedAt: moment,
  createdBy: aiko,
  version: 5,
  lists: [11, 12].map((id, index) => ({
    id,
    boardId: 3,
    name: `List ${id}`,
    info: {},
    columnId: null,
    rowId: null,
    position: `a${index}`,
    cardCount: 2 - index * 2,
    archivedAt: null,
    version: 10,
    cards: index === 0 ? [card(101, 11, 'a0'), card(102, 11, 'a1')] : [],
    cardsTotal: 2 - index * 2,
    nextCursor: null,
  })),
};

function response(body: unknown, headers: Record<string, string> = {}, status = 200): ApiResponse {
  return { status, headers: new Headers(headers), body };
}

/** @param reads responses by method and path; the others are of a small board */
function session(
  write: (path: string) => Promise<ApiResponse>,
  reads: Record<string, ApiResponse> = {},
): {
  session: BoardSession;
  emit: (text: string) => void;
} {
  let emit: (text: string) => void = () => undefined;
  const calls: ApiPort = {
    request: (method, path) =>
      method !== 'GET'
        ? write(path)
        : Promise.resolve(
            reads[`GET ${path.split('?')[0]}`] ??
              response(path.startsWith('/boards/3?') ? structuredClone(board) : []),
          ),
    stream: () => {
      const stream = new ReadableStream<Uint8Array>({
        start: (controller) => {
          emit = (text) => controller.enqueue(new TextEncoder().encode(text));
          emit(': open\n\n');
        },
      });
      return Promise.resolve(new Response(stream));
    },
  };
  return {
    session: new BoardSession({ boardId: 3, workspaceId: 1, memberId: 7, calls }),
    emit: (text) => emit(text),
  };
}

function opened(open: BoardSession): Promise<void> {
  return new Promise((resolve) => {
    open.store.subscribe('connection', () => open.store.connection().state === 'live' && resolve());
    open.open();
  });
}

it('shows a board in order once it is read', async () => {
  const { session: open } = session(() => Promise.reject(new Error('no write expected')));
  await opened(open);
  expect(open.store.board()?.name).toBe('Launch');
  expect(open.store.listIds()).toEqual([11, 12]);
  expect(open.store.cardIds(11)).toEqual([101, 102]);
  open.close();
});

it('shows a move before its response, and takes the position of the response', async () => {
  let respond: (response: ApiResponse) => void = () => undefined;
  const { session: open } = session(() => new Promise((resolve) => (respond = resolve)));
  await opened(open);
  const moved = open.run({ kind: 'cards.move', cardIds: [102], listId: 12, place: { at: 'last' } });
  expect(open.store.cardIds(12)).toEqual([102]);
  expect(open.store.card(102)?.pending).toBe(true);
  respond(response([{ status: 200, card: { ...card(102, 12, 'b7'), version: 2 }, listVersion: 11 }]));
  expect(await moved).toEqual({ ok: true });
  expect(open.store.card(102)).toMatchObject({ listId: 12, position: 'b7', pending: false });
  open.close();
});

it('returns to the API’s state when a command is rejected', async () => {
  const { session: open } = session(() =>
    Promise.resolve(
      response([{ status: 409, error: { code: 'list_full', error: 'List 12 is full; use another list.' } }]),
    ),
  );
  await opened(open);
  const moved = open.run({ kind: 'cards.move', cardIds: [102], listId: 12, place: { at: 'last' } });
  expect(await moved).toEqual({
    ok: false,
    code: 'list_full',
    sentence: 'List 12 is full; use another list.',
    cards: { changed: 0, unchanged: 1 },
  });
  expect(open.store.cardIds(11)).toEqual([101, 102]);
  expect(open.store.history()).toEqual({});
  open.close();
});

it('applies events of the stream', async () => {
  const { session: open, emit } = session(() => Promise.reject(new Error('no write expected')));
  await opened(open);
  const changed = new Promise<void>((resolve) => void open.store.subscribe('list:12', resolve));
  const event = {
    id: 1,
    event: 'card.move',
    occurredAt: moment,
    workspace: { slug: 'demo', name: 'Demo' },
    boardId: 3,
    actor: { memberId: 8, name: 'Mika' },
    data: { id: 101, title: 'Card 101', listName: 'List 12', dueDate: null },
    changes: {
      position: { from: 'a0', to: 'a4' },
      listId: { from: 11, to: 12 },
      listVersions: { from: { '11': 10, '12': 10 }, to: { '11': 11, '12': 11 } },
    },
  };
  emit(`id: 9\nevent: card.move\ndata: ${JSON.stringify(event)}\n\n`);
  await changed;
  expect(open.store.cardIds(12)).toEqual([101]);
  expect(open.store.cardIds(11)).toEqual([102]);
  expect(open.store.card(101)?.changedBy?.name).toBe('Mika');
  open.close();
});

it('reads the other pages of a list, and knows when it has them all', async () => {
  const { session: open } = session(() => Promise.reject(new Error('no write expected')), {
    'GET /boards/3': response({
      ...board,
      cardCount: 5_000,
      lists: board.lists.map((list, index) =>
        index === 0 ? { ...list, cardsTotal: 3, nextCursor: 'next' } : list,
      ),
    }),
    'GET /lists/11/cards': response([card(103, 11, 'a2')], { 'x-order-version': '10' }),
  });
  await opened(open);
  expect(open.store.list(11)).toMatchObject({ complete: false, cardCount: 3 });
  const complete = new Promise<void>((resolve) => void open.store.subscribe('list:11', resolve));
  open.readMore(11);
  await complete;
  expect(open.store.list(11)).toMatchObject({ complete: true, cardCount: 3 });
  expect(open.store.cardIds(11)).toEqual([101, 102, 103]);
  open.close();
});

it('has the role of the member again when the tab comes to the front', async () => {
  const reads: Record<string, ApiResponse> = {};
  const { session: open } = session(() => Promise.reject(new Error('no write expected')), reads);
  await opened(open);
  for (const role of ['viewer', 'member']) {
    reads['GET /members'] = response([{ id: 7, name: 'Aiko Tanaka', role }]);
    const known = new Promise<void>((resolve) => void open.store.subscribe('connection', resolve));
    open.setVisible(true);
    await known;
    expect(open.store.connection().readOnly).toBe(role === 'viewer');
  }
  open.close();
});

it('has another role as soon as the stream says so, and after the stream was cut', async () => {
  let role = 'member';
  let changes = 0;
  const world = await TestSession.open({ onRightsChange: () => (changes += 1) });
  const { session: open, api } = world;
  const request = api.request.bind(api);
  api.request = (method, path, options) =>
    path === '/members'
      ? Promise.resolve(response([{ id: ME.memberId, name: ME.name, role }]))
      : request(method, path, options);
  role = 'viewer';
  api.write(`event: rights\ndata: {"role":"viewer"}\n\n`);
  await world.drain();
  expect([open.store.connection().readOnly, changes]).toEqual([true, 1]);
  role = 'member';
  api.cutStream();
  await world.drain();
  expect(open.store.connection()).toMatchObject({ readOnly: false, state: 'live' });
});

it('is read-only after the API rejects a write of a viewer', async () => {
  const { session: open } = session(() =>
    Promise.resolve(response({ code: 'read_only', error: 'Viewers cannot write.' }, {}, 403)),
  );
  await opened(open);
  await open.run({ kind: 'card.update', cardId: 101, change: { title: 'New' } });
  expect(open.store.connection().readOnly).toBe(true);
  open.close();
});

it('ends the reading of all pages when the list is read again from its start', async () => {
  const { session } = await TestSession.open();
  const { store } = session;
  store.change((base) => {
    base.cursors.set(11, 'next');
    base.dirty.add('list:11');
  });
  expect(store.list(11)?.complete).toBe(false);
  // As a new reading does, which has no response yet.
  store.base.cursors.delete(11);
  await session.readAll(11);
  expect(store.list(11)?.complete).toBe(false);
});
