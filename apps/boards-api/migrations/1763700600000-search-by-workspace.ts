import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/**
 * A search that finds little looks at every card that it may: those of one workspace, newest first, and no longer those of
 * all. It is built while cards are written; what an interrupted attempt left is not valid and is made anew.
 */
export class SearchByWorkspace1763700600000 implements MigrationInterface {
  readonly name = 'SearchByWorkspace1763700600000';
  /** An index that does not stop writers cannot be built inside a transaction. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS boards.card_of_workspace');
    await runner.query('CREATE INDEX CONCURRENTLY card_of_workspace ON boards.card (workspace_id, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX boards.card_of_workspace');
  }
}
