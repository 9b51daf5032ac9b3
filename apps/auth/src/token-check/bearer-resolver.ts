import { isIP } from 'node:net';
import { leaseMaxMs, type ResolveResponse, type ResolveRequest } from '@kiban/auth-client';
import type { Principal } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { LeaseHolders } from '../store/rights/lease-holders.js';
import { PrincipalsReader } from './principals.reader.js';
import { Uses } from './uses.js';

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
  const { digest, instance, appliesRestrictions, appliesBoards, address } = (value ?? {}) as Record<
    string,
    unknown
  >;
  if (typeof digest !== 'string' || !DIGEST.test(digest)) throw new MalformedRequestError();
  return {
    digest,
    instance: readInstance(instance),
    appliesRestrictions: appliesRestrictions === true,
    appliesBoards: appliesBoards === true,
    ...(typeof address === 'string' && isIP(address) !== 0 ? { address } : {}),
  };
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
    private readonly uses: Uses,
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
    if (found.principal.workspace.deletionAt !== undefined)
      return { refused: 'revoked', workspaceDeleted: true };
    if (!appliesAll(found.principal, request)) return { refused: 'unknown' };
    this.uses.note(found.principal, request.address);
    return { principal: found.principal, leaseMs };
  }
}

/** A process of an earlier release would give the token more rights than it has (decision 56). */
function appliesAll({ restriction }: Principal, request: ResolveRequest): boolean {
  if (!restriction) return true;
  return (
    request.appliesRestrictions === true && (restriction.boardIds === null || request.appliesBoards === true)
  );
}
