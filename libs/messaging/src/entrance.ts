import { UnchangedErrors } from '@kiban/events/nestjs';
import { applyDecorators, Controller, UseFilters } from '@nestjs/common';
import type { DurableBatchesOptions } from './durable-batches.js';

/** What an entrance states beside its subject. */
export interface EntranceSettings {
  /** Replicas of one queue group share the messages; without a group, every replica receives each message. */
  queue?: string;
  /** Reads the subject from the stream of domain events, in batches. */
  durable?: DurableSettings;
}

export type DurableSettings = Pick<
  DurableBatchesOptions,
  'durable' | 'ackPendingMax' | 'ackWaitMs' | 'batchMax' | 'retryDelayMs'
>;

/** For `@MessagePattern` and `@EventPattern`: the replicas share the messages. */
export function queueGroup(queue: string): { queue: string } {
  return { queue };
}

/**
 * For `@EventPattern`: a durable consumer. Its handler takes `readonly JsMsg[]` and returns those to redeliver, as
 * `DurableBatchesOptions.handle` states.
 */
export function durableConsumer(durable: DurableSettings): { durable: DurableSettings } {
  return { durable };
}

/**
 * A class whose methods receive NATS messages: requests by `@MessagePattern(subject)`, messages without a response by
 * `@EventPattern(subject)`.
 */
export function NatsController(): ClassDecorator {
  return applyDecorators(Controller(), UseFilters(UnchangedErrors));
}
