import { leaseMaxMs, type ResolveResponse, type ResolveRequest } from '@kiban/auth-client';
import { Injectable } from '@nestjs/common';
import { LastUsed } from './last-used.js';
import { LeaseHolders } from './lease-holders.js';
import { PrincipalsReader } from './principals.reader.js';

const DIGEST = /^[\w-]{43}$/;
const INSTANCE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Thrown for a malformed request. */
export class MalformedRequestError extends Error {
  readonly code = 'malformed_question';
  constructor() {
    super('The request must be { digest: 43 base64url characters, instance: a UUID }.');
    this.name = 'MalformedRequestError';
  }
}

/** @throws MalformedRequestError */
export function readResolveRequest(value: unknown): ResolveRequest {
  const { digest, instance } = (value ?? {}) as Record<string, unknown>;
  if (typeof digest !== 'string' || !DIGEST.test(digest)) throw new MalformedRequestError();
  return { digest, instance: readInstance(instance) };
}

/** @throws MalformedRequestError */
export function readInstance(value: unknown): string {
  if (typeof value !== 'string' || !INSTANCE.test(value)) throw new MalformedRequestError();
  return value;
}

/** Resolves bearer tokens for the other services. */
@Injectable()
export class BearerResolver {
  constructor(
    private readonly holders: LeaseHolders,
    private readonly principals: PrincipalsReader,
    private readonly lastUsed: LastUsed,
  ) {}

  /** A response that may be cached: the caller is recorded as a holder before the bearer’s row is read. */
  async respondWithLease(request: ResolveRequest): Promise<ResolveResponse> {
    await this.holders.hold(request.instance);
    return this.respond(request, leaseMaxMs);
  }

  /** A response for a single request, which needs no holder. */
  respondOnce(request: ResolveRequest): Promise<ResolveResponse> {
    return this.respond(request, 0);
  }

  private async respond(request: ResolveRequest, leaseMs: number): Promise<ResolveResponse> {
    const found = await this.principals.find(Buffer.from(request.digest, 'base64url'));
    if ('refused' in found) return found;
    this.lastUsed.note(found.principal);
    return { principal: found.principal, leaseMs };
  }
}
