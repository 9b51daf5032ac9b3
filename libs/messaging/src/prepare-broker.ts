import { ensureDurableConsumer, eventStream } from '@kiban/events';
import type { NatsConnection } from '@nats-io/transport-node';
import { ensureEventStream } from './event-stream.js';

/**
 * Creates the stream and the consumers before the services start, so that an autoscaler finds each consumer. Raises the
 * stream's number of copies to the configured one, and never lowers it: an operator may have had a reason.
 * @returns the stream's number of copies
 */
export async function prepareBroker(
  connection: NatsConnection,
  options: { replicas: number; durables: readonly string[] },
): Promise<number> {
  const manager = await ensureEventStream(connection, options.replicas);
  const { config } = await manager.streams.info(eventStream);
  if (config.num_replicas < options.replicas)
    await manager.streams.update(eventStream, { num_replicas: options.replicas });
  for (const durable of options.durables) await ensureDurableConsumer(manager, { durable });
  return Math.max(config.num_replicas, options.replicas);
}
