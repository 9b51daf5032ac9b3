import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiParam, ApiResponse } from '@nestjs/swagger';
import { ErrorDto } from '@kiban/contracts';
import { ApiIfMatch, pageHeaders } from '@kiban/http-kit';

export interface RouteDescription {
  /** Its name in generated clients. */
  id: string;
  summary: string;
  description: string;
  /** What a success answers with: a class, an array of it, or null for 204. */
  response: Type | readonly [Type] | null;
  /** 200 unless said; 201 for what creates. */
  status?: 200 | 201;
  /** Nouns of the ids in the path, by parameter. */
  ids?: Readonly<Record<string, string>>;
  /** Whether the route writes: it then takes Idempotency-Key. */
  writes?: boolean;
  /** Whether a write takes If-Match. */
  guarded?: boolean;
  /** When it answers 409. */
  conflict?: string;
  /** Whether a quota of the workspace bounds what the route adds. */
  grows?: boolean;
  /** Whether the answer comes in pages. */
  paged?: boolean;
  /** In what an order is, where the answer tells that parent's version: the list of a card, the board of a list. */
  orderIn?: string;
}

/** Says everything that the OpenAPI document shows of a route, and its status. */
export function Describe(route: RouteDescription): MethodDecorator {
  const { id, summary, description, response, writes = false } = route;
  const status = response === null ? 204 : (route.status ?? 200);
  return applyDecorators(
    HttpCode(status),
    ApiOperation({ operationId: id, summary, description }),
    ApiResponse({
      status,
      description: summary,
      ...(response === null
        ? {}
        : Array.isArray(response)
          ? { type: response[0] as Type, isArray: true }
          : { type: response as Type }),
      ...(response === null ? {} : { headers: responseHeaders(route) }),
    }),
    ApiResponse({
      status: 422,
      type: ErrorDto,
      description: 'A member cannot be taken as it is; details name it',
    }),
    ApiResponse({
      status: 429,
      type: ErrorDto,
      description: 'Too many requests; Retry-After says when to go on',
    }),
    ...Object.entries(route.ids ?? {}).flatMap(([name, noun]) => [
      ApiParam({
        name,
        description: `Id of the ${noun}`,
        schema: { type: 'integer', minimum: 1 },
        example: 42,
      }),
    ]),
    ...(route.ids
      ? [ApiResponse({ status: 404, type: ErrorDto, description: 'It is not there, or you may not see it' })]
      : []),
    ...(writes
      ? [idempotencyKey, ApiResponse({ status: 400, type: ErrorDto, description: 'The body is not JSON' })]
      : []),
    ...(writes
      ? [
          ApiResponse({
            status: 409,
            type: ErrorDto,
            description: conflictOf(route),
          }),
        ]
      : []),
    ...(route.guarded ? [ApiIfMatch()] : []),
  );
}

function conflictOf({
  conflict = 'A request with the same Idempotency-Key is still running',
  grows = false,
}: RouteDescription): string {
  return grows ? `${conflict}; or a quota of the workspace is exceeded (limit_reached)` : conflict;
}

const idempotencyKey = ApiHeader({
  name: 'Idempotency-Key',
  required: false,
  description:
    'The same key and body within 24 hours answers what was answered first, without doing it again',
  schema: { type: 'string', maxLength: 200 },
});

function responseHeaders(
  route: RouteDescription,
): Record<string, { description: string; schema: { type: 'string' } }> {
  const text = { type: 'string' } as const;
  return {
    ETag: { description: 'Changes whenever the answer does', schema: text },
    ...(route.paged ? pageHeaders : {}),
    ...(route.orderIn === undefined
      ? {}
      : {
          'X-Order-Version': {
            description: `Version of ${route.orderIn} as of this answer: of two orders the greater one is the newer`,
            schema: text,
          },
        }),
  };
}
