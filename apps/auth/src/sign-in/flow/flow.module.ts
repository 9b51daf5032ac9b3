import { Module } from '@nestjs/common';
import { OidcModule } from '../../oidc/oidc.module.js';
import { ProofModule } from '../../proof/proof.module.js';
import { FormCookies } from './form-cookies.js';
import { OwnFormPipe, PendingPipe } from './form-parameters.js';
import { FormTokens } from './form-tokens.js';
import { Interactions } from './interaction.js';
import { NextStep } from './next-step.js';
import { PageErrorFilter } from './page-error.filter.js';
import { PublicBounds } from './public-bounds.js';
import { SecondStep } from './second-step.js';
import { SignInDemandsReader } from './sign-in-demands.reader.js';
import { SignInForm } from './sign-in-form.js';
import { SignInWays } from './sign-in-ways.js';

const flow = [
  FormCookies,
  FormTokens,
  Interactions,
  NextStep,
  OwnFormPipe,
  PageErrorFilter,
  PendingPipe,
  PublicBounds,
  SecondStep,
  SignInDemandsReader,
  SignInForm,
  SignInWays,
];

/** What every way to sign in uses: the pending request, its forms, the policy and the next step. */
@Module({
  imports: [OidcModule, ProofModule],
  providers: flow,
  exports: [OidcModule, ProofModule, ...flow],
})
export class FlowModule {}
