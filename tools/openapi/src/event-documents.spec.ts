import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import { eventChanges, eventKindNames, eventKinds, eventSchemaName } from '@kiban/contracts';
import { Ajv } from 'ajv';
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { asJsonSchema, referredSchemas, standalone } from './json-schema.js';

const require = createRequire(import.meta.url);
const read = (path: string): AnySchema =>
  JSON.parse(readFileSync(require.resolve(path), 'utf8')) as AnySchema;
// The package is CommonJS: its function is the module's default property.
const { default: addFormats } = ajvFormats as unknown as { default: (ajv: Ajv | Ajv2020) => void };

describe('the AsyncAPI document', () => {
  const document = read('@kiban/contracts/asyncapi.json') as {
    channels: Record<string, { address: string }>;
    components: { messages: Record<string, { payload: AnySchema; examples: { payload: unknown }[] }> };
  };

  it('is valid by the official schema of AsyncAPI 3.0 [DEC-7.7]', () => {
    // The official schema brings the meta-schema of draft-07 along: Ajv's own would be a second one of that name.
    const ajv = new Ajv({ strict: false, allErrors: true, meta: false, validateSchema: false });
    addFormats(ajv);
    const validate = ajv.compile(read('@asyncapi/specs/schemas/3.0.0.json'));
    expect({ valid: validate(document), errors: validate.errors }).toEqual({ valid: true, errors: null });
    expect(validate({ ...document, channels: { bad: { address: 1 } } })).toBe(false);
  });

  it('has a channel for each kind, under workspace and board [DEC-7.1, DEC-7.7]', () => {
    expect(Object.keys(document.channels)).toEqual(eventKindNames);
    for (const kind of eventKindNames)
      expect(document.channels[kind]?.address).toBe(`kiban.v1.{workspaceId}.{boardId}.${kind}`);
  });

  it('has examples that match its schemas', () => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    addFormats(ajv);
    ajv.addSchema(document, 'asyncapi');
    for (const kind of eventKindNames) {
      const validate = ajv.compile({ $ref: `asyncapi#/components/messages/${kind}/payload` });
      for (const { payload } of document.components.messages[kind]?.examples ?? [])
        expect({ kind, valid: validate(payload), errors: validate.errors }).toMatchObject({
          kind,
          valid: true,
        });
    }
  });
});

describe('the JSON Schemas of events', () => {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true });
  addFormats(ajv);

  it.each(eventKindNames)(
    '%s: is a self-contained schema of draft 2020-12 that accepts its example [DEC-7.7]',
    (kind) => {
      const schema = read(`@kiban/contracts/schemas/${kind}.json`) as {
        $id: string;
        examples: [Record<string, unknown>];
      };
      expect(schema.$id).toBe(`urn:kiban:event:${kind}:v${eventKinds[kind].schemaVersion}`);
      const validate = ajv.compile(schema);
      const [example] = schema.examples;
      expect({ valid: validate(example), errors: validate.errors }).toEqual({ valid: true, errors: null });
      for (const member of ['id', 'event', 'occurredAt', 'workspace', 'boardId', 'actor', 'data'])
        expect({ member, valid: validate({ ...example, [member]: undefined }) }).toEqual({
          member,
          valid: false,
        });
      expect(validate({ ...example, event: kind === 'card.move' ? 'card.create' : 'card.move' })).toBe(false);
      expect(validate({ ...example, data: {} })).toBe(false);
    },
  );
});

describe('`changes` of each kind', () => {
  type Schemas = Record<string, { properties?: object } | undefined>;
  const openApi = read('@kiban/contracts/openapi.json') as { components: { schemas: Schemas } };
  const asyncApi = read('@kiban/contracts/asyncapi.json') as { components: { schemas: Schemas } };

  it.each(eventKindNames)('%s: has the same named type in all three documents [DEC-7.7]', (kind) => {
    const { $defs } = read(`@kiban/contracts/schemas/${kind}.json`) as { $defs: Schemas };
    const properties = Object.keys(eventChanges[kind]).sort();
    for (const schemas of [openApi.components.schemas, asyncApi.components.schemas, $defs]) {
      const schema = schemas[`${eventSchemaName(kind)}Changes`];
      expect(Object.keys(schema?.properties ?? {}).sort()).toEqual(properties);
    }
  });
});

describe('schemas on their own', () => {
  const schemas = {
    A: { type: 'object', properties: { b: { $ref: '#/components/schemas/B' } }, example: { b: 1 } },
    B: { anyOf: [{ type: 'integer' }, { $ref: '#/components/schemas/A' }] },
    C: { type: 'string' },
  };

  it('contain exactly the schemas that they reference, including cycles', () => {
    const reference = { $ref: '#/components/schemas/A' };
    expect(standalone(reference, schemas)).toEqual({
      $ref: '#/$defs/A',
      $defs: {
        A: { type: 'object', properties: { b: { $ref: '#/$defs/B' } }, examples: [{ b: 1 }] },
        B: { anyOf: [{ type: 'integer' }, { $ref: '#/$defs/A' }] },
      },
    });
    expect([...referredSchemas(reference, schemas)]).toEqual(['A', 'B']);
  });

  it('convert example to examples', () => {
    expect(asJsonSchema({ type: 'string', example: null })).toEqual({ type: 'string', examples: [null] });
  });
});
