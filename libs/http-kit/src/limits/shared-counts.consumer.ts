import { EventPattern, NatsController } from '@kiban/messaging/transport';
import { Inject, type Type } from '@nestjs/common';
import { RATE_LIMITER, type RateLimiter } from './rate-limiter.js';
import { learnSharedCount, sharedCountsSubject } from './shared-counts.js';

/** A controller that receives the counts of the service's other replicas. */
export function sharedCountsConsumer(service: string): Type {
  @NatsController()
  class SharedCountsConsumer {
    constructor(@Inject(RATE_LIMITER) private readonly limiter: RateLimiter) {}

    @EventPattern(sharedCountsSubject(service))
    learn(message: unknown): void {
      learnSharedCount(this.limiter, message);
    }
  }
  return SharedCountsConsumer;
}
