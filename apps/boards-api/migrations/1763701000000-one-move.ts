import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** What `boards.move_cards_to_end` does, for one card: without sets and arrays it is quicker, and one is what a quiet process has. */
export class OneMove1763701000000 implements MigrationInterface {
  readonly name = 'OneMove1763701000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Moves a card to the end of a list of its board; locks the card, then its list and the other by id. Returns no row where
      -- anything is gone, archived, full or locked, where the card has none of the expected versions, or is at that end already.
      -- Each version is the one before the move. Within a list both lists are the one.
      CREATE FUNCTION boards.move_card_to_end(moved_id bigint, to_list bigint, cards_max int, expected bigint[])
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
        SELECT c.* INTO moved FROM boards.card AS c WHERE c.id = moved_id FOR NO KEY UPDATE SKIP LOCKED;
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

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION boards.move_card_to_end');
  }
}
