import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { SignInEntry } from '../../pages/sign-in-page.js';
import { SignInProvidersReader } from '../../store/providers/sign-in-providers.reader.js';
import { SignInWays, type SignInWay } from '../flow/sign-in-ways.js';

/** The sign-in of a company, found by the domain of the address. */
@Injectable()
export class CompanyWay implements OnModuleInit, SignInWay {
  readonly name = 'company';
  readonly via = 'company sign-in';
  readonly rank = 20;
  readonly proof = { ofCompany: true, twoFactors: false };

  constructor(
    private readonly ways: SignInWays,
    private readonly companies: SignInProvidersReader,
  ) {}

  onModuleInit(): void {
    this.ways.register(this);
  }

  isOffered(): Promise<boolean> {
    return this.companies.isOffered();
  }

  entry(): SignInEntry {
    return { kind: 'address', action: 'company', label: 'Continue with your company' };
  }
}
