import { applyDecorators, Header } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { scimTypes } from './scim-error.js';

const ERROR_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:Error';
const SCIM_TYPE = 'application/scim+json; charset=utf-8';
const PATH = /^\/scim(\/|\?|$)/;

interface ApiError {
  error: string;
  code: string;
  details?: { code: string }[];
}

/** The headers of a response with a SCIM resource. */
export function ScimResponse(): MethodDecorator {
  return applyDecorators(Header('content-type', SCIM_TYPE), Header('cache-control', 'no-store'));
}

/** Sends each error below `/scim` in the schema of RFC 7644 §3.12, wherever it was found. */
export function sendScimErrors(fastify: FastifyInstance): void {
  fastify.addHook('preSerialization', (request, reply, payload, done) => {
    if (!PATH.test(request.url) || !isApiError(payload)) return done(null, payload);
    const status = reply.statusCode === 422 ? 400 : reply.statusCode;
    const scimType = scimTypeOf(payload);
    void reply.status(status).header('content-type', SCIM_TYPE);
    done(null, {
      schemas: [ERROR_SCHEMA],
      status: String(status),
      ...(scimType ? { scimType } : {}),
      detail: payload.error,
    });
  });
}

function isApiError(payload: unknown): payload is ApiError {
  const { error, code } = (payload ?? {}) as Partial<ApiError>;
  return typeof error === 'string' && typeof code === 'string';
}

function scimTypeOf({ code, details }: ApiError): string | undefined {
  const named = scimTypes.find((type) => type === details?.[0]?.code);
  if (named) return named;
  if (code === 'malformed_json') return 'invalidSyntax';
  return code === 'validation_failed' ? 'invalidValue' : undefined;
}
