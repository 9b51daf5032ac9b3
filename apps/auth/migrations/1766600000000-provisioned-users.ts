import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** What a company's directory keeps about members by SCIM (decision 63). A user whose membership has ended is inactive. */
export class ProvisionedUsers1766600000000 implements MigrationInterface {
  readonly name = 'ProvisionedUsers1766600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE auth.provisioned_user (
        member_id bigint PRIMARY KEY REFERENCES auth.member (id),
        workspace_id bigint NOT NULL REFERENCES auth.workspace (id),
        user_name text NOT NULL,
        email text NOT NULL,
        external_id text,
        display_name text,
        name json NOT NULL DEFAULT '{}',
        role text CHECK (role IN ('admin', 'member', 'viewer')),
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL)`);
    await runner.query(
      'CREATE UNIQUE INDEX provisioned_user_name ON auth.provisioned_user (workspace_id, lower(user_name))',
    );
    await runner.query(
      'CREATE INDEX provisioned_user_external_id ON auth.provisioned_user (workspace_id, external_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE auth.provisioned_user');
  }
}
