import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { ApiResponse } from '../client/api-caller.js';
import type { ApiDocument, Content, JsonSchema, Operation } from './api-document.js';

const DOCUMENT = 'https://kiban.example/openapi.json';

/** Validates responses against the document. */
export class ResponseSchemas {
  private readonly ajv: Ajv2020;
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor(document: ApiDocument) {
    this.ajv = new Ajv2020({ strict: false, allErrors: true });
    // The package is CommonJS: its function is the module's default property.
    (ajvFormats as unknown as { default: (ajv: Ajv2020) => void }).default(this.ajv);
    this.ajv.addSchema(closed(document), DOCUMENT);
  }

  /** Faults in a response; empty when it matches the document. */
  faultsOf(operation: Operation, response: ApiResponse): string[] {
    const what = `${operation.method} ${operation.path} returned ${response.status} ${response.text.slice(0, 300)}`;
    const documented = operation.responses[String(response.status)];
    if (!documented) return [`${what}, an undocumented status`];
    const content = documented.content;
    if (!content) return response.text === '' ? [] : [`${what}, with an undocumented body`];
    const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
    if (response.status === 304 || type === 'text/event-stream') return [];
    const documentedType = content[type];
    if (!documentedType) return [`${what} with the undocumented type “${type}”`];
    if (type !== 'application/json') return [];
    const validate = this.validator(documentedType);
    if (validate(response.body)) return [];
    const problems = (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    );
    return [`${what}, but ${problems.slice(0, 5).join('; ')}`];
  }

  private validator({ schema = {} }: Content): ValidateFunction {
    // References of the schema are to the document, whatever response has them.
    const text = JSON.stringify(schema).replaceAll('"#/', `"${DOCUMENT}#/`);
    const compiled = this.compiled.get(text);
    if (compiled) return compiled;
    const validate = this.ajv.compile(JSON.parse(text) as object);
    this.compiled.set(text, validate);
    return validate;
  }
}

/**
 * A copy whose responses allow no undocumented properties: the service may add properties, but only together with the
 * document.
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
