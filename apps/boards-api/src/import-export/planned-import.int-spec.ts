import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ImportPlanDto, ImportResultDto } from '@kiban/contracts';
import { RunningApi, type Client } from '../testing/running-api.js';

const archive = {
  format: 'kiban.board',
  formatVersion: 1,
  board: { name: 'Planned' },
  labels: [{ name: 'red', color: '#ff0000' }],
  lists: [
    {
      name: 'a',
      cards: [
        { title: 'one', labels: ['red'], assignees: [{ memberId: 1, name: 'A stranger' }] },
        { title: 'two', checklist: [{ text: 'step', done: true }] },
      ],
    },
    { name: 'b', cards: [] },
  ],
};
const trello = {
  id: '5f1b1c2d3e4f5a6b7c8d9e0f',
  name: 'From Trello',
  lists: [{ id: 'l1', name: 'To do', pos: 1, closed: false }],
  cards: [
    {
      id: 'c1',
      idList: 'l1',
      name: 'Card',
      pos: 1,
      closed: false,
      desc: '',
      idMembers: ['m1'],
      idLabels: [],
    },
  ],
  labels: [],
  checklists: [],
  actions: [],
  members: [{ id: 'm1', fullName: 'A stranger' }],
};

describe('an import with dryRun=true [DEC-5.PORT-3]', () => {
  let api: RunningApi;
  let token: Client;

  beforeAll(async () => {
    api = await RunningApi.start();
    token = api.token();
  });
  afterAll(() => api.stop());

  const state = async (): Promise<unknown> =>
    api.database.query(
      `SELECT (SELECT count(*) FROM boards.board) AS boards, (SELECT count(*) FROM boards.list) AS lists,
         (SELECT count(*) FROM boards.card) AS cards, (SELECT max(seq) FROM boards.outbox) AS events,
         (SELECT count(*) FROM boards.activity) AS activity`,
    );

  it.each([
    ['an export', archive],
    ['a file of Trello', trello],
  ])('returns what the import of %s returns, and changes nothing', async (_what, body) => {
    const before = await state();
    const planned = await token.post<ImportPlanDto>('/boards/import?dryRun=true', body);
    expect(planned.status).toBe(200);
    expect(planned.headers.get('x-event-id')).toBeNull();
    expect(await state()).toEqual(before);
    const imported = await token.post<ImportResultDto>('/boards/import', body);
    expect(imported.status).toBe(201);
    const { lists, cards, unmapped } = imported.body;
    expect(planned.body).toEqual({ lists, cards, unmapped });
    expect(planned.body.unmapped.length).toBeGreaterThan(0);
  });

  it('is rejected like the import, and replayed under its key without hindering another import', async () => {
    const bad = { ...archive, lists: [{ name: '', cards: [] }] };
    const [planned, imported] = await Promise.all([
      token.post<{ error: string }>('/boards/import?dryRun=true', bad),
      token.post<{ error: string }>('/boards/import', bad),
    ]);
    expect([planned.status, planned.body.error]).toEqual([imported.status, imported.body.error]);
    const viewer = api.member('viewer');
    expect((await viewer.post('/boards/import?dryRun=true', archive)).status).toBe(403);
    expect((await token.post('/boards/import?dryRun=yes', archive)).status).toBe(422);
    const keyed = { 'idempotency-key': 'plan-1' };
    const first = await token.send('POST', '/boards/import?dryRun=true', archive, keyed);
    const again = await token.send('POST', '/boards/import?dryRun=true', archive, keyed);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
  });
});
