import { limits, ValidationError } from '@kiban/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BodyBounds } from './large-bodies.js';
import { jsonExcess } from './json-scan.js';

/**
 * Parses JSON bodies with Fastify's own parser, which rejects `__proto__`, once their depth and the number of their values are
 * within bounds.
 */
export function parseBoundedJson(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    const fault = jsonFault(text, valuesMaxOf(request, text.length));
    if (fault) return done(fault);
    void parse(request, text, done);
  });
}

/** @returns the rejection of a JSON text that is too deep or has too many values, or null */
export function jsonFault(text: string, valuesMax: number = limits.bodyValuesMax): ValidationError | null {
  switch (jsonExcess(text, { depthMax: limits.bodyDepthMax, valuesMax })) {
    case 'depth':
      return new ValidationError(
        'body',
        'depth',
        `The body must have at most ${limits.bodyDepthMax} levels of arrays and objects.`,
      );
    case 'values':
      return new ValidationError('body', 'values', `The body must have at most ${valuesMax} values.`);
    case null:
      return null;
  }
}

/** A value of a real document has a name or a text: shorter ones cost far more than their length. */
const CHARACTERS_PER_VALUE = 4;

/** A route with a bound of its own takes as many values as its bodies are long. */
function valuesMaxOf(request: FastifyRequest, length: number): number {
  const own = (request.routeOptions.config as BodyBounds).bodyValuesMax;
  if (own === undefined) return limits.bodyValuesMax;
  return Math.min(own, limits.bodyValuesMax + Math.floor(length / CHARACTERS_PER_VALUE));
}
