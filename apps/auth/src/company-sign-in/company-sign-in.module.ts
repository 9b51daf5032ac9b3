import { Module } from '@nestjs/common';
import { ProofModule } from '../proof/proof.module.js';
import { CompanyAccounts } from './company-accounts.js';
import { CompanyIdentitiesRepository } from './company-identities.repository.js';
import { CompanyMemberships } from './company-memberships.js';
import { ProofChecks } from './proof-checks.js';
import { SignInProvidersController } from './sign-in-providers.controller.js';
import { CreateSignInProvider } from './use-cases/create-sign-in-provider.use-case.js';
import { DeleteSignInProvider } from './use-cases/delete-sign-in-provider.use-case.js';
import { EndByCompany } from './use-cases/end-by-company.use-case.js';
import { EnterByCompany } from './use-cases/enter-by-company.use-case.js';
import { SignInAtCompany } from './use-cases/sign-in-at-company.use-case.js';
import { UpdateSignInProvider } from './use-cases/update-sign-in-provider.use-case.js';
import { VerifySignInDomain } from './use-cases/verify-sign-in-domain.use-case.js';

@Module({
  imports: [ProofModule],
  controllers: [SignInProvidersController],
  providers: [
    CompanyAccounts,
    CompanyIdentitiesRepository,
    CompanyMemberships,
    CreateSignInProvider,
    DeleteSignInProvider,
    EndByCompany,
    EnterByCompany,
    ProofChecks,
    SignInAtCompany,
    UpdateSignInProvider,
    VerifySignInDomain,
  ],
  exports: [EndByCompany, EnterByCompany, SignInAtCompany],
})
export class CompanySignInModule {}
