export { Database, isOrphan, isUniqueViolation } from './database.js';
export { deleteInBatches } from './delete-in-batches.js';
export type { Executor, Statement } from './executor.js';
export { Batcher } from './batcher.js';
export type { MigrationClass } from './migrate.js';
export { appendEvents, EVENT_EPOCH_MS, outboxChannel, type OutboxEvent } from './outbox.js';
export { resealColumn, type ResealReport } from './reseal.js';
export { SecretBox } from './secret-box.js';
export { schemaFault } from './schema-version.js';
export { LANDED_FUNCTIONS, readSqlFunctions, sqlFunction, type SqlFunction } from './sql-function.js';
export {
  DatabaseContendedError,
  DatabaseUnavailableError,
  TemporaryDatabaseError,
} from './temporary-errors.js';
export { Transaction, type OpenTransaction } from './transaction.js';
export { runForOwner, runForService, type WorkOwner } from './work-owner.js';
export type { Client as DatabaseClient } from 'pg';
export type { MigrationInterface, QueryRunner } from 'typeorm';
