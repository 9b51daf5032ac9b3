export {
  auditedVia,
  auditOutboxEntries,
  auditSubject,
  changeBy,
  type AuditResponse,
  type AuditChange,
  type AuditEntryMessage,
  type AuditQuestion,
} from './audit-outbox.js';
export { AuditRelay } from './audit-relay.js';
export { DurableConsumer } from './durable-consumer.js';
export {
  eventBody,
  eventHeaders,
  outboxColumns,
  type OutboxDetails,
  type OutboxRow,
} from './event-message.js';
export { ensureEventStream, eventSubjects } from './event-stream.js';
export { connectNats, natsOptions, type NatsConnection, type Subscription } from './nats.js';
export { OutboxRelay } from './outbox-relay.js';
export { replaySubject, type ReplayResponse } from './outbox-replay.js';
export { prepareBroker } from './prepare-broker.js';
export { reply, request } from './request-reply.js';
export {
  UnitOfWork,
  UnitTransaction,
  type AuditWriter,
  type DomainEvent,
  type OutcomeStep,
  type OutcomeStore,
} from './unit-of-work.js';
export {
  DeliverPolicy,
  jetstream,
  jetstreamManager,
  type ConsumerMessages,
  type JsMsg,
} from '@nats-io/jetstream';
