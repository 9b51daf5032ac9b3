import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** History that was recorded before moves left out what they say of a private board, or of one that is gone. */
export class MovesOutOfPrivateBoards1764000000000 implements MigrationInterface {
  readonly name = 'MovesOutOfPrivateBoards1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE boards.activity AS a
      SET changes = ((a.changes::jsonb - 'listVersions') || jsonb_build_object(
        'boardId', a.changes::jsonb -> 'boardId' || '{"from": null}',
        'listId', a.changes::jsonb -> 'listId' || '{"from": null}',
        'listName', a.changes::jsonb -> 'listName' || '{"from": null}',
        'position', a.changes::jsonb -> 'position' || '{"from": null}'))::json
      WHERE a.kind = 'card.move' AND a.changes -> 'boardId' IS NOT NULL
        AND NOT EXISTS (
          SELECT 1 FROM boards.board AS b
          WHERE b.id = (a.changes -> 'boardId' ->> 'from')::bigint AND b.visibility = 'workspace')
    `);
  }

  /** What was left out is in no other place; what was there before reads the rest. */
  async down(): Promise<void> {}
}
