import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiParam, ApiResponse } from '@nestjs/swagger';
import { ErrorDto } from '@kiban/contracts';
import { ApiIfMatch, pageHeaders } from '@kiban/http-kit';

export interface RouteDescription {
  /** Name of the operation in generated clients. */
  id: string;
  summary: string;
  description: string;
  /** The body of a success: a class, an array of it, or null for 204. */
  response: Type | readonly [Type] | null;
  /** 200 by default; 201 for routes that create. */
  status?: 200 | 201;
  /** Resource names of the ids in the path, by parameter. */
  ids?: Readonly<Record<string, string>>;
  /** Whether the route writes: it then takes Idempotency-Key. */
  writes?: boolean;
  /** Whether a write takes If-Match. */
  guarded?: boolean;
  /** When it responds 409. */
  conflict?: string;
  /** Whether a workspace quota limits what the route adds. */
  grows?: boolean;
  /** Whether the response is paged. */
  paged?: boolean;
  /** The parent whose order version the response carries: the list of a card, the board of a list. */
  orderIn?: string;
}

/** Documents a route in the OpenAPI document, and sets its status. */
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
      description: 'Validation failed; see `details`',
    }),
    ApiResponse({
      status: 429,
      type: ErrorDto,
      description: 'Too many requests; retry after the seconds in Retry-After',
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
      ? [
          ApiResponse({
            status: 404,
            type: ErrorDto,
            description: 'The resource does not exist, or you may not see it',
          }),
        ]
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
  conflict = 'A request with the same Idempotency-Key is still in progress',
  grows = false,
}: RouteDescription): string {
  return grows ? `${conflict}; or a quota of the workspace is exceeded (limit_reached)` : conflict;
}

const idempotencyKey = ApiHeader({
  name: 'Idempotency-Key',
  required: false,
  description: 'A repeated key with the same body replays the first response for 24 hours',
  schema: { type: 'string', maxLength: 200 },
});

function responseHeaders(
  route: RouteDescription,
): Record<string, { description: string; schema: { type: 'string' } }> {
  const text = { type: 'string' } as const;
  return {
    ETag: { description: 'Changes whenever the response changes', schema: text },
    ...(route.paged ? pageHeaders : {}),
    ...(route.orderIn === undefined
      ? {}
      : {
          'X-Order-Version': {
            description: `Version of ${route.orderIn} in this response; of two orders, the one with the greater version is newer`,
            schema: text,
          },
        }),
  };
}
