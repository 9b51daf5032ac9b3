import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { limits, type ErrorDto, type SavedViewDto } from '@kiban/contracts';
import { RunningApi, type Client, type HttpResponse } from '../testing/running-api.js';
import { KeepMembers } from '../members/use-cases/keep-members.use-case.js';

let api: RunningApi;
let owner: Client;
let editor: Client;
let viewer: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  owner = api.token();
  editor = api.member('member');
  viewer = api.member('viewer');
});
afterAll(() => api.stop());

const unset = { q: null, assignee: null, label: null, due: null, group: null, sort: null, fields: null };
const newBoard = async (options = {}): Promise<string> =>
  `/boards/${(await owner.board(['To do'], options)).id}`;
type Saved = HttpResponse<SavedViewDto & ErrorDto>;
const save = (by: Client, board: string, view: object = {}): Promise<Saved> =>
  by.post(`${board}/views`, { name: 'Urgent', kind: 'board', shared: true, ...view });
const namesFor = async (who: Client, board: string): Promise<string[]> =>
  (await who.get<SavedViewDto[]>(`${board}/views`)).body.map(({ name }) => name);

describe('a saved view', () => {
  it('has its address on the screen, and is listed in order of creation, changed and deleted [DEC-5.VIEW-1, DEC-5.VIEW-2, DEC-5.CARD-28]', async () => {
    const board = await newBoard();
    const query = {
      q: 'press',
      assignee: 'me',
      label: 'urgent',
      due: 'week',
      group: 'field:9',
      sort: '-due',
      fields: { '9': '80..', '12': '~press kit' },
    };
    const { status, body } = await save(editor, board, { kind: 'table', query });
    expect(status).toBe(201);
    const first = {
      id: body.id,
      url: `http://localhost:4000${board}?saved=${body.id}`,
      boardId: Number(board.split('/')[2]),
      name: 'Urgent',
      kind: 'table',
      query,
      shared: true,
      createdBy: { memberId: editor.as.id, name: editor.as.name },
      version: 1,
    };
    expect(body).toEqual(first);
    await save(owner, board, { name: 'All' });
    expect(await namesFor(viewer, board)).toEqual(['Urgent', 'All']);
    expect((await viewer.get<SavedViewDto[]>(`${board}/views`)).body[0]).toEqual(first);
    const path = `${board}/views/${body.id}`;
    const changed = await owner.patch<SavedViewDto>(path, { name: 'Late', query: { due: 'overdue' } });
    expect(changed.body).toEqual({
      ...first,
      name: 'Late',
      query: { ...unset, due: 'overdue' },
      version: 2,
    });
    const same = await owner.patch<SavedViewDto>(path, { name: 'Late', query: { due: 'overdue', q: null } });
    expect(same.body.version).toBe(2);
    expect((await editor.delete(path)).status).toBe(204);
    expect(await namesFor(viewer, board)).toEqual(['All']);
    expect((await editor.patch(path, { name: 'Gone' })).status).toBe(404);
  });

  it('follows If-Match and Idempotency-Key [DEC-5.VIEW-2]', async () => {
    const board = await newBoard();
    const first = await save(editor, board);
    const path = `${board}/views/${first.body.id}`;
    const match = { 'if-match': first.headers.get('etag') ?? '' };
    expect((await editor.patch(path, { name: 'Late' }, match)).status).toBe(200);
    expect((await editor.patch(path, { name: 'Later' }, match)).status).toBe(412);
    expect((await editor.send('DELETE', path, undefined, match)).status).toBe(412);
    const key = { 'idempotency-key': `view-${first.body.id}` };
    const body = { name: 'Once', kind: 'gantt', shared: false };
    const [made, again] = [
      await editor.post<SavedViewDto>(`${board}/views`, body, key),
      await editor.post<SavedViewDto>(`${board}/views`, body, key),
    ];
    expect([again.status, again.body]).toEqual([201, made.body]);
    expect(await namesFor(editor, board)).toEqual(['Late', 'Once']);
  });

  it.each([
    [{ name: ' ' }, 'name must be text of 1 to 100 characters that is not blank'],
    [{ name: 'x'.repeat(101) }, 'name must be text of 1 to 100 characters'],
    [{ kind: 'list' }, 'kind must be one of board, table, calendar, gantt, grid'],
    [{ shared: 'yes' }, 'shared must be true or false'],
    [{ query: [] }, 'query must be an object'],
    [{ query: null }, 'query must be an object'],
    [{ query: { q: 'x'.repeat(201) } }, 'q must be text of 1 to 200 characters'],
    [{ query: { assignee: 'Aiko' } }, 'assignee must be me, none or the id of a member'],
    [{ query: { assignee: '1\n' } }, 'assignee must be me, none'],
    [{ query: { label: { $ne: null } } }, 'label must be text'],
    [{ query: { due: 'tomorrow' } }, 'due must be one of overdue, today, week, none'],
    [{ query: { group: 'field:0' } }, 'group must be assignee, label or field:{id}'],
    [{ query: { sort: 'name; DROP TABLE' } }, 'sort must be due, start'],
    [{ query: { fields: { region: 'x' } } }, 'fields must be an object of at most 20 texts'],
    [{ query: { fields: { '9': 5 } } }, 'fields must be an object of at most 20 texts'],
    [{ query: { fields: { '9': ' ' } } }, 'fields must be an object of at most 20 texts'],
    [{ query: { fields: { '9': 'x'.repeat(1_001) } } }, 'fields must be an object of at most 20 texts'],
    [{ query: { fields: { '9': 'x\u0000' } } }, 'fields must be an object of at most 20 texts'],
    [{ query: { fields: ['9'] } }, 'fields must be an object of at most 20 texts'],
    [
      { query: { fields: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [at + 1, 'none'])) } },
      'fields must be an object of at most 20 texts',
    ],
    [{ query: { color: 'red' } }, 'color'],
    [{ createdBy: { memberId: 1, name: 'Eve' } }, 'createdBy'],
  ])('is rejected with a sentence, and not saved: %j [DEC-5.VIEW-3]', async (bad, sentence) => {
    const board = await newBoard();
    const { status, body } = await save(editor, board, bad);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(sentence);
    expect(await namesFor(editor, board)).toEqual([]);
  });
});

describe('rights on saved views', () => {
  it('let viewers see shared views, and keep private ones of their own [DEC-5.VIEW-4]', async () => {
    const board = await newBoard();
    const shared = await save(editor, board);
    const path = `${board}/views/${shared.body.id}`;
    for (const { status, body } of [
      await save(viewer, board, { name: 'Theirs' }),
      await viewer.patch<ErrorDto>(path, { name: 'Theirs' }),
      await viewer.delete<ErrorDto>(path),
    ])
      expect([status, body.code]).toEqual([403, 'read_only']);
    const own = await save(viewer, board, { name: 'Mine', shared: false });
    expect(own.status).toBe(201);
    const ownPath = `${board}/views/${own.body.id}`;
    expect((await viewer.patch(ownPath, { shared: true })).body).toMatchObject({ code: 'read_only' });
    expect((await viewer.patch(ownPath, { name: 'Still mine' })).status).toBe(200);
    expect(await namesFor(viewer, board)).toEqual(['Urgent', 'Still mine']);
    expect((await viewer.delete(ownPath)).status).toBe(204);
  });

  it('show a private view to its author alone: others get 404, the owner as well [DEC-5.VIEW-4]', async () => {
    const board = await newBoard();
    const { body } = await save(editor, board, { name: 'Secret', shared: false });
    const path = `${board}/views/${body.id}`;
    for (const who of [owner, viewer, api.member('owner')]) {
      expect(await namesFor(who, board)).toEqual([]);
      const attempts = [await who.patch<ErrorDto>(path, { shared: true }), await who.delete<ErrorDto>(path)];
      for (const { status, body: error } of attempts) {
        expect([status, error.code]).toEqual([404, 'not_found']);
        expect(JSON.stringify(error)).not.toContain('Secret');
      }
    }
    // The same name is free for everyone else: a conflict would disclose it.
    expect((await save(owner, board, { name: 'Secret', shared: false })).status).toBe(201);
    expect((await save(owner, board, { name: 'Secret', shared: true })).status).toBe(201);
    expect(await namesFor(editor, board)).toEqual(['Secret', 'Secret']);
  });

  it('let only the author make a shared view private [DEC-5.VIEW-4]', async () => {
    const board = await newBoard();
    const { body } = await save(editor, board);
    const path = `${board}/views/${body.id}`;
    expect((await owner.patch(path, { shared: false })).body).toMatchObject({ code: 'forbidden' });
    expect((await editor.patch(path, { shared: false })).status).toBe(200);
    expect(await namesFor(owner, board)).toEqual([]);
  });

  it('are those of the board: private, of another board or workspace, archived [DEC-5.VIEW-4]', async () => {
    const [board, other] = [await newBoard({ visibility: 'private' }), await newBoard()];
    const { body } = await save(owner, board);
    const path = `${board}/views/${body.id}`;
    for (const who of [editor, viewer, api.stranger()])
      for (const { status } of [
        await who.get(`${board}/views`),
        await save(who, board, { shared: false }),
        await who.patch(path, { name: 'Mine' }),
        await who.delete(path),
      ])
        expect(status).toBe(404);
    expect((await owner.patch(`${other}/views/${body.id}`, { name: 'Moved' })).status).toBe(404);
    expect((await owner.delete(`${other}/views/${body.id}`)).status).toBe(404);
    const own = await save(viewer, other, { shared: false });
    await owner.post(`${other}/archive`);
    const archived = [
      await save(editor, other),
      await viewer.patch(`${other}/views/${own.body.id}`, { name: 'Late' }),
      await viewer.delete(`${other}/views/${own.body.id}`),
    ];
    for (const { status, body: error } of archived)
      expect([status, error]).toMatchObject([409, { code: 'archived' }]);
    expect(await namesFor(viewer, other)).toEqual(['Urgent']);
    expect((await owner.delete(other)).status).toBe(204);
    expect(await api.database.query('SELECT 1 FROM boards.saved_view WHERE id = $1', [own.body.id])).toEqual(
      [],
    );
  });

  it('end for private views when their author leaves the workspace; shared ones stay [DEC-5.VIEW-4]', async () => {
    const board = await newBoard();
    const leaver = api.member('member');
    await save(leaver, board, { name: 'Left behind' });
    const { body } = await save(leaver, board, { name: 'Private', shared: false });
    const left = { ...leaver.as, role: 'member' };
    const change = { eventId: 9, kind: 'member.remove', workspaceId: api.workspaceId, member: left };
    await new KeepMembers(api.database).execute([change]);
    expect(await namesFor(editor, board)).toEqual(['Left behind']);
    expect(await api.database.query('SELECT 1 FROM boards.saved_view WHERE id = $1', [body.id])).toEqual([]);
  });

  it('leave no trace in events, activity or the board’s version [DEC-5.VIEW-4]', async () => {
    const board = await newBoard();
    const [events, before] = [await api.events(), await owner.get(board)];
    const shared = await save(editor, board);
    await save(editor, board, { shared: false });
    await editor.patch(`${board}/views/${shared.body.id}`, { name: 'Late' });
    await editor.delete(`${board}/views/${shared.body.id}`);
    expect(await api.events()).toEqual(events);
    expect((await owner.get(board)).body).toEqual(before.body);
  });
});

describe('names and limits of saved views', () => {
  it('are unique among the shared views and among one’s own, also for two callers at a time [DEC-5.VIEW-5]', async () => {
    const board = await newBoard();
    const racing = await Promise.all([owner, editor, owner, editor].map((who) => save(who, board)));
    expect(racing.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(racing.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'conflict',
      error: 'The board already has a shared view “Urgent”; use another name.',
    });
    expect((await save(editor, board, { shared: false })).status).toBe(201);
    expect((await save(editor, board, { shared: false })).body.error).toContain(
      'already have a private view',
    );
    const other = await save(editor, board, { name: 'Other' });
    const renamed = await editor.patch(`${board}/views/${other.body.id}`, { name: 'Urgent' });
    expect([renamed.status, renamed.body['code']]).toEqual([409, 'conflict']);
    expect((await namesFor(editor, board)).sort()).toEqual(['Other', 'Urgent', 'Urgent']);
  });

  it('hold when two callers race for the last place [DEC-5.VIEW-5]', async () => {
    const board = await newBoard();
    await fill(board, owner, true, limits.sharedViewsPerBoardMax - 1);
    const racing = await Promise.all(
      [owner, editor].map((who, index) => save(who, board, { name: `Last ${index}` })),
    );
    expect(racing.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(racing.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'limit_reached',
      error: 'A board has at most 100 shared views.',
    });
  });

  it('count private views for each member, also when a shared one becomes private [DEC-5.VIEW-5]', async () => {
    const board = await newBoard();
    await fill(board, editor, false, limits.privateViewsPerBoardMax);
    expect((await save(editor, board, { shared: false })).body).toMatchObject({ code: 'limit_reached' });
    expect((await save(viewer, board, { shared: false })).status).toBe(201);
    const shared = await save(editor, board);
    const hidden = await editor.patch(`${board}/views/${shared.body.id}`, { shared: false });
    expect([hidden.status, hidden.body['code']]).toEqual([409, 'limit_reached']);
  });
});

async function fill(board: string, by: Client, shared: boolean, count: number): Promise<void> {
  await api.database.query(
    `INSERT INTO boards.saved_view (board_id, name, kind, query, shared, created_by_id, created_by_name)
     SELECT $1, 'View ' || n, 'board', '{}', $2, $3, $4 FROM generate_series(1, $5::int) AS n`,
    [Number(board.split('/')[2]), shared, by.as.id, by.as.name, count],
  );
}
