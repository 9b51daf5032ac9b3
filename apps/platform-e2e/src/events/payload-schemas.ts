import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';

interface ObjectSchema {
  properties?: Record<string, unknown>;
  additionalProperties?: unknown;
}
interface PayloadSchema extends ObjectSchema {
  $defs: Record<string, ObjectSchema>;
}

/** Kinds whose `data` has exactly four properties (decisions §6). */
const isOfCard = (kind: string): boolean => kind.startsWith('card.') || kind === 'assignee.change';

/**
 * Validates events against the published JSON Schemas without additional properties: a consumer must tolerate new
 * properties within v1, but the service may only send properties that the schema names.
 */
export class PayloadSchemas {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly require = createRequire(import.meta.url);
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor() {
    // The package is CommonJS: its function is the module's default property.
    (ajvFormats as unknown as { default: (ajv: Ajv2020) => void }).default(this.ajv);
  }

  /** Faults in a payload; empty when it matches its kind's schema. */
  faultsOf(payload: { event: string; data: unknown; url?: unknown; number?: unknown }): string[] {
    const validate = this.validator(payload.event);
    const isValid: boolean = validate(payload);
    const faults = isValid
      ? []
      : (validate.errors ?? []).map(({ instancePath, message, params }) =>
          `${payload.event}${instancePath} ${message ?? ''} ${JSON.stringify(params)}`.trim(),
        );
    const members = Object.keys(payload.data as object).join(' ');
    if (isOfCard(payload.event) && members !== 'id title listName dueDate')
      faults.push(`${payload.event}: data has ${members}`);
    // Optional in the schema, which older events meet too.
    if (isOfCard(payload.event) && typeof payload.number !== 'number')
      faults.push(`${payload.event}: no number`);
    if (typeof payload.url !== 'string') faults.push(`${payload.event}: no url`);
    return faults;
  }

  private validator(kind: string): ValidateFunction {
    const compiled = this.compiled.get(kind);
    if (compiled) return compiled;
    const path = this.require.resolve(`@kiban/contracts/schemas/${kind}.json`);
    const schema = JSON.parse(readFileSync(path, 'utf8')) as PayloadSchema;
    for (const definition of [schema, ...Object.values(schema.$defs)])
      if (definition.properties && definition.additionalProperties === undefined)
        definition.additionalProperties = false;
    const validate = this.ajv.compile(schema);
    this.compiled.set(kind, validate);
    return validate;
  }
}
