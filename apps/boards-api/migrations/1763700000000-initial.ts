import type { MigrationInterface, QueryRunner } from '@kiban/persistence';
import { OUTBOX } from './frozen/outbox.js';

export class Initial1763700000000 implements MigrationInterface {
  readonly name = 'Initial1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(OUTBOX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP SCHEMA boards CASCADE');
  }
}
