import type { OpenAPIObject } from '@nestjs/swagger';
import { addErrorExamples } from './error-examples.js';
import { isPublic } from './shared-responses.js';

interface Parameter {
  name?: string;
  in?: string;
  schema?: { type?: string; format?: string };
}
interface Response {
  headers?: Record<string, unknown>;
  content?: Record<string, { examples?: Record<string, object> }>;
}
interface Operation {
  operationId?: string;
  requestBody?: unknown;
  /** Without a scheme for a public route. */
  security?: object[];
  parameters?: Parameter[];
  responses?: Record<string, Response>;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

const text = { type: 'string' };
const seconds = { type: 'integer', minimum: 0 };
const header = (description: string, schema: object, example: unknown): object => ({
  description,
  schema,
  example,
});

/** `components.headers`, by the name of the header. */
export const sharedHeaders: Readonly<Record<string, object>> = {
  'X-Request-Id': header(
    'Identifies the request in the log; an error body has it as `requestId`',
    text,
    '3f6c1a52-9f3e-4c57-8f0e-3d7a5d2b9a10',
  ),
  'RateLimit-Limit': header('Requests of this credential that a minute allows', seconds, 600),
  'RateLimit-Remaining': header('Requests left in this minute', seconds, 599),
  'RateLimit-Reset': header('Seconds until the minute ends', seconds, 42),
  'Retry-After': header('Seconds to wait before the next attempt', seconds, 12),
  'Idempotency-Replayed': header(
    '`true` where the response of the first request with this Idempotency-Key is replayed',
    { type: 'string', const: 'true' },
    'true',
  ),
};

/** `components.parameters`, by the name of the request header. */
const parameterNames: Readonly<Record<string, string>> = {
  'Idempotency-Key': 'IdempotencyKey',
  'If-Match': 'IfMatch',
};

const headerReference = (name: string): [string, object] => [name, { $ref: `#/components/headers/${name}` }];
const rateLimit = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

/**
 * Gives every response its headers and every error its examples, and moves the request headers that many operations take
 * into the components.
 *
 * @returns `components.parameters`
 */
export function shareComponents(paths: OpenAPIObject['paths']): Record<string, object> {
  const parameters: Record<string, object> = {};
  for (const item of Object.values(paths))
    for (const method of methods) {
      const operation = (item as Record<string, Operation | undefined>)[method];
      if (!operation) continue;
      addErrorExamples(operation);
      addHeaders(operation);
      operation.parameters = operation.parameters?.map((parameter) => shared(parameter, parameters));
    }
  return parameters;
}

function shared(parameter: Parameter, parameters: Record<string, object>): object {
  // Ids in paths are described where routes are; they are the same ids as those in bodies.
  if (parameter.in === 'path' && parameter.schema?.type === 'integer') parameter.schema.format = 'int64';
  const name = parameter.in === 'header' ? parameterNames[parameter.name ?? ''] : undefined;
  if (name === undefined) return parameter;
  parameters[name] ??= parameter;
  return { $ref: `#/components/parameters/${name}` };
}

function addHeaders(operation: Operation): void {
  const isKeyed = operation.parameters?.some(({ name }) => name === 'Idempotency-Key') ?? false;
  const isCounted = !isPublic(operation);
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    const isSuccess = status.startsWith('2');
    const names = [
      'X-Request-Id',
      ...(isCounted && (isSuccess || status === '429') ? rateLimit : []),
      ...(status === '429' || status === '503' ? ['Retry-After'] : []),
      ...(isKeyed && isSuccess ? ['Idempotency-Replayed'] : []),
    ];
    response.headers = { ...response.headers, ...Object.fromEntries(names.map(headerReference)) };
  }
}
