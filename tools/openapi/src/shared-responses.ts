import type { OpenAPIObject } from '@nestjs/swagger';

interface Operation {
  requestBody?: unknown;
  /** Empty where the route is public. */
  security?: unknown[];
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

/** What the edge of every service may answer, whatever the route (decisions §2): written here once instead of at each. */
const always: Record<string, object> = {
  '429': rejection('Too many requests; wait as long as `Retry-After` says'),
  '500': rejection('A fault on our side; `requestId` names it in the log'),
  '503': rejection('A part that the answer needs is down; try again shortly'),
};
const withBody: Record<string, object> = {
  '400': rejection('The body is not one valid JSON value in UTF-8'),
  '408': rejection('The body arrived too slowly'),
  '413': rejection('The body is larger than 1 MiB'),
  '415': rejection(
    'The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8',
  ),
  '422': rejection('A member of the request was refused; `details` names each'),
};
const withParameters: Record<string, object> = {
  '422': rejection('A parameter was refused; `details` names each'),
};
/** Of every route with a bearer: a query parameter that it does not have. */
const withBearer: Record<string, object> = {
  '422': rejection('A query parameter is not accepted; `details` names each'),
};
/** Of every GET with an entity tag. */
const notModified: Record<string, object> = {
  '304': { description: 'Unchanged since the `ETag` in `If-None-Match`; no body' },
};

/** Adds them to each operation that does not describe them itself, in the order of the statuses. */
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
        ...(operation.security?.length === 0 ? {} : withBearer),
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

interface Response {
  description?: string;
  headers?: Record<string, unknown>;
}

const successesOf = (operation: Operation): Response[] =>
  Object.entries(operation.responses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => response as Response);

/** A success without a description of its own is what the operation does. */
function describeSuccess(operation: Operation): void {
  for (const response of successesOf(operation)) response.description ||= operation.summary ?? '';
}

/** Lets generators make iterators: the next page is asked for with `cursor` from `X-Next-Cursor`. */
function markPaging(operation: Operation): void {
  if (successesOf(operation).some(({ headers = {} }) => 'X-Next-Cursor' in headers))
    operation['x-paging'] = 'cursor';
}
