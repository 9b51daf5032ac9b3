import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** Hooks for what enters a list. `list_id` names the list, so that an older replica filters by it. */
export class ListArrivals1764100000000 implements MigrationInterface {
  readonly name = 'ListArrivals1764100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE webhooks.endpoint ADD COLUMN only_arrivals boolean NOT NULL DEFAULT false;
      DROP INDEX webhooks.endpoint_hook_once;
      CREATE UNIQUE INDEX endpoint_hook_once ON webhooks.endpoint
        (workspace_id, url, events, COALESCE(board_ids, '{}'), COALESCE(list_id, 0), only_arrivals)
        WHERE kind = 'rest_hook' AND deleted_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Without the column they would deliver what leaves the list as well.
    await runner.query(`
      UPDATE webhooks.endpoint SET deleted_at = now() WHERE only_arrivals AND deleted_at IS NULL;
      ALTER TABLE webhooks.endpoint DROP COLUMN only_arrivals;
      CREATE UNIQUE INDEX endpoint_hook_once ON webhooks.endpoint
        (workspace_id, url, events, COALESCE(board_ids, '{}'), COALESCE(list_id, 0))
        WHERE kind = 'rest_hook' AND deleted_at IS NULL;
    `);
  }
}
