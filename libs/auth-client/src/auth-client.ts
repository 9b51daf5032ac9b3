import { EventEmitter } from 'node:events';
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { WorkspaceDeletedError, type Principal, type RequestOrigin } from '@kiban/contracts';
import { request, type NatsConnection } from '@kiban/messaging';
import { createCounter, type Counter, type Logger, type Registry } from '@kiban/observability';
import { AddressReports } from './address-reports.js';
import { AddressSample } from './address-sample.js';
import { bearerOf, isSentByClient, resolveBearer, type BearerRules } from './authorization.js';
import { AuthUnavailableError, UnauthenticatedError } from './errors.js';
import { InternalCredentialVerifier } from './internal-credential.js';
import { LeaseCache } from './lease-cache.js';
import {
  leaseMaxMs,
  releaseSubject,
  resolvePath,
  resolveSubject,
  type LeaseRevocationConfirmation,
  type LeaseRevocationMessage,
  type ResolveResponse,
  type ResolveRequest,
} from './protocol.js';

export interface AuthClientOptions {
  connection: NatsConnection;
  /** Auth’s management address, used while NATS is unavailable. */
  internalUrl: string;
  internalSecret: string;
  /** Which of the two resources this service is. */
  audience: 'api' | 'mcp';
  /** Set in services that accept internal credentials: the API services. */
  credentialPublicKeys?: readonly string[];
  logger: Logger;
  /** Counts how bearers were resolved: from a lease, over the broker, over HTTP. */
  registry?: Registry;
  nowMs?: () => number;
}

const REQUEST_TIMEOUT_MS = 1_000;
const HTTP_TIMEOUT_MS = 3_000;

/**
 * Resolves bearers for one process (architecture §1).
 *
 * A response is a lease of at most 5 s, counted from when the request was sent. Auth completes a revocation only
 * after every possible holder has confirmed it or its lease has expired. Therefore the next request fails even if the
 * broker loses messages. A process that loses the broker cannot receive revocations: it discards all leases and uses
 * HTTP without caching until the broker is back.
 */
export class AuthClient {
  readonly instance = randomUUID();
  private readonly cache: LeaseCache;
  private readonly verifier: InternalCredentialVerifier | undefined;
  private readonly rules: BearerRules;
  private readonly inFlight = new Map<string, { generation: number; response: Promise<ResolveResponse> }>();
  private readonly reports: AddressReports;
  private readonly revocations = new EventEmitter();
  private readonly addresses: AddressSample;
  private readonly nowMs: () => number;
  private readonly lookups: Counter | undefined;
  private receivesRevocations = false;
  /** A request timed out, and the broker has not answered a ping since. */
  private brokerIsSilent = false;
  private connected = true;
  private stopped = false;

  constructor(private readonly options: AuthClientOptions) {
    this.nowMs = options.nowMs ?? (() => performance.now());
    this.cache = new LeaseCache(this.nowMs);
    this.reports = new AddressReports(this.nowMs);
    this.verifier = options.credentialPublicKeys
      ? new InternalCredentialVerifier(options.credentialPublicKeys)
      : undefined;
    this.rules = {
      audience: options.audience,
      verifier: this.verifier,
      resolveDigest: (digest, address) => this.resolveDigest(digest, address),
    };
    this.revocations.setMaxListeners(0);
    this.addresses = AddressSample.over(options.connection);
    this.lookups =
      options.registry &&
      createCounter(
        options.registry,
        'kiban_bearer_lookups_total',
        'Bearers resolved, by source: a cached lease, auth over the broker, auth over HTTP',
        ['answered_by'],
      );
  }

  /**
   * Starts caching leases. Call it when this process is subscribed to `leaseRevocationSubject` and passes each message
   * to `applyRevocation`; nothing is cached before.
   */
  async start(): Promise<void> {
    await this.options.connection.flush();
    this.receivesRevocations = true;
    void this.watchConnection();
  }

  /** The id by which auth records this process as a holder of leases; undefined while it may hold none. */
  get holder(): string | undefined {
    return this.receivesRevocations ? this.instance : undefined;
  }

  /**
   * Discards all leases, holds no further ones, and notifies auth that revocations need not wait for this process. Call
   * it as soon as this process no longer receives revocations; bearers are still resolved.
   */
  stop(): void {
    this.stopped = true;
    this.receivesRevocations = false;
    this.revoke(null);
    const { connection } = this.options;
    void this.addresses.stop();
    if (!connection.isClosed())
      connection.publish(releaseSubject, JSON.stringify({ instance: this.instance }));
  }

  /** Discards the leases of a message on `leaseRevocationSubject`. @returns the confirmation, which is its response */
  applyRevocation({ workspaceId }: LeaseRevocationMessage): LeaseRevocationConfirmation {
    this.revoke(workspaceId);
    return { instance: this.instance };
  }

  /**
   * Resolves the value of an Authorization header.
   * @param origin of the request, for auth's records
   * @throws UnauthenticatedError when it is not a valid bearer of this service
   * @throws DomainError 403 when it is not valid from this address, or its workspace is in deletion
   * @throws AuthUnavailableError when auth cannot be reached
   */
  async resolveAuthorization(
    header: string | undefined,
    origin: RequestOrigin | undefined,
  ): Promise<Principal> {
    const bearer = bearerOf(header);
    const principal = await this.resolve(bearer, origin?.address);
    if (origin && isSentByClient(bearer)) this.addresses.note(principal, origin);
    return principal;
  }

  resolve(bearer: string, address?: string): Promise<Principal> {
    return resolveBearer(bearer, address, this.rules);
  }

  /** Resolves a bearer by its digest, whatever its audience. @param address of the client, for auth's records */
  async resolveDigest(digest: string, address?: string): Promise<Principal> {
    const cached = this.receivesRevocations ? this.cache.get(digest) : undefined;
    if (cached && !this.reports.isDue(cached, address)) {
      this.lookups?.inc({ answered_by: 'lease' });
      return cached;
    }
    const result = await this.resolveShared(digest, address);
    if ('refused' in result) {
      if (result.workspaceDeleted) throw new WorkspaceDeletedError();
      throw new UnauthenticatedError(result.refused);
    }
    return result.principal;
  }

  /**
   * Calls `listener` after every lease revocation, so that open streams check their bearer again. @returns a function
   * that unsubscribes
   */
  onLeaseRevocation(listener: (workspaceId: number | null) => void): () => void {
    this.revocations.on('revocation', listener);
    return () => this.revocations.off('revocation', listener);
  }

  /** Concurrent calls share one request, but never one that was sent before a revocation. */
  private resolveShared(digest: string, address: string | undefined): Promise<ResolveResponse> {
    const { generation } = this.cache;
    const running = this.inFlight.get(digest);
    if (running && running.generation === generation) return running.response;
    const entry = { generation, response: this.requestAndCache(digest, address, generation) };
    this.inFlight.set(digest, entry);
    const remove = (): void => {
      if (this.inFlight.get(digest) === entry) this.inFlight.delete(digest);
    };
    entry.response.then(remove, remove);
    return entry.response;
  }

  private async requestAndCache(
    digest: string,
    address: string | undefined,
    generation: number,
  ): Promise<ResolveResponse> {
    const requestedAt = this.nowMs();
    const resolveRequest: ResolveRequest = {
      digest,
      instance: this.instance,
      appliesRestrictions: true,
      appliesBoards: true,
      ...(address === undefined ? {} : { address }),
    };
    if (this.receivesRevocations && !this.brokerIsSilent) {
      try {
        const result = await request<ResolveResponse>(
          this.options.connection,
          resolveSubject,
          resolveRequest,
          REQUEST_TIMEOUT_MS,
        );
        this.lookups?.inc({ answered_by: 'broker' });
        if ('principal' in result)
          this.cache.put(
            digest,
            result.principal,
            requestedAt + Math.min(result.leaseMs, leaseMaxMs),
            generation,
          );
        return result;
      } catch (error) {
        this.options.logger.debug({ err: error }, 'auth_client.question_unanswered');
        this.noteSilence();
      }
    }
    return this.requestByHttp(resolveRequest);
  }

  private async requestByHttp(resolveRequest: ResolveRequest): Promise<ResolveResponse> {
    try {
      const response = await fetch(new URL(resolvePath, this.options.internalUrl), {
        method: 'POST',
        headers: {
          authorization: `Bearer ${this.options.internalSecret}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(resolveRequest),
        signal: AbortSignal.timeout(HTTP_TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`auth returned ${response.status}`);
      this.lookups?.inc({ answered_by: 'http' });
      return (await response.json()) as ResolveResponse;
    } catch (error) {
      throw new AuthUnavailableError(error);
    }
  }

  /**
   * A broker that hangs keeps its connections open, so no error reports it: each request would time out before it
   * goes to HTTP. The broker is used again once it answers a ping. Leases stay: auth waits for them when the
   * revocation is not confirmed.
   */
  private noteSilence(): void {
    if (this.brokerIsSilent) return;
    this.brokerIsSilent = true;
    const resume = (): void => {
      this.brokerIsSilent = false;
    };
    this.options.connection.flush().then(resume, resume);
  }

  private revoke(workspaceId: number | null): void {
    this.cache.discard(workspaceId);
    this.revocations.emit('revocation', workspaceId);
  }

  private async watchConnection(): Promise<void> {
    for await (const status of this.options.connection.status()) {
      if (status.type === 'disconnect') {
        this.connected = false;
        this.receivesRevocations = false;
        this.revoke(null);
      } else if (status.type === 'reconnect') {
        this.connected = true;
        void this.resumeRevocations();
      }
    }
  }

  /**
   * The subscription is active again only when the server has answered what follows it. Until then requests use HTTP,
   * and earlier leases are discarded, because revocations may have been missed.
   */
  private async resumeRevocations(): Promise<void> {
    try {
      await this.options.connection.flush();
    } catch {
      return;
    }
    if (!this.connected || this.stopped) return;
    this.revoke(null);
    this.receivesRevocations = true;
  }
}
