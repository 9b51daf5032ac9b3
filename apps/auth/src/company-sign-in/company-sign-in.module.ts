import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { ConnectedClientsModule } from '../connected-clients/connected-clients.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MembersModule } from '../members/members.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { TokenCheckModule } from '../token-check/token-check.module.js';
import { CompanyIdentitiesRepository } from './company-identities.repository.js';
import { CompanySessionsRepository } from './company-sessions.repository.js';
import { DomainProof } from './domain-proof.js';
import { EndCompanySessions } from './end-company-sessions.js';
import { LogoutTokens } from './logout-tokens.js';
import { ProofChecks } from './proof-checks.js';
import { ProofsRepository } from './proofs.repository.js';
import { ProviderClient } from './provider-client.js';
import { ProviderFetch } from './provider-fetch.js';
import { SignInProvidersController } from './sign-in-providers.controller.js';
import { SignInProvidersRepository } from './sign-in-providers.repository.js';
import { SignInRequestsRepository } from './sign-in-requests.repository.js';
import { CreateSignInProvider } from './use-cases/create-sign-in-provider.use-case.js';
import { DeleteSignInProvider } from './use-cases/delete-sign-in-provider.use-case.js';
import { EnterByCompany } from './use-cases/enter-by-company.use-case.js';
import { UpdateSignInProvider } from './use-cases/update-sign-in-provider.use-case.js';
import { VerifySignInDomain } from './use-cases/verify-sign-in-domain.use-case.js';

@Module({
  imports: [
    InfrastructureModule,
    AccountsModule,
    AuditModule,
    ConnectedClientsModule,
    MailModule,
    MembersModule,
    NoticesModule,
    TokenCheckModule,
  ],
  controllers: [SignInProvidersController],
  providers: [
    CompanyIdentitiesRepository,
    CompanySessionsRepository,
    CreateSignInProvider,
    DeleteSignInProvider,
    DomainProof,
    EndCompanySessions,
    EnterByCompany,
    LogoutTokens,
    ProofChecks,
    ProofsRepository,
    ProviderClient,
    ProviderFetch,
    SignInProvidersRepository,
    SignInRequestsRepository,
    UpdateSignInProvider,
    VerifySignInDomain,
  ],
  exports: [
    DomainProof,
    CompanySessionsRepository,
    EndCompanySessions,
    EnterByCompany,
    LogoutTokens,
    ProofsRepository,
    ProviderClient,
    SignInProvidersRepository,
    SignInRequestsRepository,
  ],
})
export class CompanySignInModule {}
