import { natsSettings, readConfig, runService } from '@kiban/app-config';
import { connectNats, natsOptions, prepareBroker } from '@kiban/messaging';
import { createLogger } from '@kiban/observability';
import { z } from 'zod';
import { intakeConsumer } from './intake/delivery-intake.js';

const schema = z.object({
  ...natsSettings.shape,
  /** Replicas of the stream: one for each node of the broker, at most 5. */
  NATS_STREAM_REPLICAS: z.coerce.number().int().min(1).max(5).default(1),
});

runService(async () => {
  const config = readConfig(schema, process.env);
  const logger = createLogger('prepare-broker', 'warn');
  const connection = await connectNats({ ...natsOptions(config), name: 'setup', logger });
  try {
    const copies = await prepareBroker(connection, {
      replicas: config.NATS_STREAM_REPLICAS,
      durables: [intakeConsumer],
    });
    process.stdout.write(`broker: the stream has ${copies} ${copies === 1 ? 'copy' : 'copies'}\n`);
  } finally {
    await connection.close();
  }
});
