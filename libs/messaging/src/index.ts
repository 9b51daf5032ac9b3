export {
  appendAudit,
  auditedVia,
  auditOutboxEntries,
  auditSubject,
  changeBy,
  type AuditResponse,
  type AuditChange,
  type AuditedRequest,
  type AuditEntryMessage,
  type AuditQuestion,
} from './audit-outbox.js';
export { AuditRelay, type AuditRelayOptions } from './audit-relay.js';
export { DurableConsumer, type DurableConsumerOptions } from './durable-consumer.js';
export {
  eventBody,
  eventHeaders,
  eventMessageHeaders,
  outboxColumns,
  type OutboxDetails,
  type OutboxRow,
} from './event-message.js';
export { ensureEventStream, eventSubjects, isStreamNotFound } from './event-stream.js';
export { NatsAddressError, readNatsAddress, type NatsAddress } from './nats-address.js';
export {
  connectNats,
  natsOptions,
  NatsTooOldError,
  type Msg,
  type NatsConnection,
  type NatsOptions,
  type Subscription,
} from './nats.js';
export { exposeOutbox } from './outbox-metrics.js';
export { OutboxRelay, type OutboxRelayOptions } from './outbox-relay.js';
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
  type UnitOfWorkOptions,
} from './unit-of-work.js';
export {
  AckPolicy,
  DeliverPolicy,
  jetstream,
  jetstreamManager,
  type ConsumerMessages,
  type JetStreamClient,
  type JetStreamManager,
  type JsMsg,
} from '@nats-io/jetstream';
