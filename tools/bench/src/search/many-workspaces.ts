import { hash, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createApiToken } from '@kiban/auth-client';
import pg from 'pg';
import { SKEW } from './vocabulary.js';

export interface FilledWorkspace {
  id: number;
  cards: number;
  /** A token of its owner. */
  token: string;
}

export interface Filling {
  workspaces: number;
  /** Cards of all workspaces together, about. */
  cards: number;
  /** Cards of the first workspace; the others have equally many. */
  cardsOfLargest: number;
  words: readonly string[];
}

interface Owner {
  workspaceId: number;
  memberId: number;
}

const BOARD_CARDS_MAX = 1_000;
const LISTS = 5;
/** Workspaces filled in one transaction. */
const BATCH = 20;

/**
 * Fills a deployment directly in its tables, whose triggers keep the searched text, and waits until the service has indexed it.
 * Without the index of the grams, which is created at the end, that takes minutes instead of half an hour.
 */
export async function fillWorkspaces(
  databaseUrl: string,
  filling: Filling,
  say: (line: string) => void,
): Promise<FilledWorkspace[]> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'benchmark' });
  await client.connect();
  try {
    const tokens = Array.from({ length: filling.workspaces }, () => createApiToken(randomBytes));
    const owners = await insertOwners(client, tokens);
    const each = Math.round((filling.cards - filling.cardsOfLargest) / (filling.workspaces - 1));
    const filled = owners.map(({ workspaceId }, index) => ({
      id: workspaceId,
      cards: index === 0 ? filling.cardsOfLargest : each,
      token: tokens[index] ?? '',
    }));
    const index = await indexDefinition(client);
    await client.query('DROP INDEX boards.search_text_grams');
    for (let at = 0; at < filled.length; at += BATCH) {
      await fill(client, filled.slice(at, at + BATCH), owners[0]?.memberId ?? 0, filling.words);
      if (at % (10 * BATCH) === 0) say(`  ${at} of ${filled.length} workspaces`);
    }
    await client.query('VACUUM (ANALYZE) boards.search_text');
    await untilIndexed(client, say);
    await client.query("SET maintenance_work_mem = '512MB'");
    await client.query(index);
    await client.query('VACUUM (ANALYZE)');
    return filled;
  } finally {
    await client.end();
  }
}

/** A workspace with an owner and a token for each of the tokens. */
async function insertOwners(client: pg.Client, tokens: readonly string[]): Promise<Owner[]> {
  const { rows } = await client.query<{ workspace_id: string; member_id: string }>(
    `WITH given AS (
       SELECT n, digest, nextval(pg_get_serial_sequence('auth.account', 'id')) AS account_id,
         nextval(pg_get_serial_sequence('auth.workspace', 'id')) AS workspace_id,
         nextval(pg_get_serial_sequence('auth.member', 'id')) AS member_id
       FROM unnest($1::bytea[]) WITH ORDINALITY AS t (digest, n)),
     account AS (
       INSERT INTO auth.account (id, email, name, password_hash) OVERRIDING SYSTEM VALUE
       SELECT account_id, 'searcher-' || n || '@example.org', 'Searcher ' || n, 'no password' FROM given),
     workspace AS (
       INSERT INTO auth.workspace (id, slug, name) OVERRIDING SYSTEM VALUE
       SELECT workspace_id, 'searched-' || n, 'Searched ' || n FROM given),
     member AS (
       INSERT INTO auth.member (id, workspace_id, account_id, role) OVERRIDING SYSTEM VALUE
       SELECT member_id, workspace_id, account_id, 'owner' FROM given),
     token AS (
       INSERT INTO auth.api_token (workspace_id, issued_by, name, digest, first_characters, last_characters, created_at)
       SELECT workspace_id, member_id, 'Benchmark', digest, 'kbn_', '', now() FROM given)
     SELECT workspace_id, member_id FROM given ORDER BY n`,
    [tokens.map((token) => hash('sha256', token, 'buffer'))],
  );
  return rows.map((row) => ({ workspaceId: Number(row.workspace_id), memberId: Number(row.member_id) }));
}

/** Boards of at most 1,000 cards in five lists; half of the cards with a description, a third with a comment. */
async function fill(
  client: pg.Client,
  workspaces: readonly FilledWorkspace[],
  authorId: number,
  words: readonly string[],
): Promise<void> {
  const text = (count: number, of: string): string => `(
    SELECT string_agg(($3::text[])[1 + floor(power(random(), ${SKEW}) * cardinality($3::text[]))::int], ' ')
    FROM generate_series(1, ${count} + 0 * (${of})::int))`;
  const ids = workspaces.map(({ id }) => id);
  // A statement of its own: its trigger makes the sequence that numbers the cards.
  await client.query(
    'INSERT INTO boards.workspace (id) SELECT * FROM unnest($1::bigint[]) ON CONFLICT DO NOTHING',
    [ids],
  );
  await client.query(
    `WITH given AS (SELECT * FROM unnest($1::bigint[], $2::int[]) AS t (id, cards)),
     board AS (
       INSERT INTO boards.board (workspace_id, name, kind, visibility, rank, created_by_id, created_by_name)
       SELECT id, 'Board ' || n, 'kanban', 'workspace', lpad(n::text, 6, '0'), $4, 'Searcher'
       FROM given, generate_series(1, ceil(cards / ${BOARD_CARDS_MAX}.0)::int) AS n
       RETURNING id, workspace_id, rank::int AS n),
     list AS (
       INSERT INTO boards.list (workspace_id, board_id, name, rank, card_count)
       SELECT workspace_id, board.id, 'List ' || made.n, lpad(made.n::text, 6, '0'), 0 FROM board, generate_series(1, ${LISTS}) AS made (n)
       RETURNING id, workspace_id, board_id, rank::int AS n),
     card AS (
       INSERT INTO boards.card (workspace_id, board_id, list_id, rank, title, description, comment_count,
         created_by_id, created_by_name, created_at, updated_at)
       SELECT given.id, board.id, list.id, lpad(made.n::text, 6, '0'), ${text(5, 'made.n')},
         CASE WHEN made.n % 2 = 0 THEN ${text(15, 'made.n')} END, (made.n % 3 = 0)::int, $4, 'Searcher', at, at
       FROM given CROSS JOIN generate_series(1, given.cards) AS made (n)
         JOIN board ON board.workspace_id = given.id AND board.n = 1 + (made.n - 1) / ${BOARD_CARDS_MAX}
         JOIN list ON list.board_id = board.id AND list.n = 1 + made.n % ${LISTS},
         LATERAL (SELECT now() - made.n * interval '7 minutes' AS at) AS moment
       RETURNING id, list_id, comment_count)
     SELECT 1`,
    [ids, workspaces.map(({ cards }) => cards), words, authorId],
  );
  await client.query(
    `INSERT INTO boards.comment (card_id, text, author_id, author_name)
     SELECT c.id, ${text(8, 'c.id % 2')}, $2, 'Searcher' FROM boards.card AS c
     WHERE c.workspace_id = ANY ($1::bigint[]) AND c.comment_count > 0`,
    [ids, authorId, words],
  );
  await client.query(
    `UPDATE boards.list AS l SET card_count = counted.cards
     FROM (SELECT list_id, count(*) AS cards FROM boards.card WHERE workspace_id = ANY ($1::bigint[]) GROUP BY 1) AS counted
     WHERE l.id = counted.list_id`,
    [ids],
  );
}

async function indexDefinition(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ indexdef: string }>(
    "SELECT indexdef FROM pg_indexes WHERE schemaname = 'boards' AND indexname = 'search_text_grams'",
  );
  if (!rows[0]) throw new Error('There is no index boards.search_text_grams.');
  return rows[0].indexdef;
}

async function untilIndexed(client: pg.Client, say: (line: string) => void): Promise<void> {
  for (let rounds = 0; ; rounds += 1) {
    const { rows } = await client.query<{ left: string }>(
      `SELECT count(*) AS left FROM boards.search_text WHERE (grams IS NULL OR grams = '{}') AND grams IS NULL`,
    );
    const left = Number(rows[0]?.left);
    if (left === 0) return;
    if (rounds % 6 === 0) say(`  ${left} texts are not indexed yet`);
    await delay(5_000);
  }
}
