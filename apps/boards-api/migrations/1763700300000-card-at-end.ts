import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** What the most frequent writes need to take one round trip: a card goes to the end of a list (decision 6). */
export class CardAtEnd1763700300000 implements MigrationInterface {
  readonly name = 'CardAtEnd1763700300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The key that the package fractional-indexing makes after a list's last one: the next greater integer part. Its
      -- first letter says how many digits follow ("a" = 1, "Z" = 1 below zero). Null is an empty list's.
      CREATE FUNCTION boards.rank_after(rank text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $rank$
      DECLARE
        digits CONSTANT text := '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
        head text := left(rank, 1);
        size int;
        number text;
        digit int;
      BEGIN
        IF rank IS NULL THEN
          RETURN 'a0';
        END IF;
        size := CASE WHEN head >= 'a' COLLATE "C" THEN ascii(head) - 96 ELSE 91 - ascii(head) END;
        number := substr(rank, 2, size);
        FOR place IN REVERSE size..1 LOOP
          digit := strpos(digits, substr(number, place, 1));
          IF digit < 62 THEN
            RETURN head || overlay(number PLACING substr(digits, digit + 1, 1) FROM place FOR 1);
          END IF;
          number := overlay(number PLACING '0' FROM place FOR 1);
        END LOOP;
        -- Every digit was the last one: one digit more above zero, one fewer below it.
        RETURN CASE
          WHEN head = 'Z' THEN 'a0'
          WHEN head >= 'a' COLLATE "C" THEN chr(ascii(head) + 1) || number || '0'
          ELSE chr(ascii(head) + 1) || left(number, -1)
        END;
      END $rank$;

      -- Puts a card at the end of a list, unless the list is gone, archived, on an archived board, or full: then nothing is
      -- changed and no row returned. Each statement sees what was committed before the lock that the first one takes.
      CREATE FUNCTION boards.append_card(
        to_list bigint, cards_max int, title text, description text, start_date text, due_date text,
        author_id bigint, author_name text
      ) RETURNS TABLE (card boards.card, list_name text) LANGUAGE plpgsql AS $append$
      DECLARE
        target boards.list;
      BEGIN
        SELECT l.* INTO target FROM boards.list AS l WHERE l.id = to_list FOR UPDATE;
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
        RETURN NEXT;
      END $append$;

      -- Locks a card, then the list that holds it and the one that it goes to, in the order of their ids.
      CREATE FUNCTION boards.take_card(taken bigint, to_list bigint) RETURNS void LANGUAGE plpgsql AS $take$
      BEGIN
        PERFORM 1 FROM boards.card AS c WHERE c.id = taken FOR NO KEY UPDATE;
        PERFORM 1 FROM boards.list AS l
        WHERE l.id = to_list OR l.id = (SELECT c.list_id FROM boards.card AS c WHERE c.id = taken)
        ORDER BY l.id FOR UPDATE;
      END $take$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION boards.take_card, boards.append_card, boards.rank_after`);
  }
}
