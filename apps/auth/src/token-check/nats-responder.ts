import { authQueue, releaseSubject, resolveSubject, type ReleaseMessage } from '@kiban/auth-client';
import { reply, type NatsConnection, type Subscription } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, NATS } from '../infrastructure/tokens.js';
import { BearerQuestion, readQuestion } from './bearer-question.js';
import { LeaseHolders } from './lease-holders.js';

/** Serves the questions that come over NATS; auth's replicas share them. */
@Injectable()
export class NatsResponder {
  private subscriptions: Subscription[] = [];

  constructor(
    private readonly question: BearerQuestion,
    private readonly holders: LeaseHolders,
    @Inject(NATS) private readonly connection: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(): void {
    // A question that fails here stays unanswered, and the asker turns to HTTP.
    const onError = (error: unknown): void => this.logger.warn({ err: error }, 'bearer.question_failed');
    this.subscriptions = [
      reply<unknown>(
        this.connection,
        resolveSubject,
        (value) => this.question.respondWithLease(readQuestion(value)),
        { queue: authQueue, onError },
      ),
      reply<ReleaseMessage>(
        this.connection,
        releaseSubject,
        ({ instance }) => this.holders.release(readQuestion({ digest: NO_DIGEST, instance }).instance),
        { onError: () => undefined },
      ),
    ];
  }

  stop(): void {
    for (const subscription of this.subscriptions) subscription.unsubscribe();
  }
}

const NO_DIGEST = 'A'.repeat(43);
