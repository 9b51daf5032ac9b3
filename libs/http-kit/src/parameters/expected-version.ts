import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import { ErrorDto, type ExpectedVersions } from '@kiban/contracts';
import type { FastifyRequest } from 'fastify';

/**
 * Reads If-Match. An entity tag of this API begins with the resource's version, and only that part guards a write:
 * other data in a response (a list's name on a card) may have changed since.
 * A bare version in quotes is accepted as well; a weak tag never matches (RFC 9110 §13.1.1).
 */
export function expectedVersions(header: string | undefined): ExpectedVersions {
  if (header === undefined || header.trim() === '*') return null;
  return header.split(',').map((member) => {
    const match = /^"(\d{1,15})(?:[-.][^"]*)?"$/.exec(member.trim());
    return match ? Number(match[1]) : -1;
  });
}

/** Whether a tag of an If-Match is weak. */
export const namesWeakTag = (header: string | undefined): boolean =>
  header?.split(',').some((member) => /^W\//i.test(member.trim())) ?? false;

/** The versions in If-Match, as a route's parameter. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext): ExpectedVersions =>
  expectedVersions(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
);

/** Documents If-Match on a route. */
export function ApiIfMatch(): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: 'The ETag of the response that the change is based on',
      schema: { type: 'string', example: '"3-1k2j3h"' },
    }),
    ApiResponse({ status: 412, type: ErrorDto, description: 'The resource has changed since that ETag' }),
  );
}
