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

/** Kinds of which `data` has exactly four members (decisions §6). */
const isOfCard = (kind: string): boolean => kind.startsWith('card.') || kind === 'assignee.change';

/**
 * Holds events to the published JSON Schemas, and more strictly than these are: a consumer must bear members that are
 * added within v1, but we may not send any that the schema does not name.
 */
export class PayloadSchemas {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly require = createRequire(import.meta.url);
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor() {
    // The package is CommonJS: its function is the module's default member.
    (ajvFormats as unknown as { default: (ajv: Ajv2020) => void }).default(this.ajv);
  }

  /** What is wrong with a payload; nothing when it is as its kind's schema says. */
  faultsOf(payload: { event: string; data: unknown }): string[] {
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
    return faults;
  }

  private validator(kind: string): ValidateFunction {
    const known = this.compiled.get(kind);
    if (known) return known;
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
