import { Injectable, type OnModuleInit } from '@nestjs/common';
import { passkeyPart } from '../../pages/passkey-part.js';
import type { SignInEntry } from '../../pages/sign-in-page.js';
import { SignInWays, type EntryForm, type SignInWay } from '../flow/sign-in-ways.js';

/** A passkey alone, which names its account. */
@Injectable()
export class PasskeyWay implements OnModuleInit, SignInWay {
  readonly name = 'passkey';
  readonly via = 'passkey';
  readonly rank = 30;
  readonly proof = { ofCompany: false, twoFactors: true };

  constructor(private readonly ways: SignInWays) {}

  onModuleInit(): void {
    this.ways.register(this);
  }

  isOffered(): boolean {
    return true;
  }

  entry({ path, formToken }: EntryForm): SignInEntry {
    return {
      kind: 'own form',
      part: passkeyPart({ path, formToken, isFirst: true }),
      hasPasskeyScript: true,
    };
  }
}
