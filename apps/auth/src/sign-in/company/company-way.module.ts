import { Module } from '@nestjs/common';
import { CompanySignInModule } from '../../company-sign-in/company-sign-in.module.js';
import { FlowModule } from '../flow/flow.module.js';
import { CompanyLinkStep } from './company-link-step.js';
import { CompanyLinkController } from './company-link.controller.js';
import { CompanyLink } from './company-link.js';
import { CompanyLogoutController } from './company-logout.controller.js';
import { CompanyPages } from './company-pages.js';
import { CompanyReturnController } from './company-return.controller.js';
import { CompanySignInController } from './company-sign-in.controller.js';
import { CompanyWay } from './company-way.js';

@Module({
  imports: [CompanySignInModule, FlowModule],
  controllers: [
    CompanyLinkController,
    CompanyLogoutController,
    CompanyReturnController,
    CompanySignInController,
  ],
  providers: [CompanyLink, CompanyLinkStep, CompanyPages, CompanyWay],
})
export class CompanyWayModule {}
