import { authQueue, releaseSubject, resolveSubject, type ReleaseMessage } from '@kiban/auth-client';
import { reply, type NatsConnection, type Subscription } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, NATS } from '../infrastructure/tokens.js';
import { BearerResolver, readResolveRequest } from './bearer-resolver.js';
import { LeaseHolders } from './lease-holders.js';

/** Replies to requests over NATS, which auth’s replicas share. */
@Injectable()
export class NatsResponder {
  private subscriptions: Subscription[] = [];

  constructor(
    private readonly resolver: BearerResolver,
    private readonly holders: LeaseHolders,
    @Inject(NATS) private readonly connection: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(): void {
    // A request that fails here gets no reply, and the caller falls back to HTTP.
    const onError = (error: unknown): void => this.logger.warn({ err: error }, 'bearer.question_failed');
    this.subscriptions = [
      reply<unknown>(
        this.connection,
        resolveSubject,
        (value) => this.resolver.respondWithLease(readResolveRequest(value)),
        { queue: authQueue, onError },
      ),
      reply<ReleaseMessage>(
        this.connection,
        releaseSubject,
        ({ instance }) => this.holders.release(readResolveRequest({ digest: NO_DIGEST, instance }).instance),
        { onError: () => undefined },
      ),
    ];
  }

  stop(): void {
    for (const subscription of this.subscriptions) subscription.unsubscribe();
  }
}

const NO_DIGEST = 'A'.repeat(43);
