import {
  authQueue,
  releaseSubject,
  resolveSubject,
  type ReleaseMessage,
  type ResolveResponse,
  usesSubject,
  type UsesResponse,
} from '@kiban/auth-client';
import { EventPattern, MessagePattern, NatsController, queueGroup } from '@kiban/messaging/transport';
import { UsedAddresses } from '../store/audit/used-addresses.js';
import { LeaseHolders } from '../store/rights/lease-holders.js';
import { BearerResolver, readInstance, readResolveRequest } from './bearer-resolver.js';

/** Receives the other services’ messages about bearers and their leases. */
@NatsController()
export class NatsResponder {
  constructor(
    private readonly resolver: BearerResolver,
    private readonly holders: LeaseHolders,
    private readonly addresses: UsedAddresses,
  ) {}

  /** A request that fails here gets no response, and the caller falls back to HTTP. */
  @MessagePattern(resolveSubject, queueGroup(authQueue))
  resolve(request: unknown): Promise<ResolveResponse> {
    return this.resolver.respondWithLease(readResolveRequest(request));
  }

  /** The sender keeps the uses until they are taken. */
  @MessagePattern(usesSubject, queueGroup(authQueue))
  record(request: unknown): Promise<UsesResponse> {
    return this.addresses.record(request);
  }

  /** Every replica receives it, as each keeps its own record of holders. */
  @EventPattern(releaseSubject)
  release({ instance }: ReleaseMessage): Promise<void> {
    return this.holders.release(readInstance(instance));
  }
}
