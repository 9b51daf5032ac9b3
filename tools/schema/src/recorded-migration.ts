import { createHash, type Hash } from 'node:crypto';
import type { MigrationClass, MigrationInterface, QueryRunner } from '@kiban/persistence';

/** The SHA-256 of each migration's statements, by name, in the order of the run. */
export type StatementChecksums = Map<string, string>;

/** Runs as the migration does, and adds the checksum of its statements to `checksums`. */
export function recordedMigration(migration: MigrationClass, checksums: StatementChecksums): MigrationClass {
  return class implements MigrationInterface {
    private readonly original = new migration();
    readonly name = this.original.name ?? migration.name;
    readonly transaction = this.original.transaction;

    async up(runner: QueryRunner): Promise<void> {
      const hash = createHash('sha256');
      await this.original.up(recordingRunner(runner, hash));
      checksums.set(this.name, hash.digest('hex'));
    }

    down(runner: QueryRunner): Promise<void> {
      return this.original.down(runner);
    }
  };
}

function recordingRunner(runner: QueryRunner, hash: Hash): QueryRunner {
  return new Proxy(runner, {
    get(target, property): unknown {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        if (property === 'query') hash.update(JSON.stringify(args));
        return Reflect.apply(value, target, args);
      };
    },
  });
}
