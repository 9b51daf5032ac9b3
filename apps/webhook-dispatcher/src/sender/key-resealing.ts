import type { Logger } from '@kiban/observability';
import type { SigningKeysRepository } from '../store/signing-keys.repository.js';

/** Seals stored signing keys with the current encryption key while that is being rotated. */
export class KeyResealing {
  constructor(
    private readonly keys: Pick<SigningKeysRepository, 'reseal'>,
    private readonly logger: Logger,
  ) {}

  async run(): Promise<void> {
    const report = await this.keys.reseal();
    if (!report) return;
    if (report.unreadable > 0) this.logger.error(report, 'signing_keys.unreadable');
    else if (report.resealed > 0) this.logger.info(report, 'signing_keys.resealed');
  }
}
