import { Validator } from '@seriousme/openapi-schema-validator';
import type { ApiDocument } from './document.js';
import { lintFaults } from './lint-faults.js';
import { responseOf, type Reference } from './shared-errors.js';

interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: { $ref?: string; name?: string; description?: string }[];
  security?: Record<string, unknown>[];
  responses?: Record<string, Response | Reference>;
}

interface Response {
  description?: string;
  content?: Record<string, { schema?: object; example?: unknown; examples?: Record<string, unknown> }>;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Faults that prevent good generated clients, one sentence each. */
export async function documentFaults(document: ApiDocument): Promise<string[]> {
  const validation = await new Validator().validate(
    structuredClone(document) as unknown as Record<string, unknown>,
  );
  const faults = validation.valid
    ? []
    : [`The document is not valid OpenAPI 3.1: ${JSON.stringify(validation.errors).slice(0, 2_000)}`];
  const seen = new Set<string>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = (item as Record<string, Operation | undefined>)[method];
      if (!operation) continue;
      faults.push(
        ...operationFaults(document, operation).map((fault) => `${method.toUpperCase()} ${path} ${fault}`),
      );
      const id = operation.operationId ?? '';
      if (seen.has(id)) faults.push(`${method.toUpperCase()} ${path} repeats the operationId ${id}`);
      seen.add(id);
    }
  }
  return [...faults, ...(await lintFaults(document))];
}

function operationFaults(document: ApiDocument, operation: Operation): string[] {
  const faults: string[] = [];
  if (!/^[a-z][A-Za-z]+$/.test(operation.operationId ?? ''))
    faults.push(`has no readable operationId (${operation.operationId})`);
  if (!operation.summary) faults.push('has no summary');
  if (!operation.description) faults.push('has no description');
  if (!operation.tags?.length) faults.push('has no tag');
  for (const { $ref, name, description } of operation.parameters ?? [])
    if (!$ref && !description) faults.push(`does not describe its parameter ${name}`);
  const responses = operation.responses ?? {};
  if (!Object.keys(responses).some((status) => status.startsWith('2')))
    faults.push('has no success response');
  for (const [status, given] of Object.entries(responses)) {
    const response = responseOf(document, given);
    if (!response.description) faults.push(`does not describe its ${status}`);
    faults.push(...textFaults(status, response));
    if (Number(status) < 400) continue;
    const { examples = {} } = response.content?.['application/json'] ?? {};
    if (Object.keys(examples).length === 0) faults.push(`has no example for ${status}`);
  }
  return faults;
}

/** JSON has the examples of its schemas. Pages and streams, whose parts are described elsewhere, have none. */
const WITHOUT_EXAMPLE = ['application/json', 'text/html', 'text/event-stream'];

function textFaults(status: string, { content = {} }: Response): string[] {
  return Object.entries(content)
    .filter(([type, { example }]) => !WITHOUT_EXAMPLE.includes(type) && example === undefined)
    .map(([type]) => `has no example of ${type} for ${status}`);
}
