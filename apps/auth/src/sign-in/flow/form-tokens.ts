import { createHmac } from 'node:crypto';
import type { AuthConfig } from '../../config/auth-config.js';
import { equalSecrets } from '../../infrastructure/digest.js';
import { AUTH_CONFIG } from '../../infrastructure/tokens.js';
import { Inject, Injectable } from '@nestjs/common';

/** Binds a form to the page that contained it, so that no other site can send it. */
@Injectable()
export class FormTokens {
  constructor(@Inject(AUTH_CONFIG) private readonly config: AuthConfig) {}

  /** The origin that forms are sent from. */
  get origin(): string {
    return this.config.PUBLIC_ORIGIN;
  }

  /** @param binding a value that only this browser has, such as the interaction or a cookie */
  issue(binding: string): string {
    return this.sign(this.config.COOKIE_KEYS[0] as string, binding);
  }

  verify(binding: string, token: unknown): boolean {
    // Older keys still verify, so that keys can be rotated while forms are open.
    return (
      typeof token === 'string' &&
      this.config.COOKIE_KEYS.some((key) => equalSecrets(this.sign(key, binding), token))
    );
  }

  private sign(key: string, binding: string): string {
    return createHmac('sha256', key).update(`kiban form ${binding}`).digest('base64url');
  }
}
