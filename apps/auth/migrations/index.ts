import { readSqlFunctions, type MigrationClass } from '@kiban/persistence';
import { Initial1763700000000 } from './1763700000000-initial.js';
import { SessionsOfAccounts1763800000000 } from './1763800000000-sessions-of-accounts.js';
import { IdempotencyKeys1763900000000 } from './1763900000000-idempotency-keys.js';
import { CredentialEpochs1764000000000 } from './1764000000000-credential-epochs.js';
import { VerifiedSignUp1764100000000 } from './1764100000000-verified-sign-up.js';
import { RequestWindows1764110000000 } from './1764110000000-request-windows.js';
import { NetworksOfClients1764200000000 } from './1764200000000-networks-of-clients.js';
import { AuditOfServices1764300000000 } from './1764300000000-audit-of-services.js';
import { MemberPreferences1764400000000 } from './1764400000000-member-preferences.js';

/** In order; a landed one is never edited. */
export const migrations: readonly MigrationClass[] = [
  Initial1763700000000,
  SessionsOfAccounts1763800000000,
  IdempotencyKeys1763900000000,
  CredentialEpochs1764000000000,
  VerifiedSignUp1764100000000,
  RequestWindows1764110000000,
  NetworksOfClients1764200000000,
  AuditOfServices1764300000000,
  MemberPreferences1764400000000,
];

/** Of `sql/functions`; applied after the migrations (docs/decisions/0030-functions-in-files.md). */
export const functions = readSqlFunctions(import.meta.url);
