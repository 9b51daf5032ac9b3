import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import { DomainError, ErrorDto } from '@kiban/contracts';
import type { FastifyRequest } from 'fastify';

/** The versions that a write may find; null when any will do. */
export type ExpectedVersions = readonly number[] | null;

/**
 * Reads If-Match. An entity tag of this API begins with the resource's version, and that part guards
 * a write: what else an answer shows (a list's name on a card) may have changed meanwhile. A bare
 * version in quotes is taken as well; a weak tag never matches (RFC 9110 §13.1.1).
 */
export function expectedVersions(header: string | undefined): ExpectedVersions {
  if (header === undefined || header.trim() === '*') return null;
  return header.split(',').map((member) => {
    const match = /^"(\d{1,15})(?:[-.][^"]*)?"$/.exec(member.trim());
    return match ? Number(match[1]) : -1;
  });
}

/** @throws DomainError 412 when the resource has moved on */
export function requireVersion(expected: ExpectedVersions, actual: number): void {
  if (expected === null || expected.includes(actual)) return;
  throw new DomainError(
    'precondition_failed',
    `It has changed meanwhile and is at version ${actual}: read it again, then send your change with If-Match of that answer’s ETag.`,
  );
}

/** The versions named by If-Match, in a route's parameters. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext): ExpectedVersions =>
  expectedVersions(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
);

/** Documents If-Match on a route. */
export function ApiIfMatch(): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: 'The ETag of the answer that the change is based on',
      schema: { type: 'string', example: '"3-1k2j3h"' },
    }),
    ApiResponse({ status: 412, type: ErrorDto, description: 'It has changed since that ETag' }),
  );
}
