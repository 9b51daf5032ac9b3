import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { EventPayloadDto } from '@kiban/contracts';
import { eventHeaders } from '@kiban/messaging';
import { eventually } from '@kiban/testing';
import { RunningApi, type Client } from '../testing/running-api.js';

let api: RunningApi;
let token: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
});
afterAll(() => api.stop());

it('names the lists that a card is in and left with every event, also when replayed [DEC-7.1]', async () => {
  const { id, lists } = await token.board(['a', 'b']);
  const [a, b] = lists as [number, number];
  const received: { event: string; lists: string; body: string }[] = [];
  const subscription = api.nats.subscribe(`kiban.v1.${api.workspaceId}.${id}.>`, {
    callback: (_, message) => {
      const { event } = message.json<EventPayloadDto>();
      // The board's own event may be published before or after this subscription.
      if (event === 'board.create') return;
      received.push({ event, lists: message.headers?.get(eventHeaders.lists) ?? '', body: message.string() });
    },
  });
  await api.nats.flush();
  const card = await token.card(a);
  const path = `/cards/${card}`;
  const { body: label } = await token.post<{ id: number }>(`/boards/${id}/labels`, {
    name: 'now',
    color: '#ef4444',
  });
  await token.patch(path, { title: 'Renamed' });
  await token.put(`${path}/labels`, { labelIds: [label.id] });
  const { body: comment } = await token.post<{ id: number }>(`${path}/comments`, { text: 'Ready' });
  await token.post(`${path}/move`, { listId: b });
  await token.delete(`/comments/${comment.id}`);
  await token.post(`${path}/move`, { listId: a, position: 'first' });
  await token.delete(`/lists/${b}`);
  await token.delete(path);
  const expected = [
    ['card.create', `${a}`],
    ['label.change', ''],
    ['card.update', `${a}`],
    ['label.change', `${a}`],
    ['comment.create', `${a}`],
    ['card.move', `${a},${b}`],
    ['comment.delete', `${b}`],
    ['card.move', `${b},${a}`],
    ['list.delete', `${b}`],
    ['card.delete', `${a}`],
  ];
  const first = await eventually('every event', () => received.length >= expected.length && [...received]);
  expect(first.map(({ event, lists: ids }) => [event, ids])).toEqual(expected);
  // As a consumer requests missing events, and as the relay does for a broker that lost its tail.
  const [{ from, to } = { from: 0, to: 0 }] = await api.database.query<{ from: number; to: number }>(
    'SELECT min(relay_pos) AS from, max(relay_pos) AS to FROM boards.outbox WHERE board_id = $1',
    [id],
  );
  api.nats.publish('kiban.relay.boards.replay', JSON.stringify({ from, to }));
  const again = await eventually('every event again', () => {
    const more = received.slice(first.length);
    return more.length >= first.length && more;
  });
  subscription.unsubscribe();
  expect(again).toEqual(first);
});
