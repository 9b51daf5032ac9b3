import { expect, it } from '@jest/globals';
import { BoardBase } from './board-base.js';
import { applyEvent } from './apply-event.js';
import { settled } from './testing/manual-clock.js';
import { OTHER } from './testing/model-call.js';
import { ModelBoard } from './testing/model-board.js';
import { TestSession } from './testing/test-session.js';

it('shows a list that others restore, with its cards, when the board was read without it', async () => {
  const world = await TestSession.open();
  const { api, clock } = world;
  world.session.close();
  api.board.archiveList(OTHER, 12, true);
  const next = new TestSession(api, clock);
  await next.drain();
  expect(next.session.store.listIds()).toEqual([11, 13]);
  api.board.archiveList(OTHER, 12, false);
  await next.drain();
  expect(next.session.store.listIds()).toEqual([11, 12, 13]);
  expect(next.shown()).toEqual([[101, 102, 103], [104, 105], []]);
});

it('keeps a restored list whose events were lost after the first of them arrived', async () => {
  const world = await TestSession.open();
  const { api, clock, session } = world;
  // No frame has an id yet, so the board is read again after the cut.
  api.cutStream();
  await clock.advance(1_000);
  api.board.archiveList(OTHER, 13, true);
  api.sendFrame();
  await settled();
  api.board.archiveList(OTHER, 13, false);
  api.loseEvents();
  await settled();
  api.loseResponse();
  await world.drain();
  expect(session.store.listIds()).toEqual([11, 12, 13]);
  expect(session.store.list(13)?.archivedAt).toBeNull();
});

it('ignores an event of a list that is older than what was read', () => {
  const model = new ModelBoard(true);
  model.archiveList(OTHER, 13, true);
  model.archiveList(OTHER, 13, false);
  const base = new BoardBase(3);
  base.readBoard(model.read());
  const [archived] = model.events;
  const effect = applyEvent(base, archived!);
  expect([effect.listOrder, base.lists.get(13)?.archivedAt]).toEqual([false, null]);
});

it('announces a created list to the cell that shows it', () => {
  const model = new ModelBoard(true);
  const base = new BoardBase(3);
  base.readBoard(model.read());
  base.dirty.clear();
  const event = {
    ...model.events[0],
    event: 'list.create',
    boardId: 3,
    changes: { boardVersion: { from: 2, to: 9 } },
  };
  const data = { id: 99, name: 'Far', info: { text: null, color: null }, columnId: 1, rowId: 2 };
  applyEvent(base, { ...event, data } as never);
  expect([...base.dirty]).toEqual(expect.arrayContaining(['list:99', 'lists']));
});

it('reads all lists again when their positions are new', () => {
  const model = new ModelBoard(true);
  const base = new BoardBase(3);
  base.readBoard(model.read());
  model.archiveList(OTHER, 13, true);
  const [event] = model.events;
  const changes = {
    boardVersion: { from: 2, to: 3 },
    position: { from: 'a1', to: 'a9' },
    respaced: { from: false, to: true },
  };
  expect(applyEvent(base, { ...event!, event: 'list.reorder', changes }).listOrder).toBe(true);
});
