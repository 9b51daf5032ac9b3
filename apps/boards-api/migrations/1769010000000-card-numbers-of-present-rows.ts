import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/**
 * The numbers of the cards from before the sequences, in short transactions and in the order of their ids.
 * An interrupted run starts again and skips what it has.
 */
export class CardNumbersOfPresentRows1769010000000 implements MigrationInterface {
  readonly name = 'CardNumbersOfPresentRows1769010000000';
  /** Each batch is a transaction of its own, and an index that does not stop writers cannot be built inside one. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await addSequences(runner);
    // Waits for the writers before it, so each card without a number is visible below.
    await runner.query(`
      CREATE OR REPLACE TRIGGER card_number BEFORE INSERT ON boards.card
      FOR EACH ROW EXECUTE FUNCTION boards.number_card()`);
    let after: string | null = '0';
    while (after !== null) {
      const [part] = (await runner.query(NUMBER_CARDS, [after])) as [{ last: string | null }];
      after = part.last;
    }
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS boards.card_number_of_workspace');
    await runner.query(`
      CREATE UNIQUE INDEX CONCURRENTLY card_number_of_workspace ON boards.card (workspace_id, number)`);
    // A valid constraint spares SET NOT NULL the reading of the table while it is locked.
    await runner.query('ALTER TABLE boards.card DROP CONSTRAINT IF EXISTS card_numbered');
    await runner.query(
      'ALTER TABLE boards.card ADD CONSTRAINT card_numbered CHECK (number IS NOT NULL) NOT VALID',
    );
    await runner.query('ALTER TABLE boards.card VALIDATE CONSTRAINT card_numbered');
    await runner.query('ALTER TABLE boards.card ALTER COLUMN number SET NOT NULL');
    await runner.query('ALTER TABLE boards.card DROP CONSTRAINT card_numbered');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE boards.card ALTER COLUMN number DROP NOT NULL');
    await runner.query('DROP INDEX boards.card_number_of_workspace');
    await runner.query('DROP TRIGGER card_number ON boards.card');
  }
}

const WORKSPACES = 100;
const CARDS = 1_000;

/** The lock keeps a workspace from being deleted between the reading and the commit, which would leave its sequence. */
async function addSequences(runner: QueryRunner): Promise<void> {
  let after: string | null = '0';
  while (after !== null) {
    const [part] = (await runner.query(LAST_OF_WORKSPACES, [after])) as [{ last: string | null }];
    if (part.last !== null)
      await runner.query(`
        DO $$ DECLARE of_workspace bigint; BEGIN
          FOR of_workspace IN SELECT id FROM boards.workspace WHERE id > ${after} AND id <= ${part.last} FOR KEY SHARE LOOP
            EXECUTE format('CREATE SEQUENCE IF NOT EXISTS boards.card_number_%s', of_workspace);
          END LOOP;
        END $$`);
    after = part.last;
  }
}

const LAST_OF_WORKSPACES = `
  SELECT max(id) AS last FROM (SELECT id FROM boards.workspace WHERE id > $1 ORDER BY id LIMIT ${WORKSPACES}) AS part`;

/** Locked in the order of ids, as cards always are. */
const NUMBER_CARDS = `
  WITH part AS MATERIALIZED (
    SELECT id, workspace_id FROM boards.card WHERE id > $1 AND number IS NULL ORDER BY id LIMIT ${CARDS} FOR NO KEY UPDATE),
  given AS MATERIALIZED (
    SELECT ordered.id, nextval(('boards.card_number_' || ordered.workspace_id)::regclass) AS number
    FROM (SELECT * FROM part ORDER BY id) AS ordered),
  numbered AS (UPDATE boards.card AS c SET number = given.number FROM given WHERE c.id = given.id)
  SELECT max(id) AS last FROM part`;
