import { connectNats, OutboxRelay } from '@kiban/messaging';
import { createLogger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { readRelaySettings } from '../config/relay-settings.js';

/** The relay of a service with tables, alone in a process that can be killed and frozen. */
const settings = readRelaySettings(process.env);
const logger = createLogger('relay', 'info');
const database = new Database({ url: settings.databaseUrl, poolMax: 3, applicationName: 'relay', logger });
const connection = await connectNats({ url: settings.natsUrl, name: 'relay', logger });
const relay = new OutboxRelay({
  database,
  connection,
  schema: 'boards',
  source: 'boards',
  publicOrigin: 'http://localhost:4000',
  logger,
  leaseMs: settings.leaseMs,
});
relay.start();
process.once('SIGTERM', () => {
  void (async () => {
    await relay.stop();
    await connection.drain();
    await database.close();
    process.exit(0);
  })();
});
