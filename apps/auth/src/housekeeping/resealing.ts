import type { Logger } from '@kiban/observability';
import { SecretBox, type ResealReport } from '@kiban/persistence';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '../infrastructure/tokens.js';
import { ModelTable } from '../oidc/model-table.js';
import { SecondFactorsRepository } from '../store/factors/second-factors.repository.js';
import { SignInProvidersRepository } from '../store/providers/sign-in-providers.repository.js';

const INTERVAL_MS = 60_000;

/** Encrypts stored values with the current key while the encryption key is being rotated. */
@Injectable()
export class Resealing {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;

  constructor(
    private readonly models: ModelTable,
    private readonly factors: SecondFactorsRepository,
    private readonly signInProviders: SignInProvidersRepository,
    private readonly secrets: SecretBox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Without retired keys every value has the current one. */
  start(): void {
    if (!this.secrets.isRotating) return;
    this.timer = setInterval(() => this.begin(), INTERVAL_MS);
    this.begin();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  private begin(): void {
    this.round ??= this.run()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'resealing.failed'))
      .finally(() => {
        this.round = undefined;
      });
  }

  private async run(): Promise<void> {
    this.log('models', await this.models.reseal());
    this.log('second_factors', await this.factors.reseal());
    this.log('sign_in_providers', await this.signInProviders.reseal());
  }

  private log(values: 'models' | 'second_factors' | 'sign_in_providers', report: ResealReport): void {
    if (report.unreadable > 0) this.logger.error(report, `${values}.unreadable`);
    else if (report.resealed > 0) this.logger.info(report, `${values}.resealed`);
  }
}
