import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** Counts of requests on public routes, shared by all replicas. */
export class RequestWindows1764110000000 implements MigrationInterface {
  readonly name = 'RequestWindows1764110000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Keyed by digests, so that the table lists no address.
      CREATE TABLE auth.request_window (
        subject bytea PRIMARY KEY,
        count integer NOT NULL,
        ends_at timestamptz NOT NULL
      );
      CREATE INDEX request_window_end ON auth.request_window (ends_at);

      -- Networks from which the right password of an account came; see docs/decisions/0015.
      CREATE TABLE auth.known_network (
        subject bytea NOT NULL,
        network bytea NOT NULL,
        last_used_at timestamptz NOT NULL,
        PRIMARY KEY (subject, network)
      );
      CREATE INDEX known_network_use ON auth.known_network (last_used_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE auth.request_window; DROP TABLE auth.known_network');
  }
}
