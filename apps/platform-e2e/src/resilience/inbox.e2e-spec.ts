import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InboxEntryDto, MarkedInboxDto } from '@kiban/contracts';
import { eventually } from '@kiban/testing';
import { ABoard } from '../api/a-board.js';
import { ApiCaller } from '../client/api-caller.js';
import { screenAccessToken } from '../client/screen-session.js';
import { joinedMember, type JoinedMember } from '../running/joined-member.js';
import { OwnStack } from '../running/own-stack.js';

const TEST_MS = 240_000;

describe('the inbox of a member', () => {
  let stack: OwnStack;
  let api: ApiCaller;
  let member: JoinedMember;
  /** The member at the screen. */
  let own: ApiCaller;
  let board: ABoard;

  beforeAll(async () => {
    stack = await OwnStack.start();
    api = new ApiCaller(stack.deployment.apiUrl, stack.deployment.token);
    const screen = api.withBearer(await screenAccessToken(stack.deployment));
    member = await joinedMember(stack.deployment, { screen }, 'member');
    own = api.withBearer(await screenAccessToken(stack.deployment, member.account));
    board = await ABoard.with(api, 'To do', 'Done');
  }, 300_000);
  afterAll(async () => {
    await stack.stop();
  }, 60_000);

  const entries = (query = ''): Promise<InboxEntryDto[]> => own.must('GET', `/me/inbox${query}`);
  const unread = async (): Promise<number> =>
    (await own.must<{ unread: number }>('GET', '/me/inbox/count')).unread;
  const mark = (body: object): Promise<MarkedInboxDto> => own.must('POST', '/me/inbox/mark', body);
  const assign = (cardId: number): Promise<unknown> =>
    api.must('PUT', `/cards/${cardId}/assignees/${member.id}`);
  const arrived = (count: number): Promise<number> =>
    eventually(`${count} unread entries`, async () => (await unread()) === count && count, 60_000);

  it('has what others did to a card of theirs, from the assignment on, and not what they did themselves', async () => {
    await mark({ upTo: Number.MAX_SAFE_INTEGER, state: 'archived' });
    const card = await board.card('Prepare the launch');
    await assign(card.id);
    await arrived(1);
    const [entry] = await entries();
    expect(entry).toMatchObject({
      reason: 'assigned',
      card: { id: card.id, title: 'Prepare the launch' },
      board: { id: board.id },
      via: { kind: 'token' },
      count: 1,
    });
    await api.must('POST', `/cards/${card.id}/comments`, { text: 'The press kit is ready.' });
    await own.must('POST', `/cards/${card.id}/comments`, { text: 'Thank you.' });
    await api.must('POST', `/cards/${card.id}/move`, { listId: board.listId(1) });
    await arrived(2);
    await eventually('the move', async () => (await entries()).some(({ count }) => count === 2));
    expect((await entries()).map(({ reason, count }) => [reason, count])).toEqual([
      ['comment', 2],
      ['assigned', 1],
    ]);
    expect(await mark({ ids: [entry?.id], state: 'read' })).toEqual({ marked: 1, unread: 1 });
    expect(await mark({ cardId: card.id, state: 'archived' })).toEqual({ marked: 2, unread: 0 });
  });

  it('has nothing of a board that they see no longer [DEC-10.INBOX-3]', async () => {
    const hidden = await ABoard.with(api, 'To do');
    await assign((await hidden.card('A secret')).id);
    await arrived(1);
    await api.must('PATCH', `/boards/${hidden.id}`, { visibility: 'private' });
    expect(await entries()).toEqual([]);
    expect(await unread()).toBe(0);
    await api.must('PATCH', `/boards/${hidden.id}`, { visibility: 'workspace' });
    expect(await entries()).toEqual([]);
  });

  it(
    'has every assignment once, though services and the broker are killed while they are written [DEC-10.INBOX-2]',
    async () => {
      const cards = await board.cards(0, ...Array.from({ length: 40 }, (_, n) => `Card ${n}`));
      const parts = ['notifications', 'nats', 'boards-api', 'notifications'];
      for (const [index, card] of cards.entries()) {
        const part = index % 10 === 5 ? parts[(index - 5) / 10] : undefined;
        const pid = part ? await stack.signal(part) : 0;
        // A request that fails with the service is sent again: assigning twice changes nothing.
        await eventually(
          `card ${card.id} to be assigned`,
          async () => {
            const { status } = await api.call({
              method: 'PUT',
              path: `/cards/${card.id}/assignees/${member.id}`,
            });
            return status < 300;
          },
          60_000,
        );
        if (part) await stack.restarted(part, pid);
      }
      await eventually(
        'all entries',
        async () => (await own.get('/me/inbox/count')).status === 200 && (await unread()) >= cards.length,
        90_000,
      );
      const found = await entries('?reason=assigned&limit=200');
      expect(found.map(({ card }) => card?.id).sort()).toEqual(cards.map(({ id }) => id).sort());
    },
    TEST_MS,
  );
});
