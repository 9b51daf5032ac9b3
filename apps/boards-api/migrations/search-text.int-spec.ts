import { expect, it } from '@jest/globals';
import { createLogger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { migrate } from '@kiban/persistence/migrate';
import { createTestDatabase } from '@kiban/testing';
import { functions, migrations } from './index.js';
import { SearchText1768000000000 } from './1768000000000-search-text.js';

const ROWS = `
  INSERT INTO boards.workspace (id) VALUES (7);
  INSERT INTO boards.board (workspace_id, name, kind, visibility, rank, created_by_id, created_by_name)
    VALUES (7, 'Büro', 'kanban', 'workspace', 'a0', 1, 'B');
  INSERT INTO boards.list (workspace_id, board_id, name, rank) SELECT 7, id, 'Später', 'a0' FROM boards.board;
  INSERT INTO boards.card (workspace_id, board_id, list_id, title, description, rank, created_by_id, created_by_name)
    SELECT 7, board_id, id, 'KÄRTCHEN ' || n, CASE WHEN n = 2 THEN 'Über uns' END, 'a' || n, 1, 'B'
    FROM boards.list, generate_series(1, 2500) AS n;
  INSERT INTO boards.comment (card_id, text, author_id, author_name) SELECT min(id), 'Schön', 1, 'B' FROM boards.card;
  INSERT INTO boards.checklist_item (card_id, text, rank) SELECT min(id), 'Prüfen', 'a0' FROM boards.card;`;

it('gives the rows from before their searched text in batches, also after an interruption, and those of old writers', async () => {
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
  const at = migrations.indexOf(SearchText1768000000000);
  await to(at);
  const options = { poolMax: 1, applicationName: 'test', logger: createLogger('test', 'silent') };
  const owner = new Database({ url: base.url, ...options });
  await owner.query(ROWS);
  await to(at + 1);
  // A replica of the version before writes with the rights of the service, before the rows from before are done.
  const service = new Database({ url: login.url, ...options });
  await service.query(`UPDATE boards.card SET title = 'Geändert' WHERE title = 'KÄRTCHEN 1'`);
  await service.query(`UPDATE boards.list SET version = version + 1`);
  await service.query(`DELETE FROM boards.card WHERE title = 'KÄRTCHEN 3'`);
  const texts = (): Promise<{ kind: string; key: string }[]> =>
    owner.query(
      `SELECT kind, key FROM boards.search_text WHERE workspace_id = 7 AND (kind <> 'card' OR key !~ '[4-9]|.[0-9]$')
       ORDER BY kind, key`,
    );
  expect(await texts()).toEqual([{ kind: 'card', key: 'geandert' }]);
  await to();
  expect(await texts()).toEqual([
    { kind: 'board', key: 'buro' },
    { kind: 'card', key: 'geandert' },
    { kind: 'card', key: 'kartchen 2\nuber uns' },
    { kind: 'checklist_item', key: 'prufen' },
    { kind: 'comment', key: 'schon' },
    { kind: 'list', key: 'spater' },
  ]);
  const [count] = await owner.query<{ cards: number }>(
    `SELECT count(*) AS cards FROM boards.search_text WHERE kind = 'card' AND card_id = source_id`,
  );
  expect(count).toEqual({ cards: 2_499 });
  await service.close();
  await owner.close();
  await base.drop();
});

it('ends with a sentence for a database that cannot hold the texts of every language', async () => {
  const base = await createTestDatabase();
  const owner = new Database({
    url: base.url,
    poolMax: 1,
    applicationName: 'test',
    logger: createLogger('test', 'silent'),
  });
  const name = `${base.name}_latin`;
  await owner.query(`CREATE DATABASE ${name} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`);
  const url = new URL(base.url);
  url.pathname = name;
  await expect(
    migrate({ url: url.href, schema: 'boards', role: 'postgres', migrations, functions }),
  ).rejects.toThrow(`The database "${name}" has the encoding LATIN1; create it with`);
  await owner.query(`DROP DATABASE ${name}`);
  await owner.close();
  await base.drop();
});
