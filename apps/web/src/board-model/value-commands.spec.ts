import { expect, it } from '@jest/globals';
import { OTHER } from './testing/model-call.js';
import { TestSession } from './testing/test-session.js';

const value = (fieldId: number, text: string) =>
  ({ kind: 'card.value', cardId: 101, fieldId, value: text }) as const;

it('sends each of several quick changes of one card once: none is based on an old version [DEC-9.TABLE-4]', async () => {
  const world = await TestSession.open();
  const { session, api } = world;
  void session.run(value(1, 'One'));
  void session.run({ kind: 'task.update', cardId: 101, change: { progress: 40 }, cascade: 'none' });
  void session.run(value(2, 'Two'));
  void session.run({ kind: 'card.update', cardId: 101, change: { title: 'Title' } });
  const last = session.run(value(1, 'Three'));
  const sent: string[] = [];
  while (api.requests.length > 0) {
    sent.push(
      ...api.requests.map(
        ({ method, path, options }) => `${method} ${path} ${options.headers?.['if-match']}`,
      ),
    );
    await world.exchangeOne();
  }
  expect(await last).toEqual({ ok: true });
  expect(sent).toEqual([
    'PUT /cards/101/fields/1 "1"',
    'PATCH /gantt/tasks/101 "2"',
    'PUT /cards/101/fields/2 "3"',
    'PATCH /cards/101 "4"',
    'PUT /cards/101/fields/1 "5"',
  ]);
  expect(session.store.card(101)?.fields).toEqual({ 1: 'Three', 2: 'Two' });
});

it('keeps the newer value of another member where the response comes late', async () => {
  const world = await TestSession.open();
  const { session, api } = world;
  void session.run(value(1, 'Mine'));
  api.loseResponse();
  api.board.setValue(OTHER, 101, 1, 'Theirs');
  await world.drain();
  expect(session.store.card(101)).toMatchObject({ fields: { 1: 'Theirs' }, version: 3 });
});
