import { DurableConsumer, type DurableConsumerOptions, type DurableSettings } from '@kiban/events';
import type { Logger } from '@kiban/observability';
import type { JsMsg } from '@nats-io/jetstream';
import { ensureEventStream } from './event-stream.js';
import type { NatsConnection } from './nats.js';
import { beginConsuming } from './traced-messages.js';

export interface DurableBatchesOptions
  extends DurableSettings, Pick<DurableConsumerOptions, 'batchMax' | 'retryDelayMs'> {
  connection: NatsConnection;
  logger: Logger;
  /**
   * Handles a batch and resolves when its effect is committed: only then is it acknowledged. Returned messages are
   * redelivered later, as is the whole batch if it rejects.
   * A message may arrive more than once, so the effect must be idempotent by event id.
   */
  handle: (batch: readonly JsMsg[]) => Promise<readonly JsMsg[]>;
}

const RETRY_DELAY_DEFAULT_MS = 1_000;

/** A durable consumer that creates the stream if it is missing, and handles batches in traces. */
export function durableBatches(options: DurableBatchesOptions): DurableConsumer {
  const { connection, logger, durable, ackPendingMax, retryDelayMs = RETRY_DELAY_DEFAULT_MS } = options;
  return new DurableConsumer({
    ...options,
    retryDelayMs,
    prefetch: ackPendingMax,
    prepare: () => ensureEventStream(connection),
    handle: async (batch) => {
      const retained = await retainedOf(options, batch);
      for (const message of batch) {
        if (retained.has(message)) message.nak(retryDelayMs);
        else message.ack();
      }
      return retained.size < batch.length;
    },
    onTrouble: (trouble, error) => logger.warn({ err: error, durable }, `consumer.${trouble}`),
  });
}

async function retainedOf(
  { durable, handle, logger }: DurableBatchesOptions,
  batch: readonly JsMsg[],
): Promise<ReadonlySet<JsMsg>> {
  const end = beginConsuming(durable, batch);
  try {
    const retained = new Set(await handle(batch));
    end(retained.size > 0);
    return retained;
  } catch (error) {
    end(true);
    logger.warn({ err: error, durable, count: batch.length }, 'consumer.batch_failed');
    return new Set(batch);
  }
}
