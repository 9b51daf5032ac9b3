import type { MigrationInterface, QueryRunner } from '@kiban/persistence';
import { cardNumberFunctions } from './frozen/card-numbers.js';

/** A number of each card, counted for its workspace by a sequence (docs/decisions/0077-numbers-of-cards.md). */
export class CardNumbers1769000000000 implements MigrationInterface {
  readonly name = 'CardNumbers1769000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE boards.card ADD COLUMN number bigint');
    await runner.query(cardNumberFunctions);
    await runner.query(`
      CREATE TRIGGER workspace_card_numbers_added AFTER INSERT ON boards.workspace
        FOR EACH ROW EXECUTE FUNCTION boards.keep_card_numbers();
      CREATE TRIGGER workspace_card_numbers_deleted AFTER DELETE ON boards.workspace
        FOR EACH ROW EXECUTE FUNCTION boards.keep_card_numbers();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER workspace_card_numbers_added ON boards.workspace;
      DROP TRIGGER workspace_card_numbers_deleted ON boards.workspace;
      DROP FUNCTION boards.keep_card_numbers();
      DROP FUNCTION boards.number_card();
      ALTER TABLE boards.card DROP COLUMN number;
      DO $$ DECLARE of_workspace bigint; BEGIN
        FOR of_workspace IN SELECT id FROM boards.workspace LOOP
          EXECUTE format('DROP SEQUENCE IF EXISTS boards.card_number_%s', of_workspace);
        END LOOP;
      END $$`);
  }
}
