import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/**
 * The sequence of event ids; its remainder by 16 is the cell, which is 0 in this service
 * (docs/decisions/0085-ids-with-a-cell.md).
 * It starts far behind the clock, so its first id is later than each one of the former layout.
 */
export class TicksOfEventIds1764200000000 implements MigrationInterface {
  readonly name = 'TicksOfEventIds1764200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE SEQUENCE webhooks.event_tick AS bigint START 16 INCREMENT 16');
    // The functions are replaced before the migration program grants rights, and then a write needs the sequence.
    await runner.query(`
      DO $$ DECLARE login oid; BEGIN
        FOR login IN
          SELECT DISTINCT acl.grantee FROM pg_class AS c, aclexplode(c.relacl) AS acl
          WHERE c.oid = 'webhooks.outbox_seq'::regclass AND acl.grantee <> c.relowner AND acl.grantee <> 0
        LOOP
          EXECUTE format('GRANT USAGE, SELECT ON SEQUENCE webhooks.event_tick TO %s', login::regrole);
        END LOOP;
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP SEQUENCE webhooks.event_tick');
  }
}
