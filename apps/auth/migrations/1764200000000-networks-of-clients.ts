import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/**
 * The network that a client registered from, as a digest: past the bound on unused clients the network with the most of
 * them loses its oldest. Rows of the version before have none and count each on its own.
 */
export class NetworksOfClients1764200000000 implements MigrationInterface {
  readonly name = 'NetworksOfClients1764200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE auth.oidc_model ADD COLUMN network_hash bytea');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE auth.oidc_model DROP COLUMN network_hash');
  }
}
