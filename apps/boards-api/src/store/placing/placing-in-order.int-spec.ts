import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { limits, type Caller } from '@kiban/contracts';
import type { UpdatedProperties } from '@kiban/vocabulary';
import type { Place } from '../../order/place.js';
import { unboundedRoom } from '../../quotas/room.js';
import { randomFrom, textWithoutMoments, type Below } from '../../testing/equal-runs.js';
import { callerAs, RunningApi, type Client } from '../../testing/running-api.js';
import { unlimited as unlimitedRoom, type WrittenRow } from '../writing/card-write.js';
import { statementOf } from '../writing/card-writer.js';
import { placementWrite, type Placement } from './placement.js';

/**
 * Random sequences of placements run twice, on equal boards: in statements of several items, and one by one. Results,
 * events, history, versions and orders are equal.
 */

const SEQUENCES = Number(process.env['KIBAN_SEQUENCES'] ?? 6);
const GROUPS = 30;
const GROUP_MAX = 16;

let api: RunningApi;
let token: Client;
let people: number[];

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
  people = [api.member('member').as.id, api.member('member').as.id];
  // A request with members copies them to this service.
  await token.put(`/cards/${await token.card((await token.board()).lists[0] as number)}/assignees`, {
    memberIds: people,
  });
});
afterAll(() => api.stop());

/** Boards and cards with numbers that are the same in both runs. */
class World {
  readonly cards: number[] = [];

  private constructor(
    readonly boards: readonly number[],
    readonly lists: readonly number[],
  ) {}

  static async create(): Promise<World> {
    const open = await token.board(['a', 'b', 'nearly full', 'archived']);
    const secret = await token.board(['c', 'd'], { visibility: 'private' });
    const archived = await token.board(['e']);
    const lists = [...open.lists, ...secret.lists, ...archived.lists];
    const world = new World([open.id, secret.id, archived.id], lists);
    for (let n = 0; n < 14; n += 1)
      world.cards.push(await token.card(lists[n % lists.length] as number, `card ${n}`));
    await token.post(`/lists/${lists[3]}/archive`);
    await token.post(`/boards/${archived.id}/archive`);
    const full = limits.cardsPerListMax - 3;
    await api.database.query('UPDATE boards.list SET card_count = $2 WHERE id = $1', [lists[2], full]);
    return world;
  }

  /** Replaces ids by their places in this world, and moments by whether they are set. */
  plain(value: unknown): unknown {
    return JSON.parse(
      textWithoutMoments(value)
        .replace(
          /"(id|cardId)":(\d+)/g,
          (_, name: string, id: string) => `"${name}":"${this.nameOf('cards', id)}"`,
        )
        .replace(/"boardId":(\d+)/g, (_, id: string) => `"boardId":"${this.nameOf('boards', id)}"`)
        .replace(/"listId":(\d+)/g, (_, id: string) => `"listId":"${this.nameOf('lists', id)}"`)
        .replace(/"listIds":\[([\d,]+)\]/g, (_, ids: string) => `"listIds":${this.namesOf(ids)}`)
        .replace(
          /"(listId|boardId)":\{"from":(\d+|null),"to":(\d+)\}/g,
          (_, name: string, from: string, to: string) => {
            const kind = name === 'listId' ? 'lists' : 'boards';
            return `"${name}":["${this.nameOf(kind, from)}","${this.nameOf(kind, to)}"]`;
          },
        )
        .replace(
          /"(\d+)":(\d+)/g,
          (_, id: string, version: string) => `"${this.nameOf('lists', id)}":${version}`,
        ),
    );
  }

  private nameOf(kind: 'cards' | 'lists' | 'boards', id: string): string {
    return id === 'null' ? id : `${kind} ${this[kind].indexOf(Number(id))}`;
  }

  private namesOf(ids: string): string {
    return JSON.stringify(ids.split(',').map((id) => this.nameOf('lists', id)));
  }

  async run(group: readonly Wanted[], isAlone: boolean): Promise<WrittenRow[]> {
    const items = group.map((wanted) => wanted(this));
    const writes = items.map((placement) => ({ write: placementWrite(placement), room: unlimitedRoom }));
    const rows = await api.database.query<WrittenRow>(...statementOf(writes, isAlone));
    for (const [n, placement] of items.entries())
      if (placement.action === 'create' && rows[n]?.reason === null) this.cards.push(rows[n].id);
    return rows;
  }

  /** The client's response for an item. */
  result({ reason, detail, json, version, orderVersion }: WrittenRow): unknown {
    if (reason === null) return this.plain({ card: JSON.parse(json) as unknown, version, orderVersion });
    const named =
      reason === 'no_card' || reason === 'anchor_gone' || reason === 'card_archived' ? 'cards' : 'lists';
    if (reason === 'card_version' || reason === 'span') return [reason, detail];
    if (reason === 'no_member') return [reason, json];
    return [reason, this.nameOf(reason === 'board_archived' ? 'boards' : named, String(detail))];
  }

  async state(): Promise<unknown> {
    const { database } = api;
    const lists = await database.query(
      'SELECT id AS "listId", version, card_count FROM boards.list WHERE board_id = ANY ($1) ORDER BY id',
      [this.boards],
    );
    const cards = await database.query(
      `SELECT id, list_id AS "listId", board_id AS "boardId", rank, version, title, start_date, due_date,
         completed_at IS NULL AS undone, archived_at IS NULL AS open
       FROM boards.card WHERE board_id = ANY ($1) ORDER BY id`,
      [this.boards],
    );
    const events = await database.query(
      `SELECT kind, board_id AS "boardId", actor_member_id, data, changes, to_json(list_ids) AS "listIds" FROM boards.outbox
       WHERE board_id = ANY ($1) AND kind LIKE 'card.%' ORDER BY seq`,
      [this.boards],
    );
    const history = await database.query(
      `SELECT a.kind, a.board_id AS "boardId", card_id AS "cardId", a.actor_member_id, via_name, a.data, a.changes
       FROM boards.activity AS a JOIN boards.outbox USING (id) WHERE a.board_id = ANY ($1) AND card_id IS NOT NULL ORDER BY seq`,
      [this.boards],
    );
    return this.plain({ lists, cards, events, history });
  }
}

const unlimited = { room: unboundedRoom, growth: { cards: 0, textBytes: 0 } };

/** A placement of a world that is not chosen yet. */
type Wanted = (world: World) => Placement;

function callers(): Caller[] {
  const admin = callerAs(token.as, api.workspaceId);
  const other = { ...admin, principal: { ...admin.principal, member: { id: 7, name: 'Other' } } };
  const member = { ...other, principal: { ...other.principal, role: 'member' as const } };
  return [admin, admin, other, member, callerAs(token.as, api.workspaceId + 500_000_000)];
}

function wanted(random: Below, known: number): Wanted {
  const all = callers();
  const caller = all[random(20) === 0 ? 4 : random(4)] as Caller;
  const card = random(40) === 0 ? -1 : random(known);
  const list = random(40) === 0 ? -1 : ([0, 0, 1, 1, 2, 3, 4, 5, 6][random(9)] ?? 0);
  const kind = (['first', 'last', 'last', 'before', 'after'] as const)[random(5)] ?? 'last';
  const anchor = random(known);
  const expected = random(6) === 0 ? [1 + random(4)] : null;
  const action = random(16);
  const update = (
    [
      { title: `named ${random(3)}` },
      { startDate: '2026-05-02' },
      { dueDate: '2026-05-01' },
      { dueDate: null },
    ] as const
  )[random(4)] as UpdatedProperties;
  const title = `made ${random(1_000)}`;
  const chosen = [random(12) === 0 ? 999_999_999 : people[random(2)]] as number[];
  const remove = random(2) === 0 ? ('others' as const) : people.slice(random(2));
  const related = random(2) === 0 ? { assignees: { add: chosen, remove, field: 'assigneeIds' } } : {};
  return (world) => {
    const place: Place =
      kind === 'first' || kind === 'last' ? { kind } : { kind, anchorId: world.cards[anchor] as number };
    const cardId = world.cards[card] ?? 999_999_999;
    const listId = world.lists[list] ?? 999_999_999;
    if (action < 4)
      return {
        action: 'create',
        caller,
        card: { listId, title, description: null, startDate: null, dueDate: null },
        place,
        related,
      };
    if (action < 8) return { action: 'move', caller, cardId, listId, place, expected };
    if (action < 10) return { action: 'reorder', caller, cardId, place, expected };
    if (action < 12) return { action: action === 10 ? 'archive' : 'restore', caller, cardId, expected };
    if (action < 14) return { action: action === 12 ? 'complete' : 'reopen', caller, cardId, expected };
    return { action: 'update', caller, cardId, update, related, expected, quota: unlimited };
  };
}

/** Reasons that the sequences met. */
const seen = new Set<string>();

describe.each(Array.from({ length: SEQUENCES }, (_, seed) => seed + 1))('sequence %i', (seed) => {
  it('has equal results, events, history, versions and orders in groups and one by one', async () => {
    const random = randomFrom(seed);
    const grouped = await World.create();
    const single = await World.create();
    for (let turn = 0; turn < GROUPS; turn += 1) {
      const known = grouped.cards.length;
      const group = Array.from({ length: 1 + random(GROUP_MAX) }, () => wanted(random, known));
      const rows = await grouped.run(group, false);
      // An item that must run alone runs after the group.
      const isLocked = (n: number): boolean => rows[n]?.reason === 'locked';
      const later = group.filter((_, n) => isLocked(n));
      const atOnce = group.filter((_, n) => !isLocked(n));
      const results = rows.filter(({ reason }) => reason !== 'locked').map((row) => grouped.result(row));
      for (const one of later)
        for (const row of await grouped.run([one], true)) results.push(grouped.result(row));

      const expected: unknown[] = [];
      for (const one of [...atOnce, ...later])
        for (const row of await single.run([one], true)) {
          expected.push(single.result(row));
          seen.add(row.reason ?? 'placed');
        }
      expect(results).toEqual(expected);
    }
    expect(await grouped.state()).toEqual(await single.state());
  });
});

it('meets every reason in these sequences', () => {
  expect([...seen].sort()).toEqual([
    'anchor_gone',
    'board_archived',
    'card_archived',
    'card_version',
    'list_archived',
    'list_full',
    'no_card',
    'no_list',
    'no_member',
    'placed',
    'span',
    'target_archived',
  ]);
});
