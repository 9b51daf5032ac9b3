import type { Logger } from '@kiban/observability';
import { resealColumn, type Database, type SecretBox } from '@kiban/persistence';
import { signingKeyContext } from '../endpoints/signing-key.js';

/** Encrypts stored signing keys with the current key while the encryption key is being rotated. */
export class KeyResealing {
  constructor(
    private readonly database: Database,
    private readonly secrets: SecretBox,
    private readonly logger: Logger,
  ) {}

  /** Without retired keys every signing key has the current one. */
  async run(): Promise<void> {
    if (!this.secrets.isRotating) return;
    const report = await resealColumn<{ endpoint_id: number }>(this.database, this.secrets, {
      table: 'webhooks.secret',
      keys: ['id'],
      column: 'ciphertext',
      contextColumns: ['endpoint_id'],
      contextOf: ({ endpoint_id }) => signingKeyContext(endpoint_id),
    });
    if (report.unreadable > 0) this.logger.error(report, 'signing_keys.unreadable');
    else if (report.resealed > 0) this.logger.info(report, 'signing_keys.resealed');
  }
}
