import { Validator } from '@seriousme/openapi-schema-validator';
import type { ApiDocument } from './document.js';
import { lintFaults } from './lint-faults.js';

interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: { $ref?: string; name?: string; description?: string }[];
  security?: Record<string, unknown>[];
  responses?: Record<
    string,
    { description?: string; content?: Record<string, { examples?: Record<string, unknown> }> }
  >;
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
      faults.push(...operationFaults(operation).map((fault) => `${method.toUpperCase()} ${path} ${fault}`));
      const id = operation.operationId ?? '';
      if (seen.has(id)) faults.push(`${method.toUpperCase()} ${path} repeats the operationId ${id}`);
      seen.add(id);
    }
  }
  return [...faults, ...(await lintFaults(document))];
}

function operationFaults(operation: Operation): string[] {
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
  for (const [status, response] of Object.entries(responses)) {
    if (!response.description) faults.push(`does not describe its ${status}`);
    if (Number(status) < 400) continue;
    const { examples = {} } = response.content?.['application/json'] ?? {};
    if (Object.keys(examples).length === 0) faults.push(`has no example for ${status}`);
  }
  return faults;
}
