export { DurableConsumer, type DurableConsumerOptions } from './durable-consumer.js';
export { eventBody, eventHeaders, eventMessageHeaders, type OutboxRow } from './event-message.js';
export { ensureEventStream, isStreamNotFound } from './event-stream.js';
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
export { OutboxRelay, replaySubject, type OutboxRelayOptions, type ReplayAnswer } from './outbox-relay.js';
export { prepareBroker } from './prepare-broker.js';
export { answer, ask } from './question.js';
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
