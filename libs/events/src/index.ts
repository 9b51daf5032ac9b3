export {
  consume,
  type ConsumeOptions,
  type ConsumerProblem,
  type EventConsumer,
  type PoisonMessage,
} from './consume.js';
export {
  DurableConsumer,
  type ConsumerTrouble,
  type DurableConsumerOptions,
  type NatsConnection,
} from './durable-consumer.js';
export { ensureDurableConsumer, type DurableSettings } from './durable-settings.js';
export type { EventFilter } from './event-filter.js';
export type { ExpiredGap, Gap, PositionGap } from './gap-watch.js';
export { UnreadableEventError, type EventContext, type PoisonReason } from './received-event.js';
export {
  eventHeaders,
  eventStream,
  eventSubjects,
  replayRangeMax,
  replaySubject,
  type ReplayResponse,
} from './wire.js';
export type { KibanEvent, KibanEventKind, KibanEventOf } from '@kiban/client';
