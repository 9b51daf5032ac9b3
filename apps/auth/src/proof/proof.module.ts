import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { StoreModule } from '../store/store.module.js';
import { AddressChange } from './addresses/address-change.js';
import { AddressMails } from './addresses/address-mails.js';
import { DomainProof } from './company/domain-proof.js';
import { LogoutTokens } from './company/logout-tokens.js';
import { ProviderClient } from './company/provider-client.js';
import { ProviderFetch } from './company/provider-fetch.js';
import { SignInRequestsRepository } from './company/sign-in-requests.repository.js';
import { CredentialChange } from './credentials/credential-change.js';
import { StrongestProof } from './credentials/strongest-proof.js';
import { AccessEnd } from './ended-access/access-end.js';
import { AccountAccessEnd } from './ended-access/account-access-end.js';
import { AccountDeletion } from './ended-access/account-deletion.js';
import { DeletedAccountsRepository } from './ended-access/deleted-accounts.repository.js';
import { EndCompanySessions } from './ended-access/end-company-sessions.js';
import { MembershipChanges } from './ended-access/membership-changes.js';
import { PersonErasure } from './ended-access/person-erasure.js';
import { SessionEnd } from './ended-access/session-end.js';
import { Notices } from './notices/notices.js';
import { OwnerProof } from './passkeys/owner-proof.js';
import { PasskeyChallenges } from './passkeys/passkey-challenges.js';
import { PasskeyCreation } from './passkeys/passkey-creation.js';
import { PasskeySignIn } from './passkeys/passkey-sign-in.js';
import { WebAuthn } from './passkeys/web-authn.js';
import { NewAccounts } from './passwords/new-accounts.js';
import { PasswordChange } from './passwords/password-change.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { PasswordThrottle } from './passwords/password-throttle.js';
import { Passwords } from './passwords/passwords.js';
import { ResetLinks } from './passwords/reset-links.js';
import { SecondFactorCheck } from './second-factor/second-factor-check.js';

const proofs = [
  AddressChange,
  AddressMails,
  AccessEnd,
  AccountAccessEnd,
  AccountDeletion,
  CredentialChange,
  DeletedAccountsRepository,
  DomainProof,
  EndCompanySessions,
  LogoutTokens,
  MembershipChanges,
  NewAccounts,
  Notices,
  OwnerProof,
  PasskeyChallenges,
  PasskeyCreation,
  PasskeySignIn,
  PasswordChange,
  PasswordHasher,
  PasswordThrottle,
  PersonErasure,
  ResetLinks,
  Passwords,
  ProviderClient,
  ProviderFetch,
  SessionEnd,
  StrongestProof,
  SecondFactorCheck,
  SignInRequestsRepository,
  WebAuthn,
];

/** How a person proves who they are, what ends when that changes, and the mails about it. */
@Module({
  imports: [MailModule, StoreModule],
  providers: proofs,
  exports: [MailModule, StoreModule, ...proofs],
})
export class ProofModule {}
