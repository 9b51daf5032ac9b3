import type { Logger } from '@kiban/observability';
import { SecretBox } from '@kiban/persistence';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '../infrastructure/tokens.js';
import { ModelTable } from './model-table.js';

const INTERVAL_MS = 60_000;

/** Encrypts stored models with the current key while the encryption key is being rotated. */
@Injectable()
export class ModelResealing {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;

  constructor(
    private readonly models: ModelTable,
    private readonly secrets: SecretBox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Without retired keys every model has the current one. */
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
      .catch((error: unknown) => this.logger.warn({ err: error }, 'models.resealing_failed'))
      .finally(() => {
        this.round = undefined;
      });
  }

  private async run(): Promise<void> {
    const report = await this.models.reseal();
    if (report.unreadable > 0) this.logger.error(report, 'models.unreadable');
    else if (report.resealed > 0) this.logger.info(report, 'models.resealed');
  }
}
