import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/**
 * What a reader needs to tell a newer order from an older one, and to follow one list: a card that was put at the end of a
 * list comes with the list's version, and an event with the lists that it is about. Both functions can be called as before.
 */
export class OrderVersions1763700500000 implements MigrationInterface {
  readonly name = 'OrderVersions1763700500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(OUTBOX_LISTS);
    await runner.query(`
      DROP FUNCTION boards.append_card;
      CREATE FUNCTION boards.append_card(
        to_list bigint, cards_max int, title text, description text, start_date text, due_date text,
        author_id bigint, author_name text
      ) RETURNS TABLE (card boards.card, list_name text, list_version bigint) LANGUAGE plpgsql AS $append$
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
        list_version := target.version + 1;
        RETURN NEXT;
      END $append$;

      DROP FUNCTION boards.record_event;
      CREATE FUNCTION boards.record_event(
        kind text, workspace_id bigint, workspace_slug text, workspace_name text, board_id bigint, card_id bigint,
        actor_member_id bigint, actor_name text, data json, changes json, traceparent text,
        via_kind text, via_name text, list_ids bigint[] DEFAULT NULL
      ) RETURNS bigint LANGUAGE sql VOLATILE AS $record$
        INSERT INTO boards.activity
          (id, workspace_id, board_id, card_id, kind, actor_member_id, actor_name, via_kind, via_name, data, changes, occurred_at)
        SELECT boards.append_event(kind, workspace_id, workspace_slug, workspace_name, board_id,
                                   actor_member_id, actor_name, data, changes, traceparent, list_ids),
               workspace_id, board_id, card_id, kind, actor_member_id, actor_name, via_kind, via_name,
               data, changes, clock_timestamp()
        RETURNING id
      $record$;
    `);
  }

  /** Nothing has to go: what was there before calls the functions as it did, and leaves the column empty. */
  async down(): Promise<void> {}
}

const OUTBOX_LISTS = `
    ALTER TABLE boards.outbox ADD COLUMN IF NOT EXISTS list_ids bigint[];
    DROP FUNCTION boards.append_event;
    CREATE FUNCTION boards.append_event(
      kind text, workspace_id bigint, workspace_slug text, workspace_name text, board_id bigint,
      actor_member_id bigint, actor_name text, data json, changes json, traceparent text, list_ids bigint[] DEFAULT NULL
    ) RETURNS bigint LANGUAGE sql VOLATILE AS $append$
      INSERT INTO boards.outbox
        (id, seq, kind, workspace_id, workspace_slug, workspace_name, board_id,
         actor_member_id, actor_name, data, changes, traceparent, occurred_at, list_ids)
      SELECT (floor(extract(epoch FROM at) * 1000)::bigint - 1735689600000) * 4096 + 0 + (seq & 1023),
             seq, kind, workspace_id, workspace_slug, workspace_name, board_id,
             actor_member_id, actor_name, data, changes, traceparent, at, list_ids
      FROM (SELECT nextval('boards.outbox_seq') AS seq, clock_timestamp() AS at) AS drawn
      RETURNING id
    $append$;
  `;
