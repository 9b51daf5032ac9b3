import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newOwner, type Owner } from '../../running/owner.js';
import { testDeployment } from '../../client/deployment.js';
import { isSignedBy } from '../../running/signature.js';
import { WebhookReceiver } from '../../running/webhook-receiver.js';
import { ABoard } from '../a-board.js';
import type { Card } from '../resources.js';

/** Every change of a card that does not move it, with its event kind. */
const toACard: readonly [event: string, method: string, path: string, body?: object][] = [
  ['card.update', 'PATCH', '', { title: 'Renamed' }],
  ['card.complete', 'POST', '/complete'],
  ['card.reopen', 'POST', '/reopen'],
  ['card.reorder', 'POST', '/reorder', { position: 'first' }],
  ['assignee.change', 'POST', '/claim'],
  ['comment.create', 'POST', '/comments', { text: 'Ready' }],
  ['checklist.create', 'POST', '/checklist', { text: 'Proof-read' }],
  ['card.archive', 'POST', '/archive'],
  ['card.restore', 'POST', '/restore'],
];

describe('a hook that follows a list', () => {
  let owner: Owner;
  let receiver: WebhookReceiver;
  let board: ABoard;
  beforeAll(async () => {
    owner = await newOwner(await testDeployment());
    receiver = await WebhookReceiver.start();
    board = await ABoard.with(owner.api, 'Followed', 'Other');
  });
  afterAll(() => receiver?.close());

  it('receives every event of the list’s cards, with the usual payloads, and no other event [DEC-6.REST-1, DEC-6.PAYLOAD-2]', async () => {
    const [followed, other] = [board.listId(0), board.listId(1)];
    const hook = await owner.api.must<{ signingKey: string }>('POST', '/hooks', {
      targetUrl: receiver.url,
      event: '*',
      filter: { boardId: board.id, listId: followed },
    });
    // The anchor for a reorder; its event also shows that all earlier ones were delivered.
    await board.cards(0, 'Neighbour');
    for (const list of [1, 0]) {
      const [card] = await board.cards(list, 'Travels');
      for (const [, method, path, body] of toACard)
        await owner.api.must(method, `/cards/${card?.id}${path}`, body);
      const value = await owner.api.must<{ id: number }>('POST', `/boards/${board.id}/fields`, {
        name: `Region ${list}`,
        type: 'text',
      });
      await owner.api.must('PUT', `/cards/${card?.id}/fields/${value.id}`, { value: 'EMEA' });
      await owner.api.must('PATCH', `/gantt/tasks/${card?.id}`, { start: '2026-12-01', end: '2026-12-02' });
      if (list === 0) {
        await owner.api.must('POST', `/cards/${card?.id}/move`, { listId: other });
        await owner.api.must('PATCH', `/cards/${card?.id}`, { title: 'No longer delivered' });
        await owner.api.must('POST', `/cards/${card?.id}/move`, { listId: followed });
        await owner.api.must('DELETE', `/cards/${card?.id}`);
      }
    }
    const expected = [
      'card.create',
      'card.create',
      ...toACard.map(([event]) => event),
      'value.change',
      'gantt.update',
      'card.move',
      'card.move',
      'card.delete',
    ];
    const [last] = await owner.api.must<Card[]>('GET', `/lists/${followed}/cards`);
    await owner.api.must('POST', `/cards/${last?.id}/complete`);
    await receiver.waitFor('the last one', ({ payload }) =>
      ['card.complete', last?.id].every((one) => [payload.event, payload.data['id']].includes(one as never)),
    );
    await receiver.waitFor('all of them', () => receiver.received.length > expected.length);
    const delivered = receiver.received.map(({ payload }) => payload);
    expect(delivered.map(({ event }) => event).sort()).toEqual([...expected, 'card.complete'].sort());
    expect(
      delivered.filter(({ data }) => data['title'] === 'No longer delivered' && data['listName'] === 'Other'),
    ).toEqual([]);
    for (const { raw, headers, payload } of receiver.received) {
      expect(isSignedBy(hook.signingKey, raw, headers['x-service-signature'])).toBe(true);
      if (/^card\.|^assignee\./.test(payload.event))
        expect(Object.keys(payload.data)).toEqual(['id', 'title', 'listName', 'dueDate']);
    }
  });

  it('receives only what enters the list, with filter.toListId [DEC-6.REST-8]', async () => {
    const arrivals = await WebhookReceiver.start();
    const own = await ABoard.with(owner.api, 'Other', 'Entered');
    const [other, entered] = [own.listId(0), own.listId(1)];
    await owner.api.must('POST', '/hooks', {
      targetUrl: arrivals.url,
      events: ['card.*', 'comment.*'],
      filter: { toListId: entered },
    });
    const [card] = await own.cards(0, 'Travels');
    const path = `/cards/${card?.id}`;
    await owner.api.must('POST', `${path}/move`, { listId: entered });
    await owner.api.must('PATCH', path, { title: 'Renamed' });
    await owner.api.must('POST', `${path}/comments`, { text: 'Ready' });
    await owner.api.must('POST', `${path}/reorder`, { position: 'first' });
    await owner.api.must('POST', `${path}/move`, { listId: other });
    await owner.api.must('POST', `${path}/move`, { listId: entered });
    await owner.api.must('POST', `${path}/archive`);
    await owner.api.must('POST', `${path}/restore`);
    // Also shows that all earlier events were delivered.
    await owner.api.must('POST', '/cards', { listId: entered, title: 'Last' });
    await arrivals.waitFor('the last card', ({ payload }) => payload.data['title'] === 'Last');
    await arrivals.waitFor('all of them', () => arrivals.received.length >= 4);
    expect(arrivals.received.map(({ payload }) => payload.event).sort()).toEqual([
      'card.create',
      'card.move',
      'card.move',
      'card.restore',
    ]);
    await arrivals.close();
  });
});
