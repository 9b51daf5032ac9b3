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
export { auditEntrySubject, auditMessageId, auditStream, ensureAuditStream } from './audit-stream.js';
export { AuditRelay } from './audit-relay.js';
export { claimCell } from './cell-claims.js';
export { durableBatches } from './durable-batches.js';
export { eventBody, outboxColumns, type OutboxDetails, type OutboxRow } from './event-message.js';
export { EventIntake, IntakeBlockedError } from './event-intake.js';
export { ensureEventStream } from './event-stream.js';
export { GapWatch } from './gap-watch.js';
export { IntakePositions } from './intake-positions.js';
export { connectNats, natsOptions, type NatsConnection, type Subscription } from './nats.js';
export { OutboxRelay } from './outbox-relay.js';
export { prepareBroker } from './prepare-broker.js';
export { receivedEvent, type ReceivedEvent } from './received-event.js';
export { reply, request } from './request-reply.js';
export {
  UnitOfWork,
  UnitTransaction,
  type AuditWriter,
  type DomainEvent,
  type OutcomeStep,
  type OutcomeStore,
} from './unit-of-work.js';
export { eventHeaders, eventSubjects, type DurableConsumer } from '@kiban/events';
export { headers } from '@nats-io/transport-node';
export {
  DeliverPolicy,
  jetstream,
  jetstreamManager,
  type Consumer,
  type ConsumerMessages,
  type JsMsg,
} from '@nats-io/jetstream';
