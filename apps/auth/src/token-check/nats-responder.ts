import {
  authQueue,
  releaseSubject,
  resolveSubject,
  type ReleaseMessage,
  type ResolveResponse,
} from '@kiban/auth-client';
import { EventPattern, MessagePattern, NatsController, queueGroup } from '@kiban/messaging/transport';
import { BearerResolver, readInstance, readResolveRequest } from './bearer-resolver.js';
import { LeaseHolders } from './lease-holders.js';

/** Receives the other services’ messages about bearers and their leases. */
@NatsController()
export class NatsResponder {
  constructor(
    private readonly resolver: BearerResolver,
    private readonly holders: LeaseHolders,
  ) {}

  /** A request that fails here gets no response, and the caller falls back to HTTP. */
  @MessagePattern(resolveSubject, queueGroup(authQueue))
  resolve(request: unknown): Promise<ResolveResponse> {
    return this.resolver.respondWithLease(readResolveRequest(request));
  }

  /** Every replica receives it, as each keeps its own record of holders. */
  @EventPattern(releaseSubject)
  release({ instance }: ReleaseMessage): Promise<void> {
    return this.holders.release(readInstance(instance));
  }
}
