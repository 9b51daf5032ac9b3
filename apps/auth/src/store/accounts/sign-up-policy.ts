import { DomainError, ValidationError } from '@kiban/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthConfig } from '../../config/auth-config.js';
import { AUTH_CONFIG } from '../../infrastructure/tokens.js';

/** Who may create an account, according to the operator’s settings. */
@Injectable()
export class SignUpPolicy {
  constructor(@Inject(AUTH_CONFIG) private readonly config: AuthConfig) {}

  /** Whether people may create an account without an invitation. */
  get isOpen(): boolean {
    return this.config.SIGN_UP === 'open';
  }

  /** Whether an invitation may create an account. */
  get takesInvited(): boolean {
    return this.config.SIGN_UP !== 'closed';
  }

  /** @throws DomainError 403 */
  requireOpen(): void {
    if (this.isOpen) return;
    this.requireInvited();
    throw new DomainError('forbidden', 'New accounts need an invitation; ask an owner of your workspace.');
  }

  /** @throws DomainError 403 */
  requireInvited(): void {
    if (!this.takesInvited)
      throw new DomainError('forbidden', 'This deployment does not accept new accounts.');
  }

  /** Whether the operator allows accounts with addresses of this domain. */
  allowsDomain(email: string): boolean {
    const domains = this.config.SIGN_UP_DOMAINS;
    return domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
  }

  /** @throws ValidationError when the operator does not allow addresses of this domain */
  requireDomain(email: string): void {
    const domains = this.config.SIGN_UP_DOMAINS;
    if (!this.allowsDomain(email))
      throw new ValidationError(
        'email',
        'domain',
        `email must use an allowed domain: ${domains.slice(0, 5).join(', ')}${domains.length > 5 ? ', …' : ''}.`,
      );
  }
}
