import { apiPrefix, exampleOrigin } from '@kiban/contracts';
import { ExampleValues, type Json, type Schema } from './example-values.js';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  example?: Json;
  schema?: Schema;
}

export interface SampleOperation {
  operationId: string;
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: {
    content: Record<string, { schema?: Schema; example?: Json; examples?: Record<string, { value?: Json }> }>;
  };
  responses: Record<string, { content?: Record<string, unknown> }>;
}

/** What a response holds, and so how a sample reads it. */
type ResponseKind = 'nothing' | 'json' | 'text' | 'events';

/** The request that the samples of an operation send, whatever their language. */
export interface SampleRequest {
  method: string;
  url: string;
  isPublic: boolean;
  body?: Json;
  response: ResponseKind;
}

/** Optional query parameters without which a request says little. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  searchCards: ['q'],
};

/** @param path with its parameters in braces, below the base address */
export function sampleRequest(
  method: string,
  path: string,
  operation: SampleOperation,
  values: ExampleValues,
): SampleRequest {
  const parameters = operation.parameters ?? [];
  const example = (parameter: Parameter): string => {
    const value = parameter.example ?? values.of(parameter.schema ?? {}) ?? idExample(parameter);
    if (value === undefined || typeof value === 'object')
      throw new Error(`${operation.operationId} has no example for its parameter ${parameter.name}.`);
    return encodeURIComponent(value);
  };
  const filled = path.replace(/\{([^}]+)\}/g, (_braces, name: string) => {
    const parameter = parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
    if (!parameter) throw new Error(`${operation.operationId} does not describe its parameter ${name}.`);
    return example(parameter);
  });
  const query = parameters
    .filter(
      ({ in: place, name, required }) =>
        place === 'query' && (required || QUERIES[operation.operationId]?.includes(name)),
    )
    .map((parameter) => `${parameter.name}=${example(parameter)}`);
  const body = bodyOf(operation, values);
  return {
    method: method.toUpperCase(),
    url: `${exampleOrigin}${apiPrefix}${filled}${query.length === 0 ? '' : `?${query.join('&')}`}`,
    isPublic: isPublic(operation),
    ...(body === undefined ? {} : { body }),
    response: responseKind(operation),
  };
}

/** Ids have no example of their own in the document. */
const idExample = ({ schema }: Parameter): number | undefined =>
  schema?.type === 'integer' ? 42 : undefined;

const isPublic = ({ security = [] }: SampleOperation): boolean =>
  security.every((requirement) => Object.keys(requirement).length === 0);

function bodyOf({ operationId, requestBody }: SampleOperation, values: ExampleValues): Json | undefined {
  const content = requestBody?.content['application/json'];
  if (!content) return undefined;
  const body =
    content.example ??
    Object.values(content.examples ?? {})[0]?.value ??
    (content.schema && values.of(content.schema));
  if (body === undefined) throw new Error(`${operationId} has no example for its body.`);
  return body;
}

function responseKind({ responses }: SampleOperation): ResponseKind {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const types = Object.keys(success?.content ?? {});
  if (types.length === 0) return 'nothing';
  if (types.includes('text/event-stream')) return 'events';
  return types.includes('application/json') ? 'json' : 'text';
}
