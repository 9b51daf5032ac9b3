import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventStream } from '@kiban/contracts';
import { jetstreamManager } from '@kiban/messaging';
import { eventually } from '@kiban/testing';
import { follow, followWorkspace, lastIdOf, titles } from '../testing/followed-stream.js';
import { RunningApi } from '../testing/running-api.js';

let api: RunningApi;

beforeAll(async () => {
  api = await RunningApi.start();
});
afterAll(() => api.stop());

it('ends when the broker lost its events, and its ids name no event of the stream that follows', async () => {
  const token = api.token();
  const board = await token.board();
  const [listId] = board.lists as [number];
  const open = await follow(token, board.id);
  const ofWorkspace = await followWorkspace(token);
  await eventually('its first frame', () => lastIdOf(ofWorkspace.text()) !== undefined);
  await token.card(listId, 'one');
  await eventually('the event', () => titles(open.text()).includes('one'));
  const lastId = lastIdOf(open.text()) as string;

  const manager = await jetstreamManager(api.nats);
  await manager.streams.delete(eventStream);
  await eventually('the end of the streams', () => open.isEnded() && ofWorkspace.isEnded());
  expect(titles(open.text())).toEqual(['one']);
  // The relay publishes the events again, in the same number or a larger one: the sequence of the id is in use again.
  await token.card(listId, 'two');
  await eventually('the events of the new stream', async () => {
    const info = await manager.streams.info(eventStream).catch(() => undefined);
    return (info?.state.last_seq ?? 0) > Number(lastId.split('.')[0]);
  });
  const resumed = await follow(token, board.id, lastId);
  await eventually('the reset', () => resumed.text().includes('event: reset'));
  await token.card(listId, 'three');
  await eventually('the next event', () => titles(resumed.text()).includes('three'));
  resumed.stop();
  const again = await followWorkspace(token, lastIdOf(ofWorkspace.text()));
  await eventually('the reset of the workspace', () => again.text().includes('event: reset'));
  again.stop();
});
