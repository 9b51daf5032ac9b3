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

  /** New accounts, with and without an invitation. @throws TooManyRequestsError */
  takeSignUp({ address }: RequestOrigin): Promise<void> {
    return this.windows.charge({
      subject: `sign-ups from ${networkOf(address)}`,
      windowMs: HOUR_MS,
      max: this.config.SIGN_UPS_PER_HOUR,
      message: 'Too many accounts were requested from this network.',
    });
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
