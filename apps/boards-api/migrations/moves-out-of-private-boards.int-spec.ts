import { expect, it } from '@jest/globals';
import { createLogger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { migrate } from '@kiban/persistence/migrate';
import { createTestDatabase } from '@kiban/testing';
import { functions, migrations } from './index.js';
import { MovesOutOfPrivateBoards1764000000000 } from './1764000000000-moves-out-of-private-boards.js';

const changes = (boardId: number): string =>
  JSON.stringify({
    position: { from: 'a1', to: 'a2' },
    listVersions: { from: { 1: 1, 2: 1 }, to: { 1: 2, 2: 2 } },
    listId: { from: 1, to: 2 },
    listName: { from: 'Layoffs', to: 'To do' },
    boardId: { from: boardId, to: 9 },
  });

it('removes private and deleted boards from moves recorded earlier', async () => {
  const base = await createTestDatabase();
  const login = await base.createLogin();
  const at = migrations.indexOf(MovesOutOfPrivateBoards1764000000000);
  await migrate({
    url: base.url,
    schema: 'boards',
    role: login.role,
    migrations: migrations.slice(0, at),
    functions: [],
  });
  const database = new Database({
    url: base.url,
    poolMax: 1,
    applicationName: 'test',
    logger: createLogger('test', 'silent'),
  });
  await database.query('INSERT INTO boards.workspace (id) VALUES (1)');
  const ids = await database.query<{ id: number }>(
    `INSERT INTO boards.board (workspace_id, name, kind, visibility, rank, created_by_id, created_by_name)
     VALUES (1, 'A', 'kanban', 'private', 'a0', 1, 'B'), (1, 'C', 'kanban', 'workspace', 'a1', 1, 'B') RETURNING id`,
  );
  const [hidden, open] = ids.map(({ id }) => id) as [number, number];
  for (const [id, from] of [
    [1, hidden],
    [2, open],
    [3, 999],
  ] as const)
    await database.query(
      `INSERT INTO boards.activity
         (id, workspace_id, board_id, card_id, kind, actor_member_id, actor_name, via_kind, via_name, data, changes, occurred_at)
       VALUES ($1, 1, 9, 5, 'card.move', 1, 'B', 'screen', 'B', '{}', $2, now())`,
      [id, changes(from)],
    );
  await migrate({ url: base.url, schema: 'boards', role: login.role, migrations, functions });
  const rows = await database.query<{ changes: unknown }>('SELECT changes FROM boards.activity ORDER BY id');
  const cut = {
    position: { from: null, to: 'a2' },
    listId: { from: null, to: 2 },
    listName: { from: null, to: 'To do' },
    boardId: { from: null, to: 9 },
  };
  expect(rows.map((row) => row.changes)).toEqual([cut, JSON.parse(changes(open)), cut]);
  await database.close();
  await base.drop();
});
