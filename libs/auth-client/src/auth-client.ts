import { EventEmitter } from 'node:events';
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Principal } from '@kiban/contracts';
import { reply, request, type NatsConnection, type Subscription } from '@kiban/messaging';
import { createCounter, type Counter, type Logger, type Registry } from '@kiban/observability';
import { bearerOf, resolveBearer } from './authorization.js';
import { AuthUnavailableError, UnauthenticatedError } from './errors.js';
import { InternalCredentialVerifier } from './internal-credential.js';
import { LeaseCache } from './lease-cache.js';
import {
  dropSubject,
  leaseMaxMs,
  releaseSubject,
  resolvePath,
  resolveSubject,
  type DropMessage,
  type ResolveResponse,
  type ResolveQuestion,
} from './protocol.js';

export interface AuthClientOptions {
  connection: NatsConnection;
  /** Auth's management address, asked while NATS is away. */
  internalUrl: string;
  internalSecret: string;
  /** Which of the two resources this service is. */
  audience: 'api' | 'mcp';
  /** Present where internal credentials are taken: the API services. */
  credentialPublicKeys?: readonly string[];
  logger: Logger;
  /** Counts how bearers were resolved: from a lease, by the broker, by HTTP. */
  registry?: Registry;
  nowMs?: () => number;
}

const QUESTION_TIMEOUT_MS = 1_000;
const HTTP_TIMEOUT_MS = 3_000;

/**
 * Answers "who is calling?" for one process (architecture §1).
 *
 * An answer is a lease of at most 5 s, counted from when the question was sent. A revocation is
 * answered to its caller only after every process that could hold a lease has confirmed the drop or
 * its lease has run out, so the next request fails whatever the broker loses. A process that loses
 * the broker cannot hear drops: it forgets every lease and asks by HTTP, uncached, until it is back.
 */
export class AuthClient {
  readonly instance = randomUUID();
  private readonly cache: LeaseCache;
  private readonly verifier: InternalCredentialVerifier | undefined;
  private readonly underWay = new Map<string, { generation: number; answer: Promise<ResolveResponse> }>();
  private readonly drops = new EventEmitter();
  private readonly nowMs: () => number;
  private readonly lookups: Counter | undefined;
  private subscription: Subscription | undefined;
  private receivesRevocations = false;
  /** A question was not answered in time, and since then the broker has not answered a ping either. */
  private brokerIsSilent = false;
  private connected = true;
  private stopped = false;

  constructor(private readonly options: AuthClientOptions) {
    this.nowMs = options.nowMs ?? (() => performance.now());
    this.cache = new LeaseCache(this.nowMs);
    this.verifier = options.credentialPublicKeys
      ? new InternalCredentialVerifier(options.credentialPublicKeys)
      : undefined;
    this.drops.setMaxListeners(0);
    this.lookups =
      options.registry &&
      createCounter(
        options.registry,
        'kiban_bearer_lookups_total',
        'Bearers resolved, by what answered: a lease at hand, auth over the broker, auth over HTTP',
        ['answered_by'],
      );
  }

  /** Starts hearing drops; until then nothing is cached. */
  async start(): Promise<void> {
    this.subscription = reply<DropMessage>(
      this.options.connection,
      dropSubject,
      (message) => {
        this.drop(message.workspaceId);
        return Promise.resolve({ instance: this.instance });
      },
      { onError: (error) => this.options.logger.warn({ err: error }, 'auth_client.drop_failed') },
    );
    await this.options.connection.flush();
    this.receivesRevocations = true;
    void this.watchConnection();
  }

  /** Forgets every lease, and tells auth that revocations need not wait for this process any more. */
  stop(): void {
    this.stopped = true;
    this.receivesRevocations = false;
    this.subscription?.unsubscribe();
    this.cache.drop(null);
    const { connection } = this.options;
    if (!connection.isClosed())
      connection.publish(releaseSubject, JSON.stringify({ instance: this.instance }));
  }

  /**
   * Resolves the value of an Authorization header.
   * @throws UnauthenticatedError when it is not a bearer in force here
   * @throws AuthUnavailableError when nobody can say
   */
  async resolveAuthorization(header: string | undefined): Promise<Principal> {
    return this.resolve(bearerOf(header));
  }

  async resolve(bearer: string): Promise<Principal> {
    return resolveBearer(bearer, {
      audience: this.options.audience,
      verifier: this.verifier,
      resolveDigest: (digest) => this.resolveDigest(digest),
    });
  }

  /** Resolves a bearer by its digest, without regard to its audience. */
  async resolveDigest(digest: string): Promise<Principal> {
    const known = this.receivesRevocations ? this.cache.get(digest) : undefined;
    if (known) {
      this.lookups?.inc({ answered_by: 'lease' });
      return known;
    }
    const result = await this.question(digest);
    if ('refused' in result) throw new UnauthenticatedError(result.refused);
    return result.principal;
  }

  /** Calls `listener` after every drop, so that open streams ask again whether their bearer still holds. @returns the way to stop */
  onDrop(listener: (workspaceId: number | null) => void): () => void {
    this.drops.on('drop', listener);
    return () => this.drops.off('drop', listener);
  }

  /** Requests that arrive together share one question, but never one that was asked before a drop. */
  private question(digest: string): Promise<ResolveResponse> {
    const { generation } = this.cache;
    const running = this.underWay.get(digest);
    if (running && running.generation === generation) return running.answer;
    const entry = { generation, answer: this.askAndKeep(digest, generation) };
    this.underWay.set(digest, entry);
    const forget = (): void => {
      if (this.underWay.get(digest) === entry) this.underWay.delete(digest);
    };
    entry.answer.then(forget, forget);
    return entry.answer;
  }

  private async askAndKeep(digest: string, generation: number): Promise<ResolveResponse> {
    const askedAt = this.nowMs();
    const question: ResolveQuestion = { digest, instance: this.instance };
    if (this.receivesRevocations && !this.brokerIsSilent) {
      try {
        const result = await request<ResolveResponse>(
          this.options.connection,
          resolveSubject,
          question,
          QUESTION_TIMEOUT_MS,
        );
        this.lookups?.inc({ answered_by: 'broker' });
        if ('principal' in result)
          this.cache.keep(
            digest,
            result.principal,
            askedAt + Math.min(result.leaseMs, leaseMaxMs),
            generation,
          );
        return result;
      } catch (error) {
        this.options.logger.debug({ err: error }, 'auth_client.question_unanswered');
        this.noteSilence();
      }
    }
    return this.askByHttp(question);
  }

  private async askByHttp(question: ResolveQuestion): Promise<ResolveResponse> {
    try {
      const response = await fetch(new URL(resolvePath, this.options.internalUrl), {
        method: 'POST',
        headers: {
          authorization: `Bearer ${this.options.internalSecret}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(question),
        signal: AbortSignal.timeout(HTTP_TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`auth answered ${response.status}`);
      this.lookups?.inc({ answered_by: 'http' });
      return (await response.json()) as ResolveResponse;
    } catch (error) {
      throw new AuthUnavailableError(error);
    }
  }

  /**
   * A broker that hangs keeps its connections, so nothing says that it is away: each question would wait its
   * whole time before it goes by HTTP. It is asked again once it has answered a ping. What is leased stays:
   * auth waits for it where the drop is not confirmed.
   */
  private noteSilence(): void {
    if (this.brokerIsSilent) return;
    this.brokerIsSilent = true;
    const heard = (): void => {
      this.brokerIsSilent = false;
    };
    this.options.connection.flush().then(heard, heard);
  }

  private drop(workspaceId: number | null): void {
    this.cache.drop(workspaceId);
    this.drops.emit('drop', workspaceId);
  }

  private async watchConnection(): Promise<void> {
    for await (const status of this.options.connection.status()) {
      if (status.type === 'disconnect') {
        this.connected = false;
        this.receivesRevocations = false;
        this.drop(null);
      } else if (status.type === 'reconnect') {
        this.connected = true;
        void this.hearAgain();
      }
    }
  }

  /**
   * The subscription is in force again only when the server has answered what follows it. Until then
   * questions go by HTTP, and whatever was kept before is older than drops that were missed.
   */
  private async hearAgain(): Promise<void> {
    try {
      await this.options.connection.flush();
    } catch {
      return;
    }
    if (!this.connected || this.stopped) return;
    this.drop(null);
    this.receivesRevocations = true;
  }
}
