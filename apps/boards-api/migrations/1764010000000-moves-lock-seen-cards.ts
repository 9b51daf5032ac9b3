import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/**
 * Both functions lock only cards of the board that the list is on, which their callers have found visible: any other card, of
 * another workspace too, was locked before it was left out. They are called as before.
 */
export class MovesLockSeenCards1764010000000 implements MigrationInterface {
  readonly name = 'MovesLockSeenCards1764010000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Moves cards to the ends of lists of their boards, in the order of their items; locks cards, then lists, each by id.
      -- Left out is whatever is gone, archived, full or locked, has none of the expected versions, is at that end already, or
      -- comes a second time. Each version is the one before the move. Within a list both lists are the one.
      CREATE OR REPLACE FUNCTION boards.move_cards_to_end(moves boards.card_move[], cards_max int)
      RETURNS TABLE (
        item int, card boards.card, rank_before text,
        source_id bigint, source_name text, source_version bigint, target_id bigint, target_name text, target_version bigint
      ) LANGUAGE plpgsql
      SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
      AS $move$
      DECLARE
        cards bigint[] := ARRAY(
          SELECT c.id FROM boards.card AS c
          WHERE c.id = ANY (ARRAY(SELECT asked.card_id FROM unnest(moves) AS asked))
            AND c.board_id IN (
              SELECT l.board_id FROM unnest(moves) AS asked JOIN boards.list AS l ON l.id = asked.list_id WHERE asked.card_id = c.id)
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
            target.id <> source.id AS leaves, cards_max - target.card_count AS room,
            count(*) FILTER (WHERE target.id <> source.id) OVER (PARTITION BY target.id ORDER BY asked.item) AS arrivals
          FROM unnest(moves) AS asked JOIN boards.card AS c ON c.id = asked.card_id AND c.id = ANY (cards)
          JOIN boards.list AS source ON source.id = c.list_id AND source.id = ANY (lists)
          JOIN boards.list AS target ON target.id = asked.list_id AND target.id = ANY (lists)
          JOIN boards.board AS b ON b.id = c.board_id
          WHERE target.board_id = c.board_id
            AND (target.id <> source.id
              OR c.rank < (SELECT last.rank FROM boards.card AS last WHERE last.list_id = source.id ORDER BY last.rank DESC LIMIT 1))
            AND (asked.expected IS NULL OR c.version = ANY (asked.expected))
            AND c.archived_at IS NULL AND source.archived_at IS NULL AND target.archived_at IS NULL AND b.archived_at IS NULL
            AND asked.item = (SELECT min(same.item) FROM unnest(moves) AS same WHERE same.card_id = asked.card_id)
        ), fit AS MATERIALIZED (
          SELECT one.*, row_number() OVER (PARTITION BY one.target_id ORDER BY one.item) AS nth FROM one
          WHERE NOT one.leaves OR one.arrivals <= one.room
        ), touched AS MATERIALIZED (
          SELECT list_id, fit.item, change, row_number() OVER (PARTITION BY list_id ORDER BY fit.item) - 1 AS before
          FROM fit CROSS JOIN LATERAL (
            SELECT fit.source_id, -1 WHERE fit.leaves UNION ALL SELECT fit.target_id, fit.leaves::int) AS of_both (list_id, change)
        ), counted AS (
          UPDATE boards.list AS l
          SET version = l.version + total.many, card_count = l.card_count + total.change, updated_at = clock_timestamp()
          FROM (SELECT list_id, count(*) AS many, sum(change) AS change FROM touched GROUP BY list_id) AS total
          WHERE l.id = total.list_id
        ), ranked AS MATERIALIZED (
          SELECT filled.target_id, boards.ranks_after((
              SELECT last.rank FROM boards.card AS last WHERE last.list_id = filled.target_id ORDER BY last.rank DESC LIMIT 1), many) AS ranks
          FROM (SELECT fit.target_id, count(*)::int AS many FROM fit GROUP BY fit.target_id) AS filled
        ), moved AS (
          UPDATE boards.card AS c
          SET list_id = fit.target_id, rank = ranked.ranks[fit.nth], updated_at = clock_timestamp(), version = c.version + 1
          FROM fit JOIN ranked ON ranked.target_id = fit.target_id
          WHERE c.id = fit.id
          RETURNING c
        )
        SELECT fit.item, moved.c, fit.rank, fit.source_id, fit.source_name, fit.source_version + source.before,
          fit.target_id, fit.target_name, fit.target_version + target.before
        FROM moved JOIN fit ON fit.id = (moved.c).id
        JOIN touched AS source ON source.item = fit.item AND source.list_id = fit.source_id
        JOIN touched AS target ON target.item = fit.item AND target.list_id = fit.target_id;
      END $move$;

      -- Moves a card to the end of a list of its board; locks the card, then its list and the other by id. Returns no row where
      -- anything is gone, archived, full or locked, where the card has none of the expected versions, or is at that end already.
      -- Each version is the one before the move. Within a list both lists are the one.
      CREATE OR REPLACE FUNCTION boards.move_card_to_end(moved_id bigint, to_list bigint, cards_max int, expected bigint[])
      RETURNS TABLE (
        card boards.card, rank_before text,
        source_id bigint, source_name text, source_version bigint, target_id bigint, target_name text, target_version bigint
      ) LANGUAGE plpgsql AS $move$
      DECLARE
        moved boards.card;
        held boards.list;
        source boards.list;
        target boards.list;
        last text;
      BEGIN
        SELECT c.* INTO moved FROM boards.card AS c
        WHERE c.id = moved_id AND c.board_id = (SELECT l.board_id FROM boards.list AS l WHERE l.id = to_list)
        FOR NO KEY UPDATE SKIP LOCKED;
        IF moved.id IS NULL OR moved.archived_at IS NOT NULL OR moved.version <> ALL (expected) THEN
          RETURN;
        END IF;
        FOR held IN
          SELECT l.* FROM boards.list AS l WHERE l.id IN (moved.list_id, to_list) ORDER BY l.id FOR UPDATE SKIP LOCKED
        LOOP
          IF held.id = moved.list_id THEN
            source := held;
          END IF;
          IF held.id = to_list THEN
            target := held;
          END IF;
        END LOOP;
        IF source.id IS NULL OR target.id IS NULL OR source.archived_at IS NOT NULL OR target.archived_at IS NOT NULL
           OR target.board_id <> moved.board_id OR (target.id <> source.id AND target.card_count >= cards_max)
           OR EXISTS (SELECT 1 FROM boards.board AS b WHERE b.id = moved.board_id AND b.archived_at IS NOT NULL) THEN
          RETURN;
        END IF;
        last := (SELECT c.rank FROM boards.card AS c WHERE c.list_id = to_list ORDER BY c.rank DESC LIMIT 1);
        IF target.id = source.id AND last = moved.rank THEN
          RETURN;
        END IF;
        UPDATE boards.list AS l SET version = l.version + 1, updated_at = clock_timestamp(),
          card_count = l.card_count + CASE WHEN source.id = target.id THEN 0 WHEN l.id = to_list THEN 1 ELSE -1 END
        WHERE l.id IN (source.id, to_list);
        UPDATE boards.card AS c
        SET list_id = to_list, rank = boards.rank_after(last), updated_at = clock_timestamp(), version = c.version + 1
        WHERE c.id = moved_id RETURNING * INTO card;
        rank_before := moved.rank;
        source_id := source.id;
        source_name := source.name;
        source_version := source.version;
        target_id := target.id;
        target_name := target.name;
        target_version := target.version;
        RETURN NEXT;
      END $move$;
    `);
  }

  /** Nothing has to go: what was there before calls the functions as it did. */
  async down(): Promise<void> {}
}
