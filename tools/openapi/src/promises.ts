import type { ApiDocument } from './document.js';

interface Schema {
  properties?: Record<string, unknown>;
  required?: string[];
}
interface Operation {
  operationId?: string;
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { required?: boolean };
  responses?: Record<string, unknown>;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * The compatibility promises of v1, one per line: operations with their success responses, the properties of each
 * schema, and its optional properties. A removed line is an incompatible change (decisions §2).
 */
export function promisesOf(document: ApiDocument): string[] {
  const lines: string[] = [];
  for (const [path, item] of Object.entries(document.paths))
    for (const method of methods) {
      const operation = (item as Record<string, Operation | undefined>)[method];
      if (operation) lines.push(...promisesOfOperation(`${method.toUpperCase()} ${path}`, operation));
    }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
    lines.push(...promisesOfSchema(name, schema as Schema));
  for (const kind of Object.keys(document.webhooks)) lines.push(`${kind} is an event`);
  return lines.sort();
}

/** The lines of `before` that are missing in the new text. */
export function brokenPromises(before: readonly string[], now: readonly string[]): string[] {
  const kept = new Set(now);
  return before.filter((line) => !kept.has(line));
}

function promisesOfOperation(name: string, operation: Operation): string[] {
  const successes = Object.keys(operation.responses ?? {}).filter((status) => status.startsWith('2'));
  const required = (operation.parameters ?? []).filter((parameter) => parameter.required);
  return [
    `${name} is called ${operation.operationId}`,
    ...successes.map((status) => `${name} answers ${status}`),
    ...(operation.parameters ?? []).map(
      (parameter) => `${name} takes ${parameter.name} in its ${parameter.in}`,
    ),
    `${name} asks for ${required.length} parameters${operation.requestBody?.required ? ' and a body' : ''}`,
  ];
}

/** Optional properties of a request must stay optional; constant properties of a response must stay present. */
function promisesOfSchema(name: string, { properties = {}, required = [] }: Schema): string[] {
  const isRequest = /^(Create|Update|New|Set|Move|Enable|Rotate|Redeliver)/.test(name);
  return Object.keys(properties).flatMap((member) => {
    const isRequired = required.includes(member);
    const keeps = isRequest ? !isRequired : isRequired;
    const how = isRequest ? 'may be left out' : 'is always there';
    return [`${name}.${member} exists`, ...(keeps ? [`${name}.${member} ${how}`] : [])];
  });
}
