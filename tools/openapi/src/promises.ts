import type { ApiDocument } from './document.js';

interface Schema {
  properties?: Record<string, unknown>;
  required?: string[];
}
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
}
interface Operation {
  operationId?: string;
  parameters?: (Parameter | { $ref: string })[];
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
      if (operation)
        lines.push(
          ...promisesOfOperation(
            `${method.toUpperCase()} ${path}`,
            operation,
            parametersOf(document, operation),
          ),
        );
    }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
    lines.push(`${name} is a schema`, ...promisesOfSchema(name, schema as Schema));
  for (const [kind, webhook] of Object.entries(document.webhooks)) {
    const { post } = webhook as { post: Operation };
    lines.push(`${kind} is an event`, `${kind} is received by ${post.operationId}`);
  }
  return lines.sort();
}

/** The lines of `before` that are missing in the new text. */
export function brokenPromises(before: readonly string[], now: readonly string[]): string[] {
  const kept = new Set(now);
  return before.filter((line) => !kept.has(line));
}

/** A sentence for each line of `v1-promises.txt` that the document does not keep. */
export function promiseFaults(document: ApiDocument, promised: string): string[] {
  return brokenPromises(promised.split('\n').filter(Boolean), promisesOf(document)).map(
    (line) => `v1 promises “${line}”, but the document does not keep it (decision 23).`,
  );
}

function parametersOf(document: ApiDocument, { parameters = [] }: Operation): Parameter[] {
  const shared = (document.components?.parameters ?? {}) as Record<string, unknown>;
  return parameters.map((parameter) =>
    '$ref' in parameter
      ? (shared[parameter.$ref.slice(parameter.$ref.lastIndexOf('/') + 1)] as Parameter)
      : parameter,
  );
}

function promisesOfOperation(name: string, operation: Operation, parameters: readonly Parameter[]): string[] {
  const successes = Object.keys(operation.responses ?? {}).filter((status) => status.startsWith('2'));
  const required = parameters.filter((parameter) => parameter.required);
  return [
    `${name} is called ${operation.operationId}`,
    ...successes.map((status) => `${name} answers ${status}`),
    ...parameters.map((parameter) => `${name} takes ${parameter.name} in its ${parameter.in}`),
    `${name} asks for ${required.length} parameters${operation.requestBody?.required ? ' and a body' : ''}`,
  ];
}

/** Optional properties of a request must stay optional; constant properties of a response must stay present. */
function promisesOfSchema(name: string, { properties = {}, required = [] }: Schema): string[] {
  const isRequest = /^(Create|Update|New|Set|Move|Enable|Rotate|Redeliver|Partial|Trello)/.test(name);
  return Object.keys(properties).flatMap((member) => {
    const isRequired = required.includes(member);
    const keeps = isRequest ? !isRequired : isRequired;
    const how = isRequest ? 'may be left out' : 'is always there';
    return [`${name}.${member} exists`, ...(keeps ? [`${name}.${member} ${how}`] : [])];
  });
}
