import { readSqlFunctions, type MigrationClass } from '@kiban/persistence';
import { Initial1763700000000 } from './1763700000000-initial.js';
import { IdempotencyKeys1763700100000 } from './1763700100000-idempotency-keys.js';
import { EndedDeliveries1763700200000 } from './1763700200000-ended-deliveries.js';
import { AuditOutbox1764000000000 } from './1764000000000-audit-outbox.js';
import { ConfirmedEndpoints1764000100000 } from './1764000100000-confirmed-endpoints.js';
import { ListArrivals1764100000000 } from './1764100000000-list-arrivals.js';
import { TicksOfEventIds1764200000000 } from './1764200000000-ticks-of-event-ids.js';

/** In order; a landed one is never edited. */
export const migrations: readonly MigrationClass[] = [
  Initial1763700000000,
  IdempotencyKeys1763700100000,
  EndedDeliveries1763700200000,
  AuditOutbox1764000000000,
  ConfirmedEndpoints1764000100000,
  ListArrivals1764100000000,
  TicksOfEventIds1764200000000,
];

/** Of `sql/functions`; applied after the migrations (docs/decisions/0030-functions-in-files.md). */
export const functions = readSqlFunctions(import.meta.url);
