import { ServiceBusyError, ValidationError } from '@kiban/contracts';
import { networkOf } from '@kiban/http-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthConfig } from '../config/auth-config.js';
import type { RequestOrigin } from '../infrastructure/request-origin.js';
import { RequestWindows } from '../infrastructure/request-windows.js';
import { AUTH_CONFIG } from '../infrastructure/tokens.js';

const HOUR_MS = 3_600_000;
const RESETS_PER_HOUR_MAX = 30;

/** Bounds what one network may post to the pages without signing in. */
@Injectable()
export class PublicBounds {
  constructor(
    private readonly windows: RequestWindows,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
  ) {}

  /**
   * Runs a sign-up, with or without an invitation, within the bound of its network. One that is rejected before an
   * account or a mail could come of it does not count.
   * @throws TooManyRequestsError; what `work` throws
   */
  async signUp<T>({ address }: RequestOrigin, work: () => Promise<T>): Promise<T> {
    const bound = {
      subject: `sign-ups from ${networkOf(address)}`,
      windowMs: HOUR_MS,
      max: this.config.SIGN_UPS_PER_HOUR,
      message: 'Too many accounts were requested from this network.',
    };
    await this.windows.charge(bound);
    try {
      return await work();
    } catch (error) {
      if (error instanceof ValidationError || error instanceof ServiceBusyError)
        await this.windows.refund(bound);
      throw error;
    }
  }

  /** Requests of a reset link, and uses of one. @throws TooManyRequestsError */
  takeReset({ address }: RequestOrigin): Promise<void> {
    return this.windows.charge({
      subject: `resets from ${networkOf(address)}`,
      windowMs: HOUR_MS,
      max: RESETS_PER_HOUR_MAX,
      message: 'Too many password resets were requested from this network.',
    });
  }
}
