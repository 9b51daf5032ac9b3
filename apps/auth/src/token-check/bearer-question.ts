import { leaseMaxMs, type ResolveResponse, type ResolveQuestion } from '@kiban/auth-client';
import { Injectable } from '@nestjs/common';
import { LastUsed } from './last-used.js';
import { LeaseHolders } from './lease-holders.js';
import { PrincipalsReader } from './principals.reader.js';

const DIGEST = /^[\w-]{43}$/;
const INSTANCE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Thrown for a question that is not one. */
export class MalformedQuestionError extends Error {
  readonly code = 'malformed_question';
  constructor() {
    super('Ask with { digest: 43 base64url characters, instance: a UUID }.');
    this.name = 'MalformedQuestionError';
  }
}

/** @throws MalformedQuestionError */
export function readQuestion(value: unknown): ResolveQuestion {
  const { digest, instance } = (value ?? {}) as Record<string, unknown>;
  if (typeof digest !== 'string' || !DIGEST.test(digest)) throw new MalformedQuestionError();
  return { digest, instance: readInstance(instance) };
}

/** @throws MalformedQuestionError */
export function readInstance(value: unknown): string {
  if (typeof value !== 'string' || !INSTANCE.test(value)) throw new MalformedQuestionError();
  return value;
}

/** Answers "whose bearer is this?" to the other services. */
@Injectable()
export class BearerQuestion {
  constructor(
    private readonly holders: LeaseHolders,
    private readonly principals: PrincipalsReader,
    private readonly lastUsed: LastUsed,
  ) {}

  /** An answer that may be kept: the asker stands in the table of holders before the bearer's row is read. */
  async respondWithLease(question: ResolveQuestion): Promise<ResolveResponse> {
    await this.holders.hold(question.instance);
    return this.respond(question, leaseMaxMs);
  }

  /** An answer for one request: nothing needs to be written. */
  respondOnce(question: ResolveQuestion): Promise<ResolveResponse> {
    return this.respond(question, 0);
  }

  private async respond(question: ResolveQuestion, leaseMs: number): Promise<ResolveResponse> {
    const found = await this.principals.find(Buffer.from(question.digest, 'base64url'));
    if ('refused' in found) return found;
    this.lastUsed.note(found.principal);
    return { principal: found.principal, leaseMs };
  }
}
