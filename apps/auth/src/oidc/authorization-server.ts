import type { Logger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { Inject, Injectable } from '@nestjs/common';
import Provider, { type KoaContextWithOIDC } from 'oidc-provider';
import type { AuthConfig } from '../config/auth-config.js';
import { Clock } from '../infrastructure/clock.js';
import { AUTH_CONFIG, LOGGER } from '../infrastructure/tokens.js';
import { withoutFilledCode } from './device-flow.js';
import { DocumentFetch } from './document-fetch.js';
import { FetchAllowance } from './fetch-allowance.js';
import { ModelAdapters } from './model-adapters.js';
import { renderProtocolError } from './protocol-error-page.js';
import { providerConfiguration } from './provider-configuration.js';
import { RegistrationGate } from './registration-gate.js';
import { Resources } from './resources.js';
import { SignInIdCookie } from './sign-in-id.js';
import { SignedInAccounts } from './signed-in-accounts.js';
import { respondUnavailable, setUnavailable } from './unavailable.js';

/** Bounds a caller’s text in a log line. */
const LOGGED_LENGTH_MAX = 200;

/** The OAuth 2.1 authorization server of this deployment; its issuer is the public origin. */
@Injectable()
export class AuthorizationServer {
  readonly provider: Provider;
  readonly resources: Resources;
  readonly registrations: RegistrationGate;
  readonly signInId: SignInIdCookie;

  constructor(
    @Inject(AUTH_CONFIG) readonly config: AuthConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    models: ModelAdapters,
    accounts: SignedInAccounts,
    clock: Clock,
    database: Database,
  ) {
    this.resources = new Resources(config.PUBLIC_ORIGIN);
    const limits = {
      perNetworkAndHour: config.OAUTH_REGISTRATIONS_PER_HOUR,
      unusedMax: config.OAUTH_UNUSED_CLIENTS_MAX,
    };
    this.registrations = new RegistrationGate(database, clock, limits, logger);
    const documents = new DocumentFetch({
      sources: config.OAUTH_DOCUMENT_SOURCES,
      allowance: new FetchAllowance(() => clock.now()),
      request: () => Provider.ctx ?? { ip: 'unknown' },
      logger,
    });
    this.provider = new Provider(
      config.PUBLIC_ORIGIN,
      providerConfiguration({
        config,
        resources: this.resources,
        adapter: models.of,
        findAccount: accounts.find,
        clock,
        renderError: renderProtocolError,
        documents,
      }),
    );
    this.provider.proxy = true;
    this.signInId = new SignInIdCookie(this.resources.origin);
    this.provider.use(respondUnavailable);
    this.provider.use(withoutFilledCode);
    this.provider.use(this.signInId.follow);
    this.logFaults();
  }

  /** The client receives a generic error; the log has the cause, without secrets. */
  private logFaults(): void {
    const log = (event: string) => (ctx: KoaContextWithOIDC, error: Error & { error_detail?: string }) => {
      this.logger.info(
        {
          event,
          clientId: ctx.oidc.client?.clientId,
          error: error.message.slice(0, LOGGED_LENGTH_MAX),
          detail: error.error_detail?.slice(0, LOGGED_LENGTH_MAX),
          address: ctx.ip,
        },
        'oauth.refused',
      );
    };
    this.provider.on('authorization.error', log('authorization'));
    this.provider.on('grant.error', log('token'));
    this.provider.on('registration_create.error', log('registration'));
    this.provider.on('revocation.error', log('revocation'));
    this.provider.on('device_authorization.error', log('device authorization'));
    this.provider.on('code_verification.error', log('code of a device'));
    this.provider.on('discovery.error', log('discovery'));
    this.provider.on('server_error', (ctx: KoaContextWithOIDC, error: Error) => {
      this.logger.error({ err: error, path: ctx.path }, 'oauth.failed');
      setUnavailable(ctx, error);
    });
  }
}
