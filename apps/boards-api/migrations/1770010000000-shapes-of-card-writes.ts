import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/**
 * The items and the outcomes of `boards.change_cards` and `boards.write_parts`, which hand them to other functions. A type can
 * grow without a new signature; `given` has a card's properties by column, so that a new one changes no type. The version
 * before calls `boards.write_cards`, which uses neither.
 */
export class ShapesOfCardWrites1770010000000 implements MigrationInterface {
  readonly name = 'ShapesOfCardWrites1770010000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TYPE boards.card_item AS (
        item int, action text, card_id bigint, list_id bigint, place text, anchor_id bigint, expected bigint[],
        has_room boolean, text_room bigint, given json, is_completed boolean, completed_at timestamptz, is_archived boolean,
        label_add bigint[], label_remove bigint[], assignee_add bigint[], assignee_remove bigint[], is_claim boolean,
        values_given json, member_id bigint, member_name text);
      CREATE TYPE boards.card_outcome AS (
        reason text, detail bigint, about json, card boards.card, kind text, changes json, more int, has_related boolean);
      CREATE TYPE boards.part_item AS (
        item int, action text, card_id bigint, part_id bigint, expected bigint[], text_room bigint, text text, done boolean,
        place text, anchor_id bigint, may_moderate boolean, is_valid boolean, is_set boolean, number_value double precision,
        checkbox_value boolean, date_value text, option_ids bigint[], value_member_id bigint, member_id bigint,
        member_name text);
      CREATE TYPE boards.part_outcome AS (
        reason text, detail bigint, comment boards.comment, checklist_item boards.checklist_item,
        field_value boards.field_value, present json, is_changed boolean, changes json,
        comments int, checklist_total int, checklist_done int, field_values int);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TYPE boards.part_outcome; DROP TYPE boards.part_item; DROP TYPE boards.card_outcome; DROP TYPE boards.card_item;',
    );
  }
}
