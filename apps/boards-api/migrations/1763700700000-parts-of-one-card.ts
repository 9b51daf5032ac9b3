import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/**
 * What hangs on a card, each as a function: a statement that answers with one card then prepares the tables of labels,
 * assignees and fields only when that card has any. Statements that answer with many join them as before.
 */
export class PartsOfOneCard1763700700000 implements MigrationInterface {
  readonly name = 'PartsOfOneCard1763700700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION boards.card_labels(of_card bigint) RETURNS json LANGUAGE plpgsql STABLE AS $labels$
      BEGIN
        RETURN (SELECT coalesce(json_agg(item), '[]') FROM (
          SELECT label.id, label.name, label.color FROM boards.card_label AS tie JOIN boards.label ON label.id = tie.label_id
          WHERE tie.card_id = of_card ORDER BY label.id) AS item);
      END $labels$;

      CREATE OR REPLACE FUNCTION boards.card_assignees(of_card bigint) RETURNS json LANGUAGE plpgsql STABLE AS $assignees$
      BEGIN
        RETURN (SELECT coalesce(json_agg(item), '[]') FROM (
          SELECT member.id AS "memberId", member.name FROM boards.card_assignee AS tie
          JOIN boards.member ON member.workspace_id = tie.workspace_id AND member.id = tie.member_id
          WHERE tie.card_id = of_card ORDER BY member.id) AS item);
      END $assignees$;

      CREATE OR REPLACE FUNCTION boards.card_fields(of_card bigint) RETURNS json LANGUAGE plpgsql STABLE AS $fields$
      BEGIN
        RETURN (SELECT coalesce(json_object_agg(value.field_id::text, boards.field_json(value)), '{}')
                FROM boards.field_value AS value WHERE value.card_id = of_card);
      END $fields$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION boards.card_labels, boards.card_assignees, boards.card_fields');
  }
}
