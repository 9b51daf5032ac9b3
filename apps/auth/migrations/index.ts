import type { MigrationClass } from '@kiban/persistence';
import { Initial1763700000000 } from './1763700000000-initial.js';
import { SessionsOfAccounts1763800000000 } from './1763800000000-sessions-of-accounts.js';

import { IdempotencyKeys1763900000000 } from './1763900000000-idempotency-keys.js';
import { AuditOfServices1764300000000 } from './1764300000000-audit-of-services.js';

/** In order; a landed one is never edited. */
export const migrations: readonly MigrationClass[] = [
  Initial1763700000000,
  SessionsOfAccounts1763800000000,
  IdempotencyKeys1763900000000,
  AuditOfServices1764300000000,
];
