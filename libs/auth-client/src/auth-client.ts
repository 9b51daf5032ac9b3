import { EventEmitter } from 'node:events';
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Principal } from '@kiban/contracts';
import { answer, ask, type NatsConnection, type Subscription } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { bearerDigest, isApiToken } from './bearer.js';
import { AuthUnavailableError, UnauthenticatedError } from './errors.js';
import { InternalCredentialVerifier, looksLikeInternalCredential } from './internal-credential.js';
import { LeaseCache } from './lease-cache.js';
import {
  dropSubject,
  leaseMaxMs,
  resolvePath,
  resolveSubject,
  type DropMessage,
  type ResolveAnswer,
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
  credentialPublicKey?: string;
  logger: Logger;
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
  private readonly underWay = new Map<string, { generation: number; answer: Promise<ResolveAnswer> }>();
  private readonly drops = new EventEmitter();
  private readonly nowMs: () => number;
  private subscription: Subscription | undefined;
  private hearsDrops = false;

  constructor(private readonly options: AuthClientOptions) {
    this.nowMs = options.nowMs ?? (() => performance.now());
    this.cache = new LeaseCache(this.nowMs);
    this.verifier = options.credentialPublicKey
      ? new InternalCredentialVerifier(options.credentialPublicKey)
      : undefined;
    this.drops.setMaxListeners(0);
  }

  /** Starts hearing drops; until then nothing is cached. */
  async start(): Promise<void> {
    this.subscription = answer<DropMessage>(
      this.options.connection,
      dropSubject,
      (message) => {
        this.drop(message.workspaceId);
        return Promise.resolve({ instance: this.instance });
      },
      { onError: (error) => this.options.logger.warn({ err: error }, 'auth_client.drop_failed') },
    );
    await this.options.connection.flush();
    this.hearsDrops = true;
    void this.watchConnection();
  }

  stop(): void {
    this.hearsDrops = false;
    this.subscription?.unsubscribe();
    this.cache.drop(null);
  }

  /**
   * Resolves the value of an Authorization header.
   * @throws UnauthenticatedError when it is not a bearer in force here
   * @throws AuthUnavailableError when nobody can say
   */
  async resolveAuthorization(header: string | undefined): Promise<Principal> {
    if (!header) throw new UnauthenticatedError('missing');
    const match = /^Bearer +([\x21-\x7e]+) *$/i.exec(header);
    if (!match) throw new UnauthenticatedError('malformed');
    return this.resolve(match[1] as string);
  }

  async resolve(bearer: string): Promise<Principal> {
    if (bearer.startsWith('kbn_')) {
      // Asked before any look-up: a mistyped token costs nobody a question.
      if (!isApiToken(bearer)) throw new UnauthenticatedError('malformed');
      return this.resolveDigest(bearerDigest(bearer));
    }
    if (this.verifier && looksLikeInternalCredential(bearer)) {
      const digest = await this.verifier.verify(bearer);
      if (digest === null) throw new UnauthenticatedError('expired');
      return this.resolveDigest(digest);
    }
    const principal = await this.resolveDigest(bearerDigest(bearer));
    if (!principal.audiences.includes(this.options.audience))
      throw new UnauthenticatedError('wrong_audience');
    return principal;
  }

  /** Resolves a bearer by its digest, without regard to its audience. */
  async resolveDigest(digest: string): Promise<Principal> {
    const known = this.hearsDrops ? this.cache.get(digest) : undefined;
    if (known) return known;
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
  private question(digest: string): Promise<ResolveAnswer> {
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

  private async askAndKeep(digest: string, generation: number): Promise<ResolveAnswer> {
    const askedAt = this.nowMs();
    const question: ResolveQuestion = { digest, instance: this.instance };
    if (this.hearsDrops) {
      try {
        const result = await ask<ResolveAnswer>(
          this.options.connection,
          resolveSubject,
          question,
          QUESTION_TIMEOUT_MS,
        );
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
      }
    }
    return this.askByHttp(question);
  }

  private async askByHttp(question: ResolveQuestion): Promise<ResolveAnswer> {
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
      return (await response.json()) as ResolveAnswer;
    } catch (error) {
      throw new AuthUnavailableError(error);
    }
  }

  private drop(workspaceId: number | null): void {
    this.cache.drop(workspaceId);
    this.drops.emit('drop', workspaceId);
  }

  private async watchConnection(): Promise<void> {
    for await (const status of this.options.connection.status()) {
      if (status.type === 'disconnect') {
        this.hearsDrops = false;
        this.drop(null);
      } else if (status.type === 'reconnect') {
        // The subscription is in force again only when the server has answered what follows it.
        await this.options.connection.flush().catch(() => undefined);
        this.drop(null);
        this.hearsDrops = true;
      }
    }
  }
}
