import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ContractWorld } from '../../contract/contract-world.js';
import type { ApiCaller } from '../../client/api-caller.js';
import { testDeployment } from '../../client/deployment.js';
import { expectInvalid, expectError } from '../error-body.js';
import type { BoardWithLists } from '../resources.js';
import { aFullBoard, aFullTimetable } from './a-full-board.js';

interface ImportResult {
  boardId: number;
  lists: number;
  cards: number;
  unmapped: string[];
}

const MIB = 1_048_576;

describe('export and import', () => {
  let world: ContractWorld;
  let api: ApiCaller;
  beforeAll(async () => {
    world = await ContractWorld.open(await testDeployment());
    api = world.api;
  });
  afterAll(() => world.close());

  const exportOf = (boardId: number): Promise<object> => api.must<object>('GET', `/boards/${boardId}/export`);
  const imported = (file: object): Promise<ImportResult> =>
    api.must<ImportResult>('POST', '/boards/import', file);

  it('restore an equal board with everything on it, twice [DEC-5.PORT-1]', async () => {
    const members: [number, number] = [await world.ownMemberId(), await world.invitedMemberId()];
    const file = await exportOf((await aFullBoard(api, members)).id);
    // Equal files do not prove completeness, so this checks that the board has each of these.
    const [first] = (file as { lists: { cards: Record<string, unknown>[] }[] }).lists;
    expect(Object.keys((first?.cards[0]?.['values'] ?? {}) as object)).toHaveLength(8);
    expect(first?.cards[0]).toMatchObject({
      assignees: [{ memberId: members[0] }, { memberId: members[1] }],
      labels: ['urgent', 'later'],
      comments: [{ text: 'First said' }, { text: 'Said after' }],
      checklist: [
        { text: 'Draft', done: true },
        { text: 'Proof-read', done: false },
      ],
      progress: 40,
    });
    expect((file as { gantt: unknown }).gantt).toEqual({
      order: [1, 0, 3, 2, 4],
      milestones: [1],
      dependencies: [
        { task: 1, dependsOn: 3, type: 'FS', lagDays: 3 },
        { task: 1, dependsOn: 0, type: 'FF', lagDays: -2 },
        { task: 3, dependsOn: 0, type: 'SS', lagDays: 0 },
        { task: 2, dependsOn: 3, type: 'SF', lagDays: 1 },
      ],
    });
    const once = await imported(file);
    expect(once).toMatchObject({ lists: 3, cards: 5, unmapped: [] });
    const copy = await exportOf(once.boardId);
    expect(copy).toEqual(file);
    expect(await exportOf((await imported(copy)).boardId)).toEqual(file);
    const shown = await api.must<BoardWithLists>('GET', `/boards/${once.boardId}`);
    expect(shown).toMatchObject({ visibility: 'private', listCount: 2, cardCount: 3 });
    const chart = await api.must<{ title: string; kind: string }[]>('GET', `/boards/${once.boardId}/gantt`);
    expect(chart.map(({ title, kind }) => [title, kind])).toEqual([
      ['Released', 'milestone'],
      ['Has everything', 'task'],
      ['All day', 'task'],
    ]);
  });

  it('restore an equal timetable with columns, rows and cells [DEC-5.PORT-1]', async () => {
    const file = await exportOf(await aFullTimetable(api));
    expect(file).toMatchObject({
      columns: [{ name: 'Free' }, { weekday: 'monday' }, { date: '2026-12-24' }],
    });
    const result = await imported(file);
    expect(result).toMatchObject({ lists: 2, cards: 2, unmapped: [] });
    expect(await exportOf(result.boardId)).toEqual(file);
  });

  it('accept a board of 2,000 cards, which exceeds the body limit of other operations [DEC-5.PORT-1, DEC-2.LIMIT-1]', async () => {
    const description = 'What is to be done, at some length. '.repeat(20);
    const cards = Array.from({ length: 2_000 }, (_, index) => ({
      title: `Card ${index}`,
      description,
      comments: [{ text: `About ${index}` }],
      labels: index % 3 === 0 ? ['urgent'] : [],
    }));
    const dependencies = Array.from({ length: 1_999 }, (_, index) => ({
      task: index + 1,
      dependsOn: index,
      type: 'FS',
      lagDays: 0,
    }));
    const first = await imported({
      format: 'kiban.board',
      formatVersion: 1,
      board: { name: 'Large' },
      labels: [{ name: 'urgent', color: '#ef4444' }],
      lists: [
        { name: 'One', cards: cards.slice(0, 1_500) },
        { name: 'Two', cards: cards.slice(1_500) },
      ],
      gantt: { dependencies },
    });
    const file = await exportOf(first.boardId);
    expect(JSON.stringify(file).length).toBeGreaterThan(MIB);
    const second = await imported(file);
    expect(second).toMatchObject({ cards: 2_000, unmapped: [] });
    expect(await exportOf(second.boardId)).toEqual(file);
  });

  it('reject an import of more than 32 MiB with 413 and name the import limit [DEC-2.ERR-413, DEC-2.LIMIT-6]', async () => {
    const response = await api.call({
      method: 'POST',
      path: '/boards/import',
      raw: JSON.stringify({ padding: 'x'.repeat(32 * MIB) }),
      headers: { 'content-type': 'application/json' },
    });
    expect(expectError(response, 413, 'payload_too_large').error).toContain(String(32 * MIB));
  });

  it('read no large body of an unauthenticated caller [DEC-2.ERR-401]', async () => {
    const response = await api.withBearer(undefined).call({
      method: 'POST',
      path: '/boards/import',
      raw: `"${'x'.repeat(4 * MIB)}`,
      headers: { 'content-type': 'application/json' },
    });
    expectError(response, 401, 'unauthenticated');
  });

  it('report the parts of a Trello board that Kiban does not support [DEC-5.PORT-2]', async () => {
    const { unmapped, boardId } = await imported({
      name: 'From Trello',
      lists: [{ id: 'l', name: 'List', closed: false, pos: 1 }],
      members: [{ id: 'm', fullName: 'Robin Absent', username: 'robin' }],
      cards: [
        {
          id: 'c',
          idList: 'l',
          name: 'Card',
          pos: 1,
          idMembers: ['m'],
          attachments: [{}, {}],
          stickers: [{}],
          badges: { comments: 2 },
        },
        { id: 'd', idList: 'gone', name: 'Homeless', pos: 2 },
      ],
      checklists: [{ idCard: 'c', checkItems: [{ name: 'Do', state: 'incomplete', due: '2026-12-01' }] }],
      actions: [{ type: 'updateCard' }, { type: 'commentCard', data: { text: 'Hello', card: { id: 'c' } } }],
    });
    expect(unmapped.map((sentence) => sentence.split(/[:;,]/)[0])).toEqual([
      '1 checklist item lost its due date or member',
      '1 entry of Trello’s history was skipped',
      '1 comment now has you as its author',
      '1 comment is not in the file',
      '1 sticker was skipped.',
      '1 card was skipped',
      '2 attachments were skipped',
      '“Robin Absent” was not assigned to card “Card”',
    ]);
    const board = await api.must<BoardWithLists>('GET', `/boards/${boardId}`);
    expect(board.lists.map(({ name, cards }) => [name, cards.map(({ title }) => title)])).toEqual([
      ['List', ['Card']],
    ]);
  });

  it('reject a body that is not an export, name the path, and create nothing [DEC-2.ERR-422, DEC-5.PORT-1]', async () => {
    const before = (await api.must<unknown[]>('GET', '/boards')).length;
    const file = { format: 'kiban.board', formatVersion: 1, board: { name: 'x' } };
    const invalid: [object, string][] = [
      [{}, 'format'],
      [{ ...file, formatVersion: 2 }, 'formatVersion'],
      [{ ...file, lists: [{ name: 'y', cards: [{ title: 'fine' }, {}] }] }, 'lists.0.cards.1.title'],
      [{ ...file, gantt: { order: [0] } }, 'gantt.order'],
      [{ ...file, surprise: 1 }, 'body'],
    ];
    for (const [body, field] of invalid) expectInvalid(await api.post('/boards/import', body), field);
    expect((await api.must<unknown[]>('GET', '/boards')).length).toBe(before);
  });
});
