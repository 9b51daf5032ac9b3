import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiQuery, ApiResponse, type ApiResponseOptions } from '@nestjs/swagger';
import { ErrorDto } from '@kiban/contracts';
import { NeedsFreshFactor } from '../access/fresh-proof.js';
import { ApiIfMatch } from '../parameters/expected-version.js';
import { ApiPathId } from '../parameters/id.pipe.js';
import { pageHeaders } from '../parameters/page-description.js';
import type {
  PlainDescription,
  ResourceDescription,
  RouteDescription,
  SecondSuccess,
} from './route-description.js';

const FRESH_FACTOR_SENTENCE =
  'A person at the screen must have shown in the last 15 minutes that it is them: a passkey or a code, or the password without either. ' +
  'Otherwise it is 403 with the code `second_factor_required`, and `POST /me/second-factor/check` takes the proof.';

/** Documents a route in the OpenAPI document, and sets its status. */
export function Describe(route: RouteDescription): MethodDecorator {
  const { id, summary, description, response, guarded = false, needsFreshFactor } = route;
  const status = response === null ? 204 : (route.status ?? 200);
  return applyDecorators(
    HttpCode(status),
    ApiOperation({
      operationId: id,
      summary,
      description: needsFreshFactor ? `${description} ${FRESH_FACTOR_SENTENCE}` : description,
    }),
    ...('errors' in route ? plainRoute(route, status) : resourceRoute(route, status)),
    ...(guarded ? [ApiIfMatch()] : []),
    ...(needsFreshFactor ? [NeedsFreshFactor(needsFreshFactor)] : []),
  );
}

function plainRoute(route: PlainDescription, status: number): MethodDecorator[] {
  const { response, errors, pathIds = {}, queries = [], success, otherwise } = route;
  return [
    ...Object.entries(pathIds).map(([name, text]) => ApiPathId(name, text)),
    ...queries.map((query) => ApiQuery(query)),
    ApiResponse({
      status,
      ...bodyOf(response),
      // Without one, the document gets the summary.
      ...(success === undefined ? {} : { description: success }),
      ...(route.paged ? { headers: pageHeaders } : {}),
    }),
    ...secondSuccess(otherwise),
    ...Object.entries(errors).map(([code, text]) => ApiError(Number(code), text)),
  ];
}

function resourceRoute(route: ResourceDescription, status: number): MethodDecorator[] {
  const { summary, response, ids, writes = false } = route;
  return [
    ApiResponse({
      status,
      description: summary,
      ...bodyOf(response),
      headers: responseHeaders(route),
    }),
    ...secondSuccess(route.otherwise),
    ApiError(422, 'Validation failed; see `details`'),
    ApiError(429, 'Too many requests; retry after the seconds in Retry-After'),
    ...Object.entries(ids ?? {}).map(([name, noun]) => ApiPathId(name, `Id of the ${noun}`)),
    // A write without an id in its path names lists and cards in its body, or replays a response of a board that is hidden now.
    ...(ids || writes ? [ApiError(404, 'The resource does not exist, or you may not see it')] : []),
    ...(writes
      ? [idempotencyKey, ApiError(400, 'The body is not JSON'), ApiError(409, conflictOf(route))]
      : []),
  ];
}

function secondSuccess(otherwise: SecondSuccess | undefined): MethodDecorator[] {
  if (!otherwise) return [];
  const { status, response, success } = otherwise;
  return [ApiResponse({ status, type: response, description: success })];
}

function bodyOf(
  response: RouteDescription['response'],
): Pick<ApiResponseOptions & { isArray?: boolean; type?: Type }, 'type' | 'isArray'> {
  if (response === null) return {};
  return Array.isArray(response) ? { type: response[0] as Type, isArray: true } : { type: response as Type };
}

const ApiError = (status: number, description: string): MethodDecorator =>
  ApiResponse({ status, type: ErrorDto, description });

function conflictOf({
  conflict = 'A request with the same Idempotency-Key is still in progress',
  grows = false,
}: ResourceDescription): string {
  return grows ? `${conflict}; or a quota of the workspace is exceeded (limit_reached)` : conflict;
}

const idempotencyKey = ApiHeader({
  name: 'Idempotency-Key',
  required: false,
  description: 'A repeated key with the same body replays the first response for 24 hours',
  schema: { type: 'string', maxLength: 200 },
});

function responseHeaders(
  route: ResourceDescription,
): Record<string, { description: string; schema: { type: 'string' } }> {
  const text = { type: 'string' } as const;
  return {
    ...(route.response === null
      ? {}
      : { ETag: { description: 'Changes whenever the response changes', schema: text } }),
    ...(route.paged ? pageHeaders : {}),
    ...(route.orderIn === undefined
      ? {}
      : {
          'X-Order-Version': {
            description: `Version of ${route.orderIn} in this response; of two orders, the one with the greater version is newer`,
            schema: text,
          },
        }),
    ...(route.writes === true
      ? {
          'X-Event-Id': {
            description: 'Id of the event that the request caused; absent if it caused none or several',
            schema: text,
          },
        }
      : {}),
  };
}
