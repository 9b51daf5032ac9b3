import { createHash } from 'node:crypto';
import { DomainError, ValidationError } from '@kiban/contracts';
import type { Logger } from '@kiban/observability';
import type { Database, Statement } from '@kiban/persistence';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdempotencyOutcomes } from './idempotency-outcomes.js';
import { holdKey, KeyedRequest, keyedRequestOf, type HeldKey } from './keyed-request.js';

export const IDEMPOTENCY_KEYS = Symbol('kiban.idempotency-keys');

/** The response stored under a key, sent again instead of doing the work again. */
export class ReplayedResponse extends Error {
  constructor(
    readonly status: number,
    readonly headers: Readonly<Record<string, string>>,
    readonly body: string | null,
  ) {
    super('The stored response of an idempotency key is replayed.');
    this.name = 'ReplayedResponse';
  }

  send(reply: FastifyReply): void {
    void reply
      .status(this.status)
      .headers({ ...this.headers, 'idempotency-replayed': 'true' })
      .send(this.body ?? undefined);
  }
}

/** Encrypts stored responses, for services whose responses show a secret once. */
export interface ResponseSealer {
  seal(text: string): string;
  /** @throws if the text was sealed with another key */
  open(sealed: string): string;
  /** Keys a request's fingerprint, for services whose requests carry passwords: a plain digest would allow guessing. */
  blind?(fingerprint: string): string;
}

export interface IdempotencyOptions {
  sealer?: ResponseSealer;
  /** For services that record the outcomes of their changes, so that a lost response never repeats a change. */
  outcomes?: IdempotencyOutcomes;
}

/** Rejects a replay whose stored outcome is about something that the caller no longer sees. @throws NotFoundError */
export type ReplayCheck = (outcome: unknown) => Promise<void>;

export type IdempotentRequest = FastifyRequest & { idempotencyKey?: HeldKey };

interface StoredRow {
  fingerprint: string;
  status: number | null;
  headers: Record<string, string> | null;
  body: string | null;
  isOld: boolean;
}

const WRITES = new Set(['POST', 'PATCH', 'PUT', 'DELETE']);
const KEY = /^[\x21-\x7e]{1,200}$/;
/** Longer than any request takes; after it, the key of a process that died is free again. */
const LEASE_SECONDS = 60;
const KEPT_HOURS = 24;
const SWEEP_INTERVAL_MS = 10 * 60 * 1_000;
const KEPT_HEADERS = ['etag', 'content-type', 'location', 'x-order-version', 'x-event-id'] as const;

/**
 * Stores the response of a write for 24 hours under the caller's Idempotency-Key (decisions §2).
 * Only successful responses are stored: a rejected request changed nothing, and may be corrected and sent again.
 */
export class IdempotencyKeys {
  private readonly reserve: Statement;
  private readonly find: Statement;
  private readonly store: Statement;
  private readonly free: Statement;
  private readonly release: Statement;
  private readonly forget: Statement;
  private readonly sweepOld: Statement;
  private sweptAtMs = 0;

  constructor(
    private readonly database: Database,
    private readonly schema: string,
    private readonly logger: Logger,
    private readonly options: IdempotencyOptions = {},
  ) {
    const table = `${schema}.idempotency_key`;
    const outcomes = options.outcomes
      ? `EXISTS (SELECT 1 FROM ${options.outcomes.table} AS made WHERE made.credential_id = $1 AND made.key = $2)`
      : 'false';
    this.reserve = {
      name: `${schema}-idempotency-reserve`,
      text: `INSERT INTO ${table} AS existing (credential_id, key, fingerprint, lease_until)
             VALUES ($1, $2, $3, now() + interval '${LEASE_SECONDS} seconds')
             ON CONFLICT (credential_id, key) DO UPDATE
               SET lease_until = excluded.lease_until
               WHERE existing.status IS NULL AND existing.lease_until <= now() AND existing.fingerprint = excluded.fingerprint
                 AND existing.created_at >= now() - interval '${KEPT_HOURS} hours'
             RETURNING ${outcomes} AS "hasOutcomes"`,
    };
    this.find = {
      name: `${schema}-idempotency-look`,
      text: `SELECT fingerprint, status, headers, body, created_at < now() - interval '${KEPT_HOURS} hours' AS "isOld"
             FROM ${table} WHERE credential_id = $1 AND key = $2`,
    };
    this.store = {
      name: `${schema}-idempotency-store`,
      text: `UPDATE ${table} SET status = $3, headers = $4, body = $5 WHERE credential_id = $1 AND key = $2`,
    };
    this.free = {
      name: `${schema}-idempotency-free`,
      text: `DELETE FROM ${table} WHERE credential_id = $1 AND key = $2 AND status IS NULL AND NOT ${outcomes}`,
    };
    this.release = {
      name: `${schema}-idempotency-release`,
      text: `UPDATE ${table} SET lease_until = now() WHERE credential_id = $1 AND key = $2 AND status IS NULL`,
    };
    this.forget = {
      name: `${schema}-idempotency-forget`,
      text: `DELETE FROM ${table} WHERE credential_id = $1 AND key = $2 AND created_at < now() - interval '${KEPT_HOURS} hours'`,
    };
    this.sweepOld = {
      text: `DELETE FROM ${table} WHERE created_at < now() - interval '${KEPT_HOURS} hours'`,
    };
  }

  /**
   * Takes the request's key, if it has one.
   * @param check called with each stored outcome before it is replayed
   * @throws ReplayedResponse if the same request already has a response
   * @throws DomainError 409 while that request is in progress, 422 if the key was used for another request
   */
  async take(request: IdempotentRequest, credentialId: string, check: ReplayCheck): Promise<void> {
    const key = request.headers['idempotency-key'];
    if (key === undefined || !WRITES.has(request.method)) return;
    if (typeof key !== 'string' || !KEY.test(key))
      throw new ValidationError(
        'Idempotency-Key',
        'idempotency_key',
        'Idempotency-Key must be 1 to 200 visible ASCII characters, such as a UUID.',
      );
    const plain = fingerprintOf(request);
    const fingerprint = this.options.sealer?.blind?.(plain) ?? plain;
    const held = { credentialId, key };
    if (await this.hold(request, held, fingerprint, check)) return;
    const [stored] = await this.database.query<StoredRow>(this.find, [credentialId, key]);
    if (stored?.isOld) {
      await this.database.query(this.forget, [credentialId, key]);
      if (await this.hold(request, held, fingerprint, check)) return;
    }
    if (stored && stored.fingerprint !== fingerprint)
      throw new DomainError(
        'idempotency_key_reused',
        'This Idempotency-Key was used with another request; use a new key for each request.',
      );
    if (!stored || stored.status === null)
      throw new DomainError(
        'request_in_progress',
        'The request with this Idempotency-Key is still in progress; retry in a moment.',
      );
    const body = stored.body === null ? null : (this.options.sealer?.open(stored.body) ?? stored.body);
    await check(outcomeOf(body));
    throw new ReplayedResponse(stored.status, stored.headers ?? {}, body);
  }

  /** @returns false if another request has the key */
  private async hold(
    request: IdempotentRequest,
    held: HeldKey,
    fingerprint: string,
    check: ReplayCheck,
  ): Promise<boolean> {
    const [row] = await this.database.query<{ hasOutcomes: boolean }>(this.reserve, [
      held.credentialId,
      held.key,
      fingerprint,
    ]);
    if (!row) return false;
    request.idempotencyKey = held;
    const outcomes = row.hasOutcomes ? await this.options.outcomes?.of(held) : undefined;
    for (const outcome of outcomes?.values() ?? []) await check(outcome);
    holdKey(request, new KeyedRequest(held, outcomes ?? new Map()));
    this.sweep();
    return true;
  }

  /** Stores the response before it is sent; frees the key if the request failed. */
  async settle(request: IdempotentRequest, reply: FastifyReply, payload: unknown): Promise<void> {
    const held = request.idempotencyKey;
    if (!held) return;
    delete request.idempotencyKey;
    try {
      if (reply.statusCode >= 400) {
        // A failure on our side may come after a commit: its outcome stays for the repeated request.
        const isOurs = reply.statusCode >= 500 && this.options.outcomes !== undefined;
        await this.database.query(isOurs ? this.release : this.free, [held.credentialId, held.key]);
        return;
      }
      if (keyedRequestOf(request)?.isReplay) void reply.header('idempotency-replayed', 'true');
      const headers = Object.fromEntries(
        KEPT_HEADERS.flatMap((name) => {
          const value = reply.getHeader(name);
          return value === undefined ? [] : [[name, String(value)]];
        }),
      );
      const body =
        typeof payload === 'string' ? payload : Buffer.isBuffer(payload) ? payload.toString('utf8') : null;
      await this.database.query(this.store, [
        held.credentialId,
        held.key,
        reply.statusCode,
        JSON.stringify(headers),
        body === null ? null : (this.options.sealer?.seal(body) ?? body),
      ]);
    } catch (error) {
      // The change is committed; failing the request now would only cause a second one.
      this.logger.error({ err: error, schema: this.schema }, 'idempotency.not_stored');
    }
  }

  private sweep(): void {
    const now = Date.now();
    if (now - this.sweptAtMs < SWEEP_INTERVAL_MS) return;
    this.sweptAtMs = now;
    this.database
      .query(this.sweepOld)
      .catch((error: unknown) => this.logger.warn({ err: error }, 'idempotency.sweep_failed'));
  }
}

/** A stored body as the original value; undefined if it is not JSON. */
function outcomeOf(body: string | null): unknown {
  try {
    return body === null ? undefined : (JSON.parse(body) as unknown);
  } catch {
    return undefined;
  }
}

function fingerprintOf(request: FastifyRequest): string {
  return createHash('sha256')
    .update(`${request.method}\n${request.url}\n${request.headers['if-match'] ?? ''}\n`)
    .update(JSON.stringify(request.body ?? null))
    .digest('base64url');
}
