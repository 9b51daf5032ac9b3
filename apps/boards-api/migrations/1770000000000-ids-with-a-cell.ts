import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/**
 * The sequence of event ids, and the cell of this database (docs/decisions/0085-ids-with-a-cell.md). The sequence counts in
 * steps of 16 and its remainder is the cell, which the migration program sets after the migrations.
 * It starts far behind the clock, so its first id is later than each one of the former layout.
 */
export class IdsWithACell1770000000000 implements MigrationInterface {
  readonly name = 'IdsWithACell1770000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE SEQUENCE boards.event_tick AS bigint START 16 INCREMENT 16');
    // The functions are replaced before the migration program grants rights, and then a write needs the sequence.
    await runner.query(`
      DO $$ DECLARE login oid; BEGIN
        FOR login IN
          SELECT DISTINCT acl.grantee FROM pg_class AS c, aclexplode(c.relacl) AS acl
          WHERE c.oid = 'boards.outbox_seq'::regclass AND acl.grantee <> c.relowner AND acl.grantee <> 0
        LOOP
          EXECUTE format('GRANT USAGE, SELECT ON SEQUENCE boards.event_tick TO %s', login::regrole);
        END LOOP;
      END $$`);
    await runner.query(`
      CREATE TABLE boards.cell (
        singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
        number smallint CHECK (number BETWEEN 0 AND 15),
        database uuid NOT NULL DEFAULT gen_random_uuid()
      )`);
    await runner.query('INSERT INTO boards.cell DEFAULT VALUES');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP SEQUENCE boards.event_tick');
    await runner.query('DROP TABLE boards.cell');
  }
}
