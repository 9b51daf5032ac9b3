// An entry of its own, so that programs without Nest do not load it.
export {
  durableConsumer,
  NatsController,
  queueGroup,
  type DurableSettings,
  type EntranceSettings,
} from './entrance.js';
export { NatsTransport } from './nats-transport.js';
export { EventPattern, MessagePattern } from '@nestjs/microservices';
