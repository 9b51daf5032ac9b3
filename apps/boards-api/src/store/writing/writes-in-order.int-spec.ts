import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { limits, ValidationError, type Caller } from '@kiban/contracts';
import { unboundedRoom } from '../../quotas/room.js';
import { randomFrom, textWithoutMoments, type Below } from '../../testing/equal-runs.js';
import { callerAs, RunningApi, type Client } from '../../testing/running-api.js';
import type { TypedValue } from '../fields/domain/field-value.js';
import { partWrite, type PartWrite } from '../parts/part-write.js';
import { placementWrite, type Placement } from '../placing/placement.js';
import type { CardWrite, WrittenRow } from './card-write.js';
import { statementOf } from './card-writer.js';

/**
 * Random sequences of writes to parts of cards, with a few placements between them, run twice, on equal boards: in
 * statements of several items, and one by one. Results, events, history, versions, counters and orders are equal.
 */

const SEQUENCES = Number(process.env['KIBAN_SEQUENCES'] ?? 6);
const GROUPS = 30;
const GROUP_MAX = 16;
const CARDS = 8;

let api: RunningApi;
let token: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
});
afterAll(() => api.stop());

/** A board, with numbers of its cards, comments and items that are the same in both runs. */
class World {
  readonly comments: number[] = [];
  readonly items: { id: number; card: number }[] = [];

  private constructor(
    readonly boardId: number,
    readonly lists: readonly number[],
    readonly cards: readonly number[],
    /** Of this board: a number and a text; then one of another board. */
    readonly fields: readonly number[],
  ) {}

  static async create(): Promise<World> {
    const { id, lists } = await token.board(['a', 'b', 'archived'], { visibility: 'private' });
    const elsewhere = await token.board();
    const cards: number[] = [];
    for (let n = 0; n < CARDS; n += 1)
      cards.push(await token.card(lists[n === CARDS - 1 ? 2 : n % 2] as number, `card ${n}`));
    await token.post(`/lists/${lists[2]}/archive`);
    await token.post(`/cards/${cards[CARDS - 2]}/archive`);
    const fields: number[] = [];
    for (const [boardId, type] of [
      [id, 'number'],
      [id, 'text'],
      [elsewhere.id, 'number'],
    ] as const) {
      const { body } = await token.post<{ id: number }>(`/boards/${boardId}/fields`, {
        name: 'A field',
        type,
      });
      fields.push(body.id);
    }
    const full = limits.checklistItemsPerCardMax - 2;
    await api.database.query('UPDATE boards.card SET checklist_total = $2 WHERE id = $1', [cards[2], full]);
    return new World(id, lists, cards, fields);
  }

  /** The same world with other numbers of comments and items. */
  withParts(comments: World['comments'], items: World['items']): World {
    const world = new World(this.boardId, this.lists, this.cards, this.fields);
    world.comments.push(...comments);
    world.items.push(...items);
    return world;
  }

  /** The placements of a statement come before its parts. */
  async run(group: readonly Wanted[]): Promise<unknown[]> {
    const room = { hasRoom: true, textRoom: 40 };
    const writes = group.map((wanted) => ({ write: wanted(this), room }));
    const rows = await api.database.query<WrittenRow>(...statementOf(writes, false));
    return rows.map((row) => this.result(row));
  }

  private result({ reason, detail, json, version, orderVersion, eventId }: WrittenRow): unknown {
    if (reason !== null) return reason === 'version' ? [reason, detail] : [reason];
    const { id, cardId, fieldId, fields = {}, ...rest } = JSON.parse(json) as Record<string, unknown>;
    const isNew = version === 1 && eventId !== null;
    const card = this.cards.indexOf((cardId ?? id) as number);
    if ('done' in rest && isNew) this.items.push({ id: id as number, card });
    else if ('author' in rest && isNew) this.comments.push(id as number);
    const named = { card, field: this.fields.indexOf(fieldId as number) };
    return [
      withoutMoments({ ...rest, fields: Object.values(fields as object), listId: null, boardId: null }),
      named,
      version,
      orderVersion,
    ];
  }

  async state(): Promise<unknown> {
    const read = (text: string): Promise<unknown[]> => api.database.query(text, [this.boardId]);
    const rows = await Promise.all([
      read('SELECT version, card_count FROM boards.list WHERE board_id = $1 ORDER BY id'),
      read(`SELECT version, rank, comment_count, checklist_total, checklist_done, value_count FROM boards.card
            WHERE board_id = $1 ORDER BY id`),
      read(`SELECT m.text, m.author_id, m.author_name, m.version FROM boards.comment AS m JOIN boards.card AS c ON c.id = m.card_id
            WHERE c.board_id = $1 ORDER BY m.card_id, m.id`),
      read(`SELECT i.text, i.done, i.rank, i.version FROM boards.checklist_item AS i JOIN boards.card AS c ON c.id = i.card_id
            WHERE c.board_id = $1 ORDER BY i.card_id, i.rank`),
      read(
        `SELECT type, text_value, number_value FROM boards.field_value WHERE board_id = $1 ORDER BY card_id, field_id`,
      ),
      read(`SELECT o.kind, o.actor_member_id, o.changes::jsonb - 'listVersions' - 'listId' AS changes, cardinality(o.list_ids) AS lists,
              o.data::jsonb - 'id' - 'cardId' - 'fieldId' - 'listId' - 'boardId' AS data, a.kind AS line, a.via_name, a.actor_name
            FROM boards.outbox AS o JOIN boards.activity AS a USING (id) WHERE o.board_id = $1 AND o.kind <> 'board.create' ORDER BY o.seq`),
    ]);
    return withoutMoments(rows);
  }
}

function isRefusal(result: unknown): result is [reason: string] {
  return Array.isArray(result) && typeof result[0] === 'string';
}

function withoutMoments(value: unknown): unknown {
  return JSON.parse(textWithoutMoments(value));
}

/** A write of a world that is not chosen yet. */
type Wanted = (world: World) => CardWrite;

function callers(): Caller[] {
  const admin = callerAs(token.as, api.workspaceId);
  const other = { ...admin, principal: { ...admin.principal, member: { id: 7, name: 'Other' } } };
  const oauth = { ...other, principal: { ...other.principal, kind: 'oauth' as const } };
  const member = { ...other, principal: { ...other.principal, role: 'member' as const } };
  return [admin, admin, oauth, other, member, callerAs(token.as, api.workspaceId + 500_000_000)];
}

const GONE = 999_999_999;

function wanted(random: Below): Wanted {
  const all = callers();
  // The last two do not see the board.
  const caller = all[random(20) === 0 ? 4 + random(2) : random(4)] as Caller;
  const card = random(40) === 0 ? -1 : random(10) === 0 ? random(CARDS) : random(4);
  const part = random(30) === 0 ? GONE : random(1_000);
  const anchor = random(1_000);
  const place = (
    [null, null, { kind: 'first' }, { kind: 'last' }, { kind: 'before' }, { kind: 'after' }] as const
  )[random(6)];
  const text = random(12) === 0 ? 'a text that is longer than the room of forty bytes' : `text ${random(4)}`;
  const expected = random(5) === 0 ? [1 + random(4)] : null;
  const done = random(2) === 0;
  const field = random(20) === 0 ? 3 : random(16) === 0 ? 2 : random(2);
  const action = random(16);
  const room = unboundedRoom;
  return (world) => {
    const cardId = world.cards[card] ?? GONE;
    const write = (one: PartWrite): CardWrite => partWrite(one);
    const comment = world.comments[part % Math.max(1, world.comments.length)] ?? GONE;
    const item = world.items[part % Math.max(1, world.items.length)] ?? { id: GONE, card };
    const ofItem = { caller, cardId: world.cards[item.card] ?? GONE, partId: item.id, expected };
    if (action < 3) return write({ action: 'comment.create', caller, cardId, text, room });
    if (action < 5) return write({ action: 'comment.update', caller, partId: comment, text, expected, room });
    if (action < 6) return write({ action: 'comment.delete', caller, partId: comment, expected });
    if (action < 8) return write({ action: 'checklist.create', caller, cardId, text, done, room });
    if (action < 11) {
      const anchorId = world.items[anchor % Math.max(1, world.items.length)]?.id ?? GONE;
      const to =
        place && (place.kind === 'before' || place.kind === 'after')
          ? { kind: place.kind, anchorId }
          : (place ?? null);
      const text_ = anchor % 3 === 0 ? null : text;
      return write({ action: 'checklist.update', ...ofItem, text: text_, done, place: to, room });
    }
    if (action < 12) return write({ action: 'checklist.delete', ...ofItem });
    if (action < 15) {
      const fault = anchor % 12 === 0 ? new ValidationError('value', 'number', 'No number.') : undefined;
      const value = anchor % 15 === 0 ? undefined : anchor % 4 === 0 ? null : valueOf(field, text, anchor);
      const partId = world.fields[field] ?? GONE;
      return write({ action: 'value.change', caller, cardId, partId, expected, value, fault, room });
    }
    const placement: Placement =
      anchor % 2 === 0
        ? {
            action: 'move',
            caller,
            cardId,
            listId: world.lists[anchor % 3] as number,
            place: { kind: 'first' },
            expected,
          }
        : { action: anchor % 3 === 0 ? 'complete' : 'reopen', caller, cardId, expected };
    return placementWrite(placement);
  };
}

function valueOf(field: number, text: string, number: number): TypedValue {
  const none = { text: null, number: null, checkbox: null, date: null, optionIds: null, memberId: null };
  return field === 1 ? { ...none, text } : { ...none, number: (number % 3) / 2 };
}

/** Reasons that the sequences met. */
const seen = new Set<string>();

describe.each(Array.from({ length: SEQUENCES }, (_, seed) => seed + 1))('sequence %i', (seed) => {
  it('has equal results, events, history, versions and orders in groups and one by one', async () => {
    const random = randomFrom(seed);
    const grouped = await World.create();
    const single = await World.create();
    for (let turn = 0; turn < GROUPS; turn += 1) {
      const group = Array.from({ length: 1 + random(GROUP_MAX) }, () => wanted(random));
      const isPlacement = (one: Wanted): boolean => one(grouped).family === 'card';
      const inOrder = [...group.filter(isPlacement), ...group.filter((one) => !isPlacement(one))];
      // The numbers of parts are those before the group in both runs.
      const before: [number[], World['items']] = [[...single.comments], [...single.items]];
      const expected: unknown[] = [];
      for (const one of inOrder) {
        const write = one(single.withParts(...before));
        const [result] = await single.run([() => write]);
        expected.push(result);
        if (isRefusal(result)) seen.add(result[0]);
      }
      expect(await grouped.run(group)).toEqual(expected);
    }
    expect(await grouped.state()).toEqual(await single.state());
  });
});

it('meets every reason in these sequences', () => {
  expect([...seen].sort()).toEqual([
    'anchor_gone',
    'card_archived',
    'card_version',
    'checklist_full',
    'invalid',
    'list_archived',
    'no_card',
    'no_comment',
    'no_field',
    'no_item',
    'no_room',
    'not_author',
    'stale',
    'target_archived',
    'version',
  ]);
});
