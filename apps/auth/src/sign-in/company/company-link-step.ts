import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import type { CompanyIdentity } from '../../proof/company/company-identity.js';
import { FormTokens } from '../flow/form-tokens.js';

/** How long a person has to enter the password after the company’s sign-in. */
const LIFETIME_MS = 10 * 60_000;

interface Step {
  identity: CompanyIdentity;
  endsAt: number;
}

/** A verified identity that waits for the password of an account: a signed value in the form, bound to the interaction. */
@Injectable()
export class CompanyLinkStep {
  constructor(
    private readonly forms: FormTokens,
    private readonly clock: Clock,
  ) {}

  /** @param uid of the interaction, which only this browser has */
  issue(uid: string, identity: CompanyIdentity): string {
    const step: Step = { identity, endsAt: this.clock.now().getTime() + LIFETIME_MS };
    const text = Buffer.from(JSON.stringify(step)).toString('base64url');
    return `${text}.${this.forms.issue(binding(uid, text))}`;
  }

  /** @returns undefined when it was not issued for this interaction, or too much time has passed */
  read(uid: string, value: string): CompanyIdentity | undefined {
    const [text = '', token = ''] = value.split('.', 2);
    if (!this.forms.verify(binding(uid, text), token)) return undefined;
    const { identity, endsAt } = JSON.parse(Buffer.from(text, 'base64url').toString()) as Step;
    return endsAt > this.clock.now().getTime() ? identity : undefined;
  }
}

const binding = (uid: string, text: string): string => `company link ${uid} ${text}`;
