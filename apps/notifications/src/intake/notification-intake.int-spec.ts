import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventStream } from '@kiban/contracts';
import { jetstreamManager } from '@kiban/messaging';
import { eventually } from '@kiban/testing';
import { ada, assignment, comment, type SentEvent } from '../testing/event-source.js';
import { TestService, type InboxOf } from '../testing/test-service.js';

let service: TestService;
let card = 100;
let ben: InboxOf;
const BEN = 8;
const CIA = 9;

beforeAll(async () => {
  service = await TestService.start();
  service.boards.board(3, [ada.memberId, BEN, CIA]);
  ben = service.as(BEN);
});
afterAll(async () => {
  await service.close();
});

/** A card that no other test uses, watched by Ben. */
function watchedCard(members: readonly number[] = [BEN]): number {
  card += 1;
  service.boards.watch(card, members);
  return card;
}

/** The entries of a card, newest first, when the events so far are acknowledged. */
async function entriesOf(cardId: number, inbox = ben): ReturnType<InboxOf['entries']> {
  await settled();
  return (await inbox.entries('?limit=200')).filter(({ card: of }) => of?.id === cardId);
}

async function settled(): Promise<void> {
  const manager = await jetstreamManager(service.connection);
  await eventually('the events to be acknowledged', async () => {
    const { num_pending, num_ack_pending } = await manager.consumers.info(eventStream, 'notifications');
    return num_pending === 0 && num_ack_pending === 0;
  });
}

const moved = (cardId: number, more: Partial<SentEvent> = {}): SentEvent => ({
  kind: 'card.move',
  cardId,
  data: { id: cardId, title: 'Card', listName: 'Done', dueDate: null },
  changes: { listId: { from: 11, to: 12 } },
  ...more,
});

describe('an event', () => {
  it('notifies the assigned member with card, board, actor, client and count', async () => {
    const cardId = watchedCard([]);
    const eventId = await service.events.send(
      assignment(cardId, [], [BEN, ada.memberId], { via: { kind: 'oauth', name: 'planner' } }),
    );
    const [entry, ...others] = await entriesOf(cardId);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      reason: 'assigned',
      event: 'assignee.change',
      eventId,
      card: { id: cardId, title: `Card ${cardId}` },
      board: { id: 3, name: 'Board 3' },
      actor: ada,
      via: { kind: 'oauth', name: 'planner' },
      count: 1,
      state: 'unread',
    });
    expect(await entriesOf(cardId, service.as(ada.memberId))).toEqual([]);
    expect(await entriesOf(cardId, service.as(CIA))).toEqual([]);
  });

  it.each<[string, (cardId: number) => SentEvent, object]>([
    ['a removed assignee', (id) => assignment(id, [BEN], []), { reason: 'unassigned' }],
    ['a watcher of a comment', (id) => comment(id, 'Ready.'), { reason: 'comment', text: 'Ready.' }],
    ['a watcher of a move', (id) => moved(id), { reason: 'moved', text: 'Done' }],
    ['a watcher of a completion', (id) => ({ ...moved(id), kind: 'card.complete' }), { reason: 'completed' }],
    [
      'a watcher of an archived card',
      (id) => ({ ...moved(id), kind: 'card.archive' }),
      { reason: 'archived' },
    ],
    ['a watcher of a deleted card', (id) => ({ ...moved(id), kind: 'card.delete' }), { reason: 'archived' }],
    [
      'a watcher of a due date',
      (id) => ({ ...moved(id), kind: 'card.update', changes: { dueDate: { from: null, to: '2026-12-01' } } }),
      { reason: 'due_changed', text: '2026-12-01' },
    ],
  ])('notifies %s', async (_, eventOf, expected) => {
    const cardId = watchedCard();
    await service.events.send(eventOf(cardId));
    expect(await entriesOf(cardId)).toEqual([expect.objectContaining(expected)]);
  });

  it('notifies mentioned members who see the board, with the text, and not for the comment as well', async () => {
    const cardId = watchedCard();
    const action = `00-${'b'.repeat(32)}-${String(cardId).padStart(16, '0')}-01`;
    await service.events.send(comment(cardId, '@Ben, ready.', { action }));
    await service.events.send({
      kind: 'mention.create',
      cardId,
      action,
      data: {
        cardId,
        title: 'Card',
        members: [
          { memberId: BEN, name: 'Ben' },
          { memberId: 99, name: 'Stranger' },
        ],
        place: 'comment',
        placeId: 501,
        text: '@Ben, ready.',
      },
    });
    expect(await entriesOf(cardId)).toEqual([
      expect.objectContaining({ reason: 'mention', event: 'mention.create', text: '@Ben, ready.', count: 1 }),
    ]);
    expect(await service.as(99).unread()).toBe(0);
  });

  it('notifies no watcher of a change without a reason', async () => {
    const cardId = watchedCard();
    await service.events.send({
      ...moved(cardId),
      kind: 'card.update',
      changes: { title: { from: 'a', to: 'b' } },
    });
    await service.events.send({ ...moved(cardId), kind: 'card.reorder' });
    expect(await entriesOf(cardId)).toEqual([]);
  });

  it('notifies a member whose role changes, without asking boards-api', async () => {
    const DAN = 10;
    await service.events.send({
      kind: 'member.update',
      boardId: null,
      data: { id: DAN, name: 'Dan', role: 'admin' },
      changes: { role: { from: 'member', to: 'admin' } },
    });
    await settled();
    expect(await service.as(DAN).entries()).toEqual([
      expect.objectContaining({ reason: 'added', card: null, board: null, text: 'admin' }),
    ]);
  });

  it('from before the installation notifies no member', async () => {
    const cardId = watchedCard();
    await service.events.send(comment(cardId, 'Old.', { at: new Date(Date.now() - 3_600_000) }));
    expect(await entriesOf(cardId)).toEqual([]);
  });
});

describe('one action', () => {
  it('is one notification with the strongest reason, in whatever order its events arrive [DEC-10.INBOX-1]', async () => {
    for (const direct of ['first', 'last']) {
      const cardId = watchedCard();
      const action = `00-${'a'.repeat(32)}-${String(cardId).padStart(16, '0')}-01`;
      const events = [comment(cardId, 'Yours.', { action }), assignment(cardId, [], [BEN], { action })];
      for (const event of direct === 'first' ? events.reverse() : events) {
        await service.events.send(event);
        await settled();
      }
      expect(await entriesOf(cardId)).toEqual([expect.objectContaining({ reason: 'assigned', count: 1 })]);
    }
  });
});

describe('changes of a watched card', () => {
  it('are one entry that grows within ten minutes, with its actors', async () => {
    const cardId = watchedCard();
    const start = Date.now();
    const cia = { memberId: CIA, name: 'Cia' };
    const later = (minutes: number): Date => new Date(start + minutes * 60_000);
    await service.events.send(comment(cardId, 'One.', { at: later(0) }));
    await service.events.send(moved(cardId, { at: later(5), actor: cia }));
    await service.events.send(comment(cardId, 'Three.', { at: later(9) }));
    await service.events.send(comment(cardId, 'Four.', { at: later(11) }));
    const entries = await entriesOf(cardId);
    expect(entries.map(({ count, reason, text }) => [count, reason, text])).toEqual([
      [1, 'comment', 'Four.'],
      [3, 'comment', 'Three.'],
    ]);
    expect(entries[1]?.actors).toEqual([ada, cia]);
  });

  it('start a new entry after the member read the former one', async () => {
    const cardId = watchedCard();
    await service.events.send(comment(cardId, 'One.'));
    await entriesOf(cardId);
    await ben.mark({ cardId, state: 'read' });
    await service.events.send(comment(cardId, 'Two.'));
    expect(await entriesOf(cardId)).toEqual([expect.objectContaining({ count: 1, text: 'Two.' })]);
  });
});

describe('delivery', () => {
  it('writes an event once, however often it arrives', async () => {
    const cardId = watchedCard();
    await service.events.send(comment(cardId, 'Once.'));
    await service.events.send(assignment(cardId, [], [BEN]));
    const before = await entriesOf(cardId);
    await service.events.sendAllAgain('repeated');
    expect(await entriesOf(cardId)).toEqual(before);
    expect(before).toHaveLength(2);
  });

  it('waits for boards-api, and loses nothing', async () => {
    const cardId = watchedCard();
    service.boards.isUp = false;
    await service.events.send(comment(cardId, 'Waiting.'));
    const manager = await jetstreamManager(service.connection);
    await eventually('a redelivery', async () => {
      const { num_redelivered } = await manager.consumers.info(eventStream, 'notifications');
      return num_redelivered > 0;
    });
    service.boards.isUp = true;
    expect(await entriesOf(cardId)).toEqual([expect.objectContaining({ text: 'Waiting.' })]);
    expect(await service.owner.query('SELECT 1 FROM notifications.quarantine')).toEqual([]);
  });

  it('requests an event again that the broker lost', async () => {
    const cardId = watchedCard();
    service.events.append(comment(cardId, 'Lost.'));
    await service.events.send(comment(watchedCard(), 'Behind it.'));
    await eventually('the lost event', async () => (await entriesOf(cardId)).length === 1);
  });

  it('writes each event once though the service restarts while they arrive', async () => {
    const cardIds = Array.from({ length: 60 }, () => watchedCard());
    for (const [index, cardId] of cardIds.entries()) {
      if (index === 30)
        await Promise.all([service.stopService(), service.events.send(assignment(cardId, [], [BEN]))]);
      else await service.events.send(assignment(cardId, [], [BEN]));
    }
    await service.startService();
    await settled();
    const rows = await service.owner.query<{ card_id: number }>(
      'SELECT card_id FROM notifications.entry WHERE card_id = ANY ($1) ORDER BY card_id',
      [cardIds],
    );
    expect(rows.map(({ card_id: id }) => id)).toEqual(cardIds);
  });
});

describe('a member', () => {
  it('who is removed has no inbox, and a deleted account no name in others', async () => {
    const EVE = 11;
    const eve = { memberId: EVE, name: 'Eve' };
    service.boards.board(4, [ada.memberId, BEN, EVE]);
    const cardId = watchedCard();
    await service.events.send(comment(cardId, 'By Eve.', { boardId: 4, actor: eve }));
    await service.events.send(assignment(cardId, [], [EVE], { boardId: 4 }));
    await settled();
    expect(await service.as(EVE).unread()).toBe(1);
    await service.events.send({
      kind: 'member.remove',
      boardId: null,
      data: { id: EVE, name: 'Eve', role: 'member' },
      changes: { accountDeleted: { from: false, to: true } },
    });
    await eventually('the inbox to end', async () => (await service.as(EVE).unread()) === 0);
    await eventually('the name to be erased', async () => {
      const [entry] = await entriesOf(cardId);
      return entry?.actor.memberId === EVE && entry.actor.name !== 'Eve';
    });
  });

  it('who loses a board has none of its entries, and the published count is without them', async () => {
    const FAY = 12;
    service.boards.board(5, [ada.memberId, FAY]);
    await service.events.send(assignment(watchedCard(), [], [FAY], { boardId: 5 }));
    await settled();
    expect(await service.as(FAY).unread()).toBe(1);
    service.boards.board(5, [ada.memberId]);
    await service.events.send({
      kind: 'board.update',
      boardId: 5,
      data: { id: 5, name: 'Board 5', kind: 'kanban', visibility: 'private' },
      changes: { visibility: { from: 'workspace', to: 'private' } },
    });
    await eventually('the count', () =>
      service.counts.some(({ memberId, unread }) => memberId === FAY && unread === 0),
    );
    expect(
      await service.owner.query('SELECT 1 FROM notifications.entry WHERE member_id = $1', [FAY]),
    ).toEqual([]);
  });
});
