import { ModuleRef } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { IDEMPOTENCY_KEYS, IdempotencyKeys, type IdempotentRequest } from './idempotency.js';
import { followKeyedRequests } from './keyed-request.js';

/** For services that keep idempotency keys: the response is stored before it is sent. */
export function storeIdempotentResponses(fastify: FastifyInstance, app: NestFastifyApplication): void {
  let keys: IdempotencyKeys;
  try {
    // Not by app.get, which logs an error for a missing provider.
    keys = app.get(ModuleRef).get<IdempotencyKeys>(IDEMPOTENCY_KEYS, { strict: false });
  } catch {
    return;
  }
  followKeyedRequests(fastify);
  fastify.addHook('onSend', (request: IdempotentRequest, reply, payload, done) => {
    if (!request.idempotencyKey) return done(null, payload);
    keys.settle(request, reply, payload).then(() => done(null, payload), done);
  });
}
