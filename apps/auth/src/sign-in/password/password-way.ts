import { Injectable, type OnModuleInit } from '@nestjs/common';
import { html } from '@kiban/http-kit';
import { passwordField } from '../../pages/form-parts.js';
import type { SignInEntry } from '../../pages/sign-in-page.js';
import { SignInWays, type EntryForm, type SignInWay } from '../flow/sign-in-ways.js';

/** The password, which begins with the address. */
@Injectable()
export class PasswordWay implements OnModuleInit, SignInWay {
  readonly name = 'password';
  readonly via = 'password';
  readonly rank = 10;
  readonly proof = { ofCompany: false, twoFactors: false };

  constructor(private readonly ways: SignInWays) {}

  onModuleInit(): void {
    this.ways.register(this);
  }

  isOffered(): boolean {
    return true;
  }

  entry({ email }: EntryForm): SignInEntry {
    return {
      kind: 'address',
      action: 'sign-in',
      label: 'Sign in',
      fields: passwordField({ id: 'password', label: 'Password', autofocus: Boolean(email) }),
      help: html`<p class="soft"><a href="/sign-in/reset">Forgot your password?</a></p>`,
    };
  }
}
