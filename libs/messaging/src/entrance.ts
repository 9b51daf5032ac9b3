import { applyDecorators, Catch, Controller, UseFilters, type ExceptionFilter } from '@nestjs/common';
import type { DurableConsumerOptions } from './durable-consumer.js';

/** What an entrance states beside its subject. */
export interface EntranceSettings {
  /** Replicas of one queue group share the messages; without a group, every replica receives each message. */
  queue?: string;
  /** Reads the subject from the stream of domain events, in batches. */
  durable?: DurableSettings;
}

export type DurableSettings = Pick<
  DurableConsumerOptions,
  'durable' | 'ackPendingMax' | 'ackWaitMs' | 'batchMax' | 'retryDelayMs'
>;

/** For `@MessagePattern` and `@EventPattern`: the replicas share the messages. */
export function queueGroup(queue: string): { queue: string } {
  return { queue };
}

/**
 * For `@EventPattern`: a durable consumer. Its handler takes `readonly JsMsg[]` and returns those to redeliver, as
 * `DurableConsumerOptions.handle` states.
 */
export function durableConsumer(durable: DurableSettings): { durable: DurableSettings } {
  return { durable };
}

/** Nest would log an error itself and replace it; the transport needs the error of the handler. */
@Catch()
class UnchangedErrors implements ExceptionFilter {
  catch(error: unknown): never {
    throw error;
  }
}

/**
 * A class whose methods receive NATS messages: requests by `@MessagePattern(subject)`, messages without a response by
 * `@EventPattern(subject)`.
 */
export function NatsController(): ClassDecorator {
  return applyDecorators(Controller(), UseFilters(UnchangedErrors));
}
