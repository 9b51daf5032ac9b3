import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** Groups of a company's directory and their users (decision 63). */
export class ProvisionedGroups1766610000000 implements MigrationInterface {
  readonly name = 'ProvisionedGroups1766610000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE auth.provisioned_group (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        workspace_id bigint NOT NULL REFERENCES auth.workspace (id),
        display_name text NOT NULL,
        external_id text,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL)`);
    await runner.query(
      'CREATE UNIQUE INDEX provisioned_group_name ON auth.provisioned_group (workspace_id, lower(display_name))',
    );
    await runner.query(`
      CREATE TABLE auth.provisioned_group_user (
        group_id bigint NOT NULL REFERENCES auth.provisioned_group (id) ON DELETE CASCADE,
        member_id bigint NOT NULL REFERENCES auth.member (id),
        PRIMARY KEY (group_id, member_id))`);
    await runner.query(
      'CREATE INDEX provisioned_group_user_member ON auth.provisioned_group_user (member_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE auth.provisioned_group_user');
    await runner.query('DROP TABLE auth.provisioned_group');
  }
}
