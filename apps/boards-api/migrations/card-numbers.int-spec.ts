import { expect, it } from '@jest/globals';
import { createLogger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { migrate } from '@kiban/persistence/migrate';
import { createTestDatabase } from '@kiban/testing';
import { functions, migrations } from './index.js';
import { CardNumbers1769000000000 } from './1769000000000-card-numbers.js';

const ROWS = `
  INSERT INTO boards.workspace (id) VALUES (7), (8);
  INSERT INTO boards.board (workspace_id, name, kind, visibility, rank, created_by_id, created_by_name)
    SELECT id, 'Board', 'kanban', 'workspace', 'a0', 1, 'B' FROM boards.workspace;
  INSERT INTO boards.list (workspace_id, board_id, name, rank) SELECT workspace_id, id, 'List', 'a0' FROM boards.board;
  INSERT INTO boards.card (workspace_id, board_id, list_id, title, rank, created_by_id, created_by_name)
    SELECT workspace_id, board_id, id, 'old ' || n, 'a' || n, 1, 'B'
    FROM generate_series(1, 1500) AS n, boards.list;`;
const add = (workspaceId: number, title: string): string => `
  INSERT INTO boards.card (workspace_id, board_id, list_id, title, rank, created_by_id, created_by_name)
  SELECT workspace_id, board_id, id, '${title}', '${title}', 1, 'B' FROM boards.list WHERE workspace_id = ${workspaceId}`;

it('numbers the cards of each workspace from 1 on in batches, also after an interruption, and those of old writers [DEC-5.CARD-26]', async () => {
  const base = await createTestDatabase();
  const login = await base.createLogin();
  const to = (end?: number): Promise<string[]> =>
    migrate({
      url: base.url,
      schema: 'boards',
      role: login.role,
      migrations: migrations.slice(0, end),
      functions: end === undefined ? functions : [],
    });
  const at = migrations.indexOf(CardNumbers1769000000000);
  await to(at);
  const options = { poolMax: 1, applicationName: 'test', logger: createLogger('test', 'silent') };
  const owner = new Database({ url: base.url, ...options });
  await owner.query(ROWS);
  // A replica of the version before, with a statement that it prepared before the column.
  const service = new Database({ url: login.url, ...options });
  const addOld = { name: 'old-writer', text: add(8, 'z') };
  await service.query(addOld);
  await to(at + 1);
  await service.query(`UPDATE boards.list SET name = 'Renamed'`);
  await service.query({ ...addOld, name: 'second', text: add(7, 'between') });
  await service.query('INSERT INTO boards.workspace (id) VALUES (9)');
  // An interrupted run has some of the sequences and numbers.
  await owner.query('CREATE SEQUENCE boards.card_number_7');
  await owner.query(`
    UPDATE boards.card SET number = nextval('boards.card_number_7')
    WHERE id = (SELECT min(id) FROM boards.card WHERE workspace_id = 7)`);
  await to();
  await service.query(add(7, 'new'));
  await service.query(`DELETE FROM boards.card WHERE title = 'new'`);
  await service.query(add(7, 'newer'));

  const numbers = (workspaceId: number): Promise<{ title: string; number: number }[]> =>
    service.query(`SELECT title, number FROM boards.card WHERE workspace_id = ${workspaceId} ORDER BY id`);
  const old = Array.from({ length: 1_500 }, (_, n) => ({ title: `old ${n + 1}`, number: n + 1 }));
  // The number of the deleted card is not given again.
  expect(await numbers(7)).toEqual([
    ...old,
    { title: 'between', number: 1_501 },
    { title: 'newer', number: 1_503 },
  ]);
  expect(await numbers(8)).toEqual([...old, { title: 'z', number: 1_501 }]);

  await service.query('DELETE FROM boards.card WHERE workspace_id = 8');
  await service.query('DELETE FROM boards.list WHERE workspace_id = 8');
  await service.query('DELETE FROM boards.board WHERE workspace_id = 8');
  await service.query('DELETE FROM boards.workspace WHERE id = 8');
  const left = await owner.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'S' AND relname LIKE 'card_number_%' ORDER BY relname`,
  );
  expect(left).toEqual([{ name: 'card_number_7' }, { name: 'card_number_9' }]);
  await service.close();
  await owner.close();
  await base.drop();
});

it('gives concurrent writers different numbers, and none waits for the commit of another', async () => {
  const base = await createTestDatabase();
  const login = await base.createLogin();
  await migrate({ url: base.url, schema: 'boards', role: login.role, migrations, functions });
  const logger = createLogger('test', 'silent');
  const database = new Database({ url: login.url, poolMax: 4, applicationName: 'test', logger });
  await database.query(ROWS);
  await database.transaction(async (long) => {
    for (let n = 0; n < 20; n += 1) await long.query(add(7, `long ${n}`));
    // Would fail with 55P03 if a lock of the transaction above were in the way.
    await Promise.all(Array.from({ length: 20 }, (_, n) => database.query(add(7, `short ${n}`))));
  });
  const [row] = await database.query<{ cards: number; numbers: number; last: number }>(`
    SELECT count(*) AS cards, count(DISTINCT number) AS numbers, max(number) AS last FROM boards.card WHERE workspace_id = 7`);
  expect(row).toEqual({ cards: 1_540, numbers: 1_540, last: 1_540 });
  await database.close();
  await base.drop();
});
