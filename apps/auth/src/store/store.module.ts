import { Module } from '@nestjs/common';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { AccountsReader } from './accounts/accounts.reader.js';
import { AccountsRepository } from './accounts/accounts.repository.js';
import { KnownDevices } from './accounts/known-devices.js';
import { KnownNetworks } from './accounts/known-networks.js';
import { NewAddressesReader } from './accounts/new-addresses.reader.js';
import { NewAddressesRepository } from './accounts/new-addresses.repository.js';
import { PasswordResetsRepository } from './accounts/password-resets.repository.js';
import { PendingSignUpsRepository } from './accounts/pending-sign-ups.repository.js';
import { SignUpPolicy } from './accounts/sign-up-policy.js';
import { AccountAudit } from './audit/account-audit.js';
import { AuthChanges } from './audit/auth-changes.js';
import { UsedAddresses } from './audit/used-addresses.js';
import { PasskeysReader } from './factors/passkeys.reader.js';
import { PasskeysRepository } from './factors/passkeys.repository.js';
import { SecondFactorsReader } from './factors/second-factors.reader.js';
import { SecondFactorsRepository } from './factors/second-factors.repository.js';
import { ConnectionsReader } from './grants/connections.reader.js';
import { ConnectionsRepository } from './grants/connections.repository.js';
import { GrantsRepository } from './grants/grants.repository.js';
import { InvitationsReader } from './invitations/invitations.reader.js';
import { InvitationsRepository } from './invitations/invitations.repository.js';
import { MembersReader } from './members/members.reader.js';
import { MembersRepository } from './members/members.repository.js';
import { ProofsRepository } from './providers/proofs.repository.js';
import { SignInProvidersReader } from './providers/sign-in-providers.reader.js';
import { SignInProvidersRepository } from './providers/sign-in-providers.repository.js';
import { CallerSession } from './rights/caller-session.js';
import { LeaseHolders } from './rights/lease-holders.js';
import { LeaseRevocation } from './rights/lease-revocation.js';
import { SessionRight } from './rights/session-right.js';
import { BrowserSessions } from './sessions/browser-sessions.js';
import { CompanySessionsReader } from './sessions/company-sessions.reader.js';
import { CompanySessionsRepository } from './sessions/company-sessions.repository.js';
import { ApiTokensRepository } from './tokens/api-tokens.repository.js';
import { DeletionsRepository } from './workspaces/deletions.repository.js';
import { WorkspacesReader } from './workspaces/workspaces.reader.js';
import { WorkspacesRepository } from './workspaces/workspaces.repository.js';

const rows = [
  AccountAudit,
  AccountsReader,
  AccountsRepository,
  ApiTokensRepository,
  AuthChanges,
  BrowserSessions,
  CallerSession,
  CompanySessionsReader,
  CompanySessionsRepository,
  ConnectionsReader,
  ConnectionsRepository,
  DeletionsRepository,
  GrantsRepository,
  InvitationsReader,
  InvitationsRepository,
  KnownDevices,
  KnownNetworks,
  LeaseHolders,
  LeaseRevocation,
  MembersReader,
  MembersRepository,
  NewAddressesReader,
  NewAddressesRepository,
  PasskeysReader,
  PasskeysRepository,
  PasswordResetsRepository,
  PendingSignUpsRepository,
  ProofsRepository,
  SecondFactorsReader,
  SecondFactorsRepository,
  SessionRight,
  SignInProvidersReader,
  SignInProvidersRepository,
  SignUpPolicy,
  UsedAddresses,
  WorkspacesReader,
  WorkspacesRepository,
];

/** The rows that several features use, who may still change them, and what records and announces a change. */
@Module({
  imports: [InfrastructureModule],
  providers: rows,
  exports: [InfrastructureModule, ...rows],
})
export class StoreModule {}
