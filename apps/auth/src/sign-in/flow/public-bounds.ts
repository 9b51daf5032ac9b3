import { ServiceBusyError, ValidationError, type RequestOrigin } from '@kiban/contracts';
import { networkOf } from '@kiban/http-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthConfig } from '../../config/auth-config.js';
import { RequestWindows } from '../../infrastructure/request-windows.js';
import { AUTH_CONFIG } from '../../infrastructure/tokens.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The share of the hourly sign-ins that may be started in one minute. */
const MINUTE_SHARE = 0.1;
const RESETS_PER_HOUR_MAX = 30;
const LOGOUTS_PER_MINUTE_MAX = 600;

/** Limits what one network may post to the pages without signing in. */
@Injectable()
export class PublicBounds {
  constructor(
    private readonly windows: RequestWindows,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
  ) {}

  /**
   * Runs a sign-up, with or without an invitation, within the limit of its network. A sign-up that is rejected before
   * it creates an account or a mail does not count.
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

  /**
   * An authorization request, which creates an interaction. Requests of a signed-in browser have a limit of their
   * own, so that its renewals do not use up the limit of its office.
   * @param session the browser session that its signed cookie names
   * @throws TooManyRequestsError
   */
  startSignIn({ address }: RequestOrigin, session: string | undefined): Promise<void> {
    const who = session === undefined ? `from ${networkOf(address)}` : `of session ${session}`;
    const message = `Too many sign-ins were started ${session === undefined ? 'from this network' : 'in this browser'}.`;
    const max = this.config.SIGN_INS_PER_HOUR;
    return this.windows.charge(
      { subject: `sign-ins an hour ${who}`, windowMs: HOUR_MS, max, message },
      {
        subject: `sign-ins a minute ${who}`,
        windowMs: MINUTE_MS,
        max: Math.ceil(max * MINUTE_SHARE),
        message,
      },
    );
  }

  /** Requests to companies’ providers, which are stored. @throws TooManyRequestsError */
  startCompanySignIn({ address }: RequestOrigin): Promise<void> {
    return this.windows.charge({
      subject: `company sign-ins from ${networkOf(address)}`,
      windowMs: HOUR_MS,
      max: this.config.SIGN_INS_PER_HOUR,
      message: 'Too many sign-ins were started from this network.',
    });
  }

  /** Options for a passkey, each of which allows one attempt. @throws TooManyRequestsError */
  usePasskey({ address }: RequestOrigin): Promise<void> {
    const message = 'Too many sign-ins were started from this network.';
    const max = this.config.SIGN_INS_PER_HOUR;
    const network = networkOf(address);
    return this.windows.charge(
      { subject: `passkeys an hour from ${network}`, windowMs: HOUR_MS, max, message },
      {
        subject: `passkeys a minute from ${network}`,
        windowMs: MINUTE_MS,
        max: Math.ceil(max * MINUTE_SHARE),
        message,
      },
    );
  }

  /** Logout tokens, whose keys may have to be fetched. @throws TooManyRequestsError */
  companyLogout({ address }: RequestOrigin): Promise<void> {
    return this.windows.charge({
      subject: `company logouts from ${networkOf(address)}`,
      windowMs: MINUTE_MS,
      max: LOGOUTS_PER_MINUTE_MAX,
      message: 'Too many logout tokens were sent from this network.',
    });
  }

  /** Requests and uses of a reset link. @throws TooManyRequestsError */
  takeReset({ address }: RequestOrigin): Promise<void> {
    return this.windows.charge({
      subject: `resets from ${networkOf(address)}`,
      windowMs: HOUR_MS,
      max: RESETS_PER_HOUR_MAX,
      message: 'Too many password resets were requested from this network.',
    });
  }
}
