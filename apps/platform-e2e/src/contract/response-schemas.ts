import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { ApiResponse } from '../client/api-caller.js';
import type { ApiDocument, JsonSchema, Operation } from './api-document.js';

const DOCUMENT = 'https://kiban.example/openapi.json';

/** Holds answers against what the document says about them. */
export class ResponseSchemas {
  private readonly ajv: Ajv2020;
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor(document: ApiDocument) {
    this.ajv = new Ajv2020({ strict: false, allErrors: true });
    // The package is CommonJS: its function is the module's default member.
    (ajvFormats as unknown as { default: (ajv: Ajv2020) => void }).default(this.ajv);
    this.ajv.addSchema(closed(document), DOCUMENT);
  }

  /** What is wrong with an answer to an operation; nothing when it is as documented. */
  faultsOf(operation: Operation, response: ApiResponse): string[] {
    const what = `${operation.method} ${operation.path} answered ${response.status} ${response.text.slice(0, 300)}`;
    const documented = operation.responses[String(response.status)];
    if (!documented) return [`${what}, a status that it does not document`];
    const content = documented.content;
    if (!content) return response.text === '' ? [] : [`${what}, where no body is documented`];
    const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
    if (response.status === 304 || type === 'text/event-stream') return [];
    if (!(type in content)) return [`${what} as “${type}”, which is not documented`];
    if (type !== 'application/json') return [];
    const validate = this.validator(operation, response.status);
    if (validate(response.body)) return [];
    const problems = (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    );
    return [`${what}, but ${problems.slice(0, 5).join('; ')}`];
  }

  private validator(operation: Operation, status: number): ValidateFunction {
    const path = ['paths', operation.path, operation.method.toLowerCase(), 'responses', String(status)];
    const pointer = [...path, 'content', 'application/json', 'schema'].map(
      (part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`,
    );
    const reference = `${DOCUMENT}#${pointer.join('')}`;
    const known = this.compiled.get(reference);
    if (known) return known;
    const validate = this.ajv.compile({ $ref: reference });
    this.compiled.set(reference, validate);
    return validate;
  }
}

/**
 * A copy in which answers may have no members but those documented: additive changes are allowed to the
 * service, but not without saying so in the document.
 */
function closed(document: ApiDocument): ApiDocument {
  const copy = structuredClone(document);
  for (const schema of Object.values(copy.components.schemas)) close(schema);
  return copy;
}

function close(schema: JsonSchema): void {
  if (schema.properties && !schema.allOf && schema.additionalProperties === undefined)
    schema.additionalProperties = false;
}
