export { auditOutboxTable } from './audit-outbox-table.js';
export {
  Database,
  DatabaseContendedError,
  DatabaseUnavailableError,
  isOrphan,
  isUniqueViolation,
  type DatabaseOptions,
} from './database.js';
export type { Executor, Statement } from './executor.js';
export { Batcher, type BatcherOptions } from './batcher.js';
export type { MigrateOptions, MigrationClass } from './migrate.js';
export {
  appendEvents,
  eventIdExpression,
  EVENT_EPOCH_MS,
  outboxChannel,
  outboxLists,
  outboxTable,
  type OutboxEvent,
  type ServiceNumber,
} from './outbox-table.js';
export { idempotencyOutcomeTable } from './idempotency-outcome-table.js';
export { idempotencyTable } from './idempotency-table.js';
export { resealColumn, type ResealReport, type SealedColumn } from './reseal.js';
export { SecretBox, UnreadableSecretError, type SecretBoxOptions } from './secret-box.js';
export { schemaFault } from './schema-version.js';
export { Transaction } from './transaction.js';
export type { Client as DatabaseClient } from 'pg';
export type { MigrationInterface, QueryRunner } from 'typeorm';
