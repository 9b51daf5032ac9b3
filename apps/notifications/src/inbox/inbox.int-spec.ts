import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PurgeResponse } from '@kiban/contracts';
import { request } from '@kiban/messaging';
import { eventually } from '@kiban/testing';
import { ada, assignment, comment } from '../testing/event-source.js';
import { TestService, type InboxOf } from '../testing/test-service.js';
import { page, unreadByBoard } from './reading.sql.js';

let service: TestService;
let memberId = 1_000;
let inbox: InboxOf;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(async () => {
  await service.close();
});
/** A member of whom no other test knows, on the boards 3 and 4. */
beforeEach(() => {
  memberId += 1;
  inbox = service.as(memberId);
  for (const board of [3, 4]) service.boards.board(board, [ada.memberId, memberId]);
});

/** Assigns the member to cards, one after the other. @returns the entries, newest first */
async function assigned(cardIds: readonly number[], boardId = 3): ReturnType<InboxOf['entries']> {
  const before = (await inbox.entries('?limit=200')).length;
  for (const cardId of cardIds) await service.events.send(assignment(cardId, [], [memberId], { boardId }));
  return eventually('the entries', async () => {
    const entries = await inbox.entries('?limit=200');
    return entries.length === before + cardIds.length && entries;
  });
}

describe('the list', () => {
  it('is paged by keys, newest first', async () => {
    const all = await assigned([1, 2, 3, 4, 5]);
    expect(all.map(({ card }) => card?.id)).toEqual([5, 4, 3, 2, 1]);
    const first = await inbox.list('?limit=2');
    const cursor = first.headers.get('x-next-cursor') ?? '';
    const second = await inbox.list(`?limit=3&cursor=${encodeURIComponent(cursor)}`);
    expect([...first.body, ...second.body]).toEqual(all);
    expect(second.headers.get('x-next-cursor')).toBeNull();
  });

  it('is filtered by state, reason and board', async () => {
    await assigned([1], 3);
    await assigned([2], 4);
    service.boards.watch(3, [memberId]);
    await service.events.send(comment(3, 'Ready.'));
    await eventually('the comment', async () => (await inbox.unread()) === 3);
    const cards = async (query: string): Promise<unknown> =>
      (await inbox.entries(query)).map(({ card }) => card?.id);
    expect(await cards('?boardId=4')).toEqual([2]);
    expect(await cards('?reason=comment,mention')).toEqual([3]);
    expect(await cards('?state=archived')).toEqual([]);
    await inbox.mark({ cardId: 2, state: 'archived' });
    expect(await cards('?state=archived')).toEqual([2]);
    expect(await cards('')).toEqual([3, 1]);
  });

  it.each(['?state=seen', '?reason=nothing', '?boardId=x', '?cursor=x', '?limit=201', '?unread=true'])(
    'rejects %s with 422',
    async (query) => {
      expect((await inbox.list(query)).status).toBe(422);
    },
  );

  it('has nothing of a board that the member sees no longer, nor has the count [DEC-10.INBOX-3]', async () => {
    const entries = await assigned([1, 2]);
    await assigned([3], 4);
    service.boards.board(3, [ada.memberId]);
    expect((await inbox.entries()).map(({ card }) => card?.id)).toEqual([3]);
    expect(await inbox.unread()).toBe(1);
    // Removed, so that the entries do not come back with the board.
    service.boards.board(3, [ada.memberId, memberId]);
    expect((await inbox.mark({ ids: entries.map(({ id }) => id), state: 'read' })).body.marked).toBe(0);
  });

  it('responds 503 rather than with what the member may not see, while boards-api is silent', async () => {
    await assigned([1]);
    service.boards.isUp = false;
    const responses = [await inbox.list(), await inbox.call('GET', '/count')];
    service.boards.isUp = true;
    expect(responses.map(({ status }) => status)).toEqual([503, 503]);
  });
});

describe('marking', () => {
  it('sets the state of entries, publishes the count and may be repeated [DEC-10.INBOX-4]', async () => {
    const [newest] = await assigned([1, 2, 3]);
    const ids = [newest?.id ?? 0];
    const first = await inbox.mark({ ids, state: 'read' });
    expect(first).toMatchObject({ status: 200, body: { marked: 1, unread: 2 } });
    expect((await inbox.mark({ ids, state: 'read' })).body).toEqual({ marked: 0, unread: 2 });
    await eventually('the count', () =>
      service.counts.some((one) => one.memberId === memberId && one.unread === 2),
    );
    expect((await inbox.mark({ ids, state: 'unread' })).body).toEqual({ marked: 1, unread: 3 });
  });

  it('changes all entries up to an event, and none that came later', async () => {
    const [, middle] = await assigned([1, 2, 3]);
    const { body } = await inbox.mark({ upTo: middle?.eventId ?? 0, state: 'read' });
    expect(body).toEqual({ marked: 2, unread: 1 });
    expect((await inbox.entries()).map(({ card }) => card?.id)).toEqual([3]);
  });

  it('snoozes an entry, which is on top again when its time has come', async () => {
    const [, oldest] = await assigned([1, 2]);
    const until = new Date(Date.now() + 400).toISOString();
    const ids = [oldest?.id ?? 0];
    expect((await inbox.mark({ ids, state: 'unread', until })).body).toEqual({ marked: 1, unread: 1 });
    expect(await inbox.entries('?state=snoozed')).toEqual([
      expect.objectContaining({ id: oldest?.id, state: 'snoozed', snoozedUntil: until }),
    ]);
    await eventually('the entry to wake', async () => (await inbox.unread()) === 2);
    expect((await inbox.entries()).map(({ card }) => card?.id)).toEqual([1, 2]);
  });

  it('is limited to the member’s entries, and to the boards of a restricted token', async () => {
    const [entry] = await assigned([1]);
    const ids = [entry?.id ?? 0];
    expect((await service.as(memberId + 500).mark({ ids, state: 'read' })).body.marked).toBe(0);
    const ofBoard = (board: number): InboxOf =>
      service.as(memberId, {
        kind: 'token',
        role: 'admin',
        restriction: { isScoped: false, addressRanges: [], boardIds: [board] },
      });
    expect(await ofBoard(4).entries()).toEqual([]);
    expect(await ofBoard(4).unread()).toBe(0);
    expect((await ofBoard(4).mark({ ids, state: 'read' })).body.marked).toBe(0);
    expect(await ofBoard(3).unread()).toBe(1);
    expect((await ofBoard(3).mark({ ids, state: 'read' })).body.marked).toBe(1);
  });

  const until = new Date(Date.now() + 3_600_000).toISOString();
  it.each([
    [{ state: 'read' }],
    [{ ids: [1], upTo: 2, state: 'read' }],
    [{ upTo: 2, state: 'unread' }],
    [{ ids: [1], state: 'read', until }],
    [{ ids: [1], state: 'unread', until: '2020-01-01T00:00:00Z' }],
    [{ ids: [1], state: 'snoozed' }],
  ])('rejects %j with 422', async (body) => {
    expect((await inbox.mark(body as object)).status).toBe(422);
  });

  it('is closed to a read-only AI client', async () => {
    const reader = service.as(memberId, { kind: 'oauth', scopes: ['boards:read'] });
    expect((await reader.list()).status).toBe(200);
    expect((await reader.mark({ ids: [1], state: 'read' })).status).toBe(403);
  });
});

describe('100,000 unread entries of one member', () => {
  const HUNDRED_THOUSAND = 100_000;

  it('are listed and counted by index scans, and marked in batches', async () => {
    await service.owner.query(
      `INSERT INTO notifications.entry (workspace_id, member_id, reason, by_watching, event_id, rank, kind, action, board_id,
         board_name, card_id, card_title, actors, created_at, changed_at)
       SELECT 1, $1, 'comment', true, n, n, 'comment.create', 'event ' || n, 3 + n % 2, 'Board', n, 'Card',
         '[{"memberId": 7, "name": "Ada"}]', now(), now() FROM generate_series(1, ${HUNDRED_THOUSAND}) AS n`,
      [memberId],
    );
    await service.owner.query('ANALYZE notifications.entry');
    const plans = [
      await planOf(page.text, [1, memberId, '{unread}', null, null, null, HUNDRED_THOUSAND / 2, 0, 51]),
      await planOf(unreadByBoard.text, [1, memberId, null]),
    ];
    for (const plan of plans) {
      expect(plan).toMatch(/Index (Only )?Scan using entry_inbox/);
      expect(plan).not.toMatch(/Seq Scan|Bitmap/);
    }
    // Only pages are sorted: a sort below the inner limit would read all rows of the member before the first one.
    expect(plans[0]).toMatch(/Limit[^\n]*\n\s*->\s+Index Scan using entry_inbox/);
    expect(await inbox.unread()).toBe(1_000);
    expect(await inbox.entries('?limit=200')).toHaveLength(200);
    const { body } = await inbox.mark({ upTo: HUNDRED_THOUSAND, state: 'archived' });
    expect(body).toEqual({ marked: HUNDRED_THOUSAND, unread: 0 });
  });

  /** Of the statement as the service runs it: with a plan for all values. */
  async function planOf(text: string, values: readonly (string | number | null)[]): Promise<string> {
    const literals = values.map((value) => (value === null ? 'NULL' : `'${String(value)}'`)).join(', ');
    return service.owner.transaction(async (tx) => {
      await tx.query('SET LOCAL plan_cache_mode = force_generic_plan');
      await tx.query(`PREPARE planned AS ${text}`);
      const rows = await tx.query<Record<string, string>>(`EXPLAIN EXECUTE planned (${literals})`);
      await tx.query('DEALLOCATE planned');
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  }
});

describe('the end of entries', () => {
  it('comes after their days, for unread ones later', async () => {
    await assigned([1, 2, 3]);
    await inbox.mark({ cardId: 1, state: 'read' });
    const age = (cardId: number, days: number): Promise<unknown> =>
      service.owner.query(
        `UPDATE notifications.entry SET changed_at = now() - make_interval(days => $3) WHERE member_id = $1 AND card_id = $2`,
        [memberId, cardId, days],
      );
    await age(1, 91);
    await age(2, 91);
    await age(3, 367);
    // The first round after a start sweeps.
    await service.stopService();
    await service.startService();
    const rows = await service.owner.query('SELECT card_id FROM notifications.entry WHERE member_id = $1', [
      memberId,
    ]);
    expect(rows).toEqual([{ card_id: 2 }]);
  });

  it('comes with that of their workspace, at the request of auth', async () => {
    service.boards.board(6, [memberId]);
    await service.events.send(assignment(1, [], [memberId], { boardId: 6, workspaceId: 9 }));
    const own = service.as(memberId, { workspace: { id: 9, slug: 'other', name: 'Other' } });
    await eventually('the entry', async () => (await own.unread()) === 1);
    const response = await request<PurgeResponse>(
      service.connection,
      'kiban.notifications.v1.purge',
      { workspaceId: 9 },
      5_000,
    );
    expect(response).toEqual({ isDone: true });
    expect(await own.unread()).toBe(0);
  });
});
