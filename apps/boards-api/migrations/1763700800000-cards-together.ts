import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/**
 * What the most frequent writes need so that those that are asked at the same time take one statement together (decision 11).
 * Neither function waits for a lock: what somebody else holds is left out, so that nobody is held up by whom they do not know.
 *
 * Their statements find rows by indexes alone: a plan that is kept may have been made while a table was small.
 */
const PLANS = `SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off`;

export class CardsTogether1763700800000 implements MigrationInterface {
  readonly name = 'CardsTogether1763700800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The keys after a list's last one, which is null where the list is empty, in their order.
      CREATE FUNCTION boards.ranks_after(rank text, how_many int) RETURNS text[] LANGUAGE plpgsql IMMUTABLE AS $ranks$
      DECLARE
        last text := rank;
        made text[] := '{}';
      BEGIN
        FOR n IN 1..how_many LOOP
          last := boards.rank_after(last);
          made := made || last;
        END LOOP;
        RETURN made;
      END $ranks$;

      -- As before, but a list that somebody else holds is left to the way that waits for it.
      CREATE OR REPLACE FUNCTION boards.append_card(
        to_list bigint, cards_max int, title text, description text, start_date text, due_date text,
        author_id bigint, author_name text
      ) RETURNS TABLE (card boards.card, list_name text, list_version bigint) LANGUAGE plpgsql AS $append$
      DECLARE
        target boards.list;
      BEGIN
        SELECT l.* INTO target FROM boards.list AS l WHERE l.id = to_list FOR UPDATE SKIP LOCKED;
        IF target.id IS NULL OR target.archived_at IS NOT NULL OR target.card_count >= cards_max
           OR EXISTS (SELECT 1 FROM boards.board AS b WHERE b.id = target.board_id AND b.archived_at IS NOT NULL) THEN
          RETURN;
        END IF;
        UPDATE boards.list AS l SET version = l.version + 1, card_count = l.card_count + 1, updated_at = clock_timestamp()
        WHERE l.id = to_list;
        INSERT INTO boards.card
          (workspace_id, board_id, list_id, title, description, start_date, due_date, rank, created_by_id, created_by_name)
        VALUES (target.workspace_id, target.board_id, to_list, title, description, start_date, due_date,
          boards.rank_after((SELECT c.rank FROM boards.card AS c WHERE c.list_id = to_list ORDER BY c.rank DESC LIMIT 1)),
          author_id, author_name)
        RETURNING * INTO card;
        list_name := target.name;
        list_version := target.version + 1;
        RETURN NEXT;
      END $append$;

      -- "item" says which of the asked ones an answer is about, and in which order they were asked.
      CREATE TYPE boards.new_card AS (
        item int, list_id bigint, title text, description text, start_date text, due_date text, author_id bigint, author_name text);

      -- Puts cards at the ends of lists, in the order of their items. Left out is what goes to a list that is gone, archived,
      -- on an archived board, full, or locked. Each statement sees what was committed before the locks that the first one takes.
      CREATE FUNCTION boards.append_cards(cards boards.new_card[], cards_max int)
      RETURNS TABLE (item int, card boards.card, list_name text, list_version bigint) LANGUAGE plpgsql ${PLANS} AS $append$
      DECLARE
        lists bigint[] := ARRAY(
          SELECT l.id FROM boards.list AS l WHERE l.id = ANY (ARRAY(SELECT DISTINCT one.list_id FROM unnest(cards) AS one))
          ORDER BY l.id FOR UPDATE SKIP LOCKED);
      BEGIN
        RETURN QUERY
        WITH one AS MATERIALIZED (
          SELECT asked.*, row_number() OVER (PARTITION BY asked.list_id ORDER BY asked.item) AS nth FROM unnest(cards) AS asked
        ), target AS MATERIALIZED (
          SELECT l.id, l.workspace_id, l.board_id, l.name, l.version, many,
            boards.ranks_after((SELECT c.rank FROM boards.card AS c WHERE c.list_id = l.id ORDER BY c.rank DESC LIMIT 1), many) AS ranks
          FROM unnest(lists) AS locked (id) JOIN boards.list AS l ON l.id = locked.id JOIN boards.board AS b ON b.id = l.board_id
          CROSS JOIN LATERAL (
            SELECT least(cards_max - l.card_count, (SELECT count(*)::int FROM one WHERE one.list_id = l.id)) AS many OFFSET 0) AS room
          WHERE l.archived_at IS NULL AND b.archived_at IS NULL AND many > 0
        ), counted AS (
          UPDATE boards.list AS l
          SET version = l.version + target.many, card_count = l.card_count + target.many, updated_at = clock_timestamp()
          FROM target WHERE l.id = target.id
        ), made AS (
          INSERT INTO boards.card AS c
            (workspace_id, board_id, list_id, title, description, start_date, due_date, rank, created_by_id, created_by_name)
          SELECT target.workspace_id, target.board_id, target.id, one.title, one.description, one.start_date, one.due_date,
            target.ranks[one.nth], one.author_id, one.author_name
          FROM one JOIN target ON target.id = one.list_id AND one.nth <= target.many ORDER BY one.item
          RETURNING c
        )
        SELECT one.item, made.c, target.name, target.version + one.nth
        FROM made JOIN target ON target.id = (made.c).list_id
        JOIN one ON one.list_id = target.id AND target.ranks[one.nth] = (made.c).rank;
      END $append$;

      CREATE TYPE boards.card_move AS (item int, card_id bigint, list_id bigint, expected bigint[]);

      -- Moves cards to the ends of other lists of their boards, in the order of their items; locks cards, then lists, each by id.
      -- Left out is whatever is gone, archived, full or locked, has none of the expected versions, or comes a second time. Each
      -- version is the one before the move.
      CREATE FUNCTION boards.move_cards_to_end(moves boards.card_move[], cards_max int)
      RETURNS TABLE (
        item int, card boards.card, rank_before text,
        source_id bigint, source_name text, source_version bigint, target_id bigint, target_name text, target_version bigint
      ) LANGUAGE plpgsql ${PLANS} AS $move$
      DECLARE
        cards bigint[] := ARRAY(
          SELECT c.id FROM boards.card AS c WHERE c.id = ANY (ARRAY(SELECT asked.card_id FROM unnest(moves) AS asked))
          ORDER BY c.id FOR NO KEY UPDATE SKIP LOCKED);
        lists bigint[] := ARRAY(
          SELECT l.id FROM boards.list AS l
          WHERE l.id = ANY (ARRAY(
            SELECT c.list_id FROM boards.card AS c WHERE c.id = ANY (cards) UNION SELECT asked.list_id FROM unnest(moves) AS asked))
          ORDER BY l.id FOR UPDATE SKIP LOCKED);
      BEGIN
        RETURN QUERY
        WITH one AS MATERIALIZED (
          SELECT asked.item, c.id, c.rank, source.id AS source_id, source.name AS source_name, source.version AS source_version,
            target.id AS target_id, target.name AS target_name, target.version AS target_version,
            row_number() OVER (PARTITION BY target.id ORDER BY asked.item) AS nth, cards_max - target.card_count AS room
          FROM unnest(moves) AS asked JOIN boards.card AS c ON c.id = asked.card_id AND c.id = ANY (cards)
          JOIN boards.list AS source ON source.id = c.list_id AND source.id = ANY (lists)
          JOIN boards.list AS target ON target.id = asked.list_id AND target.id = ANY (lists)
          JOIN boards.board AS b ON b.id = c.board_id
          WHERE target.board_id = c.board_id AND target.id <> source.id
            AND (asked.expected IS NULL OR c.version = ANY (asked.expected))
            AND c.archived_at IS NULL AND source.archived_at IS NULL AND target.archived_at IS NULL AND b.archived_at IS NULL
            AND asked.item = (SELECT min(same.item) FROM unnest(moves) AS same WHERE same.card_id = asked.card_id)
        ), touched AS MATERIALIZED (
          SELECT list_id, one.item, change, row_number() OVER (PARTITION BY list_id ORDER BY one.item) - 1 AS before
          FROM one CROSS JOIN LATERAL (VALUES (one.source_id, -1), (one.target_id, 1)) AS of_both (list_id, change)
          WHERE nth <= room
        ), counted AS (
          UPDATE boards.list AS l
          SET version = l.version + total.many, card_count = l.card_count + total.change, updated_at = clock_timestamp()
          FROM (SELECT list_id, count(*) AS many, sum(change) AS change FROM touched GROUP BY list_id) AS total
          WHERE l.id = total.list_id
        ), ranked AS MATERIALIZED (
          SELECT filled.target_id, boards.ranks_after((
              SELECT last.rank FROM boards.card AS last WHERE last.list_id = filled.target_id ORDER BY last.rank DESC LIMIT 1), many) AS ranks
          FROM (SELECT one.target_id, count(*)::int AS many FROM one WHERE nth <= room GROUP BY one.target_id) AS filled
        ), moved AS (
          UPDATE boards.card AS c
          SET list_id = one.target_id, rank = ranked.ranks[one.nth], updated_at = clock_timestamp(), version = c.version + 1
          FROM one JOIN ranked ON ranked.target_id = one.target_id
          WHERE c.id = one.id AND one.nth <= one.room
          RETURNING c
        )
        SELECT one.item, moved.c, one.rank, one.source_id, one.source_name, one.source_version + source.before,
          one.target_id, one.target_name, one.target_version + target.before
        FROM moved JOIN one ON one.id = (moved.c).id
        JOIN touched AS source ON source.item = one.item AND source.change = -1
        JOIN touched AS target ON target.item = one.item AND target.change = 1;
      END $move$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION boards.move_cards_to_end, boards.append_cards, boards.ranks_after;
      DROP TYPE boards.card_move, boards.new_card;
    `);
  }
}
