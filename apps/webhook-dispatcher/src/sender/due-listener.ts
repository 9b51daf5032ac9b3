import type { Logger } from '@kiban/observability';
import { Database, type DatabaseClient } from '@kiban/persistence';
import { dueChannel } from '../infrastructure/tokens.js';

/**
 * Receives notifications of other replicas that a delivery became due. Reconnects automatically; polling continues in
 * between.
 */
export class DueListener {
  private client: DatabaseClient | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private connecting: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
    private readonly onDue: () => void,
    private readonly reconnectMs = 1_000,
  ) {}

  start(): void {
    this.ensureConnected();
    this.timer = setInterval(() => this.ensureConnected(), this.reconnectMs);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.connecting;
    await this.client?.end().catch(() => undefined);
  }

  private ensureConnected(): void {
    if (this.client) return;
    this.connecting ??= this.connect().finally(() => {
      this.connecting = undefined;
    });
  }

  private async connect(): Promise<void> {
    try {
      const client = await this.database.dedicatedClient();
      client.on('notification', this.onDue);
      client.on('end', () => {
        if (this.client === client) this.client = undefined;
      });
      await client.query(`LISTEN ${dueChannel}`);
      this.client = client;
      if (!this.stopped) this.onDue();
    } catch (error) {
      this.logger.debug({ err: error }, 'dispatcher.listen_failed');
    }
  }
}
