import { STATUS_CODES } from 'node:http';

export interface Reference {
  $ref: string;
}
interface Operation {
  responses?: Record<string, object>;
}
type Paths = Record<string, Record<string, Operation | undefined>>;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const PREFIX = '#/components/responses/';

/**
 * Replaces the errors (and 304) that several operations have by references: they were two fifths of the document. One that
 * a single operation has stays where it is read.
 * @returns `components.responses`, by the phrase of the status; others of the status are numbered
 */
export function shareErrors(paths: Paths): Record<string, object> {
  const uses = new Map<string, { status: string; response: object; operations: Operation[] }>();
  for (const operation of operationsOf(paths))
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      if (status.startsWith('2')) continue;
      const key = `${status} ${JSON.stringify(response)}`;
      const use = uses.get(key) ?? { status, response, operations: [] };
      uses.set(key, use);
      use.operations.push(operation);
    }
  const shared: Record<string, object> = {};
  for (const { status, response, operations } of uses.values()) {
    if (operations.length === 1) continue;
    const name = freeName(shared, (STATUS_CODES[status] ?? `Status${status}`).replaceAll(/\W/g, ''));
    shared[name] = response;
    for (const { responses } of operations) if (responses) responses[status] = { $ref: PREFIX + name };
  }
  return shared;
}

/** The response that is meant. */
export function responseOf<Response extends object>(
  { components }: { components?: { responses?: Readonly<Record<string, unknown>> } },
  response: Response | Reference,
): Response {
  if (!('$ref' in response)) return response;
  const found = components?.responses?.[response.$ref.slice(PREFIX.length)];
  if (!found) throw new Error(`The document has no ${response.$ref}.`);
  return found as Response;
}

function operationsOf(paths: Paths): Operation[] {
  return Object.values(paths).flatMap((item) => methods.flatMap((method) => item[method] ?? []));
}

function freeName(taken: Readonly<Record<string, object>>, base: string): string {
  let name = base;
  for (let number = 2; name in taken; number += 1) name = `${base}${number}`;
  return name;
}
