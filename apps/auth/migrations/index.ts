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
import { AuditRetention1765000000000 } from './1765000000000-audit-retention.js';
import { AuditStream1765010000000 } from './1765010000000-audit-stream.js';
import { RestrictedTokens1765600000000 } from './1765600000000-restricted-tokens.js';
import { BoardTokens1766000000000 } from './1766000000000-board-tokens.js';
import { DevicesOfSessions1766100000000 } from './1766100000000-devices-of-sessions.js';
import { KnownDevices1766110000000 } from './1766110000000-known-devices.js';
import { SecondFactors1766300000000 } from './1766300000000-second-factors.js';
import { RequiredSecondFactors1766310000000 } from './1766310000000-required-second-factors.js';
import { CompanySignIn1766400000000 } from './1766400000000-company-sign-in.js';
import { RequiredCompanySignIn1766410000000 } from './1766410000000-required-company-sign-in.js';
import { Passkeys1766500000000 } from './1766500000000-passkeys.js';
import { ProvisionedUsers1766600000000 } from './1766600000000-provisioned-users.js';
import { ProvisionedGroups1766610000000 } from './1766610000000-provisioned-groups.js';
import { ShownSecondFactors1766700000000 } from './1766700000000-shown-second-factors.js';
import { NewAddresses1766710000000 } from './1766710000000-new-addresses.js';
import { ClientPolicies1766800000000 } from './1766800000000-client-policies.js';
import { DeletedAccounts1766900000000 } from './1766900000000-deleted-accounts.js';
import { WorkspaceDeletion1767000000000 } from './1767000000000-workspace-deletion.js';
import { UsedAddresses1767100000000 } from './1767100000000-used-addresses.js';
import { CheckedProofs1767110000000 } from './1767110000000-checked-proofs.js';
import { PasswordProofs1767200000000 } from './1767200000000-password-proofs.js';
import { NamesOfDirectories1767300000000 } from './1767300000000-names-of-directories.js';
import { FormerUsers1767310000000 } from './1767310000000-former-users.js';
import { TicksOfEventIds1767400000000 } from './1767400000000-ticks-of-event-ids.js';
import { NamesInDirectories1767410000000 } from './1767410000000-names-in-directories.js';

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
  AuditRetention1765000000000,
  AuditStream1765010000000,
  RestrictedTokens1765600000000,
  BoardTokens1766000000000,
  DevicesOfSessions1766100000000,
  KnownDevices1766110000000,
  SecondFactors1766300000000,
  RequiredSecondFactors1766310000000,
  CompanySignIn1766400000000,
  RequiredCompanySignIn1766410000000,
  Passkeys1766500000000,
  ProvisionedUsers1766600000000,
  ProvisionedGroups1766610000000,
  ShownSecondFactors1766700000000,
  NewAddresses1766710000000,
  ClientPolicies1766800000000,
  DeletedAccounts1766900000000,
  WorkspaceDeletion1767000000000,
  UsedAddresses1767100000000,
  CheckedProofs1767110000000,
  PasswordProofs1767200000000,
  NamesOfDirectories1767300000000,
  FormerUsers1767310000000,
  TicksOfEventIds1767400000000,
  NamesInDirectories1767410000000,
];

/** Of `sql/functions`; applied after the migrations (docs/decisions/0030-functions-in-files.md). */
export const functions = readSqlFunctions(import.meta.url);
