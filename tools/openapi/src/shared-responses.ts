import type { OpenAPIObject } from '@nestjs/swagger';

interface Operation {
  requestBody?: unknown;
  /** Without a scheme for a public route. */
  security?: object[];
  parameters?: { in?: string }[];
  summary?: string;
  responses?: Record<string, unknown>;
  'x-paging'?: 'cursor';
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

const rejection = (description: string): object => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorDto' } } },
});

/** Responses that every route of every service can return (decisions §2), defined once. */
const always: Record<string, object> = {
  '429': rejection('Too many requests; wait for the time in `Retry-After`'),
  '500': rejection('Internal error; `requestId` identifies it in the log'),
  '503': rejection('A required service is unavailable; retry after `Retry-After`'),
};
const withBody: Record<string, object> = {
  '400': rejection('The body is not one valid JSON value in UTF-8'),
  '408': rejection('The body arrived too slowly'),
  '413': rejection('The body is larger than 1 MiB'),
  '415': rejection(
    'The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8',
  ),
  '422': rejection('Validation failed; see `details`'),
};
const withParameters: Record<string, object> = {
  '422': rejection('Validation of a parameter failed; see `details`'),
};
/** For every route with a bearer: an unknown query parameter. */
const withBearer: Record<string, object> = {
  '422': rejection('Unknown query parameter; see `details`'),
};
/** For every GET with an entity tag. */
const notModified: Record<string, object> = {
  '304': { description: 'Unchanged since the `ETag` in `If-None-Match`; no body' },
};

/** Adds the shared responses that an operation does not define, in the order of their statuses. */
export function addSharedResponses(paths: OpenAPIObject['paths']): void {
  for (const item of Object.values(paths)) {
    for (const method of methods) {
      const operation = (item as Record<string, Operation | undefined>)[method];
      if (!operation) continue;
      const hasParameters = (operation.parameters ?? []).some(
        (parameter) => parameter.in === 'path' || parameter.in === 'query',
      );
      const shared = {
        ...(method === 'get' ? notModified : {}),
        ...(isPublic(operation) ? {} : withBearer),
        ...(hasParameters ? withParameters : {}),
        ...(operation.requestBody ? withBody : {}),
        ...always,
      };
      const responses: Record<string, unknown> = { ...shared, ...operation.responses };
      operation.responses = Object.fromEntries(
        Object.entries(responses).sort(([a], [b]) => (a < b ? -1 : 1)),
      );
      describeSuccess(operation);
      markPaging(operation);
    }
  }
}

/** Whether a route needs no bearer. Without `security` of its own it has that of the document. */
export const isPublic = ({ security }: { security?: object[] }): boolean =>
  security?.every((requirement) => Object.keys(requirement).length === 0) ?? false;

interface Response {
  description?: string;
  headers?: Record<string, unknown>;
}

const successesOf = (operation: Operation): Response[] =>
  Object.entries(operation.responses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => response as Response);

/** A success response without a description gets the operation's summary. */
function describeSuccess(operation: Operation): void {
  for (const response of successesOf(operation)) response.description ||= operation.summary ?? '';
}

/** Lets generators create iterators: `cursor` requests the next page with the value of `X-Next-Cursor`. */
function markPaging(operation: Operation): void {
  if (successesOf(operation).some(({ headers = {} }) => 'X-Next-Cursor' in headers))
    operation['x-paging'] = 'cursor';
}
