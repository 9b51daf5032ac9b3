import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** No release since the first moves in one round trip calls this function. */
export class DropTakeCard1764200000000 implements MigrationInterface {
  readonly name = 'DropTakeCard1764200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION IF EXISTS boards.take_card');
  }

  /** Nothing to restore: the release before does not call it. */
  async down(): Promise<void> {}
}
