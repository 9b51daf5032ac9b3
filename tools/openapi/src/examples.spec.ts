import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { responseOf, type Reference } from './shared-errors.js';

interface Schema {
  $ref?: string;
  example?: unknown;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}
interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Response | Reference>;
}
interface Response {
  content?: Record<string, { schema: Schema; examples?: Record<string, { $ref: string }> }>;
}

const file = createRequire(import.meta.url).resolve('@kiban/contracts/openapi.json');
const document = JSON.parse(readFileSync(file, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    examples: Record<string, { value: { code: string } }>;
    responses: Record<string, Response>;
  };
};
const operations = Object.values(document.paths).flatMap((item) => Object.values(item));

/** An example of a schema, made of the examples of its parts; undefined where a part has none. */
function assembled(schema: Schema): unknown {
  if ('example' in schema) return schema.example;
  if ('const' in schema) return schema.const;
  if (schema.$ref) return assembled(document.components.schemas[schema.$ref.split('/').pop() ?? ''] ?? {});
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return assembled(schema.anyOf[0] ?? {});
  if (schema.items) {
    const item = assembled(schema.items);
    return item === undefined ? undefined : [item];
  }
  if (!schema.properties) return undefined;
  const parts = Object.entries(schema.properties).map(([name, part]) => [name, assembled(part)] as const);
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
// The package is CommonJS: its function is the module's default member.
(ajvFormats as unknown as { default: (ajv: Ajv2020) => void }).default(ajv);
ajv.addSchema(document, 'document');
const isReference = (path: string): boolean => /^\/(openapi|asyncapi)\.json$/.test(path);

const schemas = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.values(item).flatMap(({ operationId, requestBody, responses }) => {
    const contents = [
      ...(requestBody ? [['the body', requestBody.content] as const] : []),
      ...Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .map(([status, response]) => [status, responseOf(document, response).content ?? {}] as const),
    ];
    return contents.flatMap(([what, content]) => {
      const schema = content['application/json']?.schema;
      return schema && !isReference(path) ? [[`${operationId}: ${what}`, schema] as const] : [];
    });
  }),
);

describe('examples of the document', () => {
  it.each(schemas)('can be assembled and are valid: %s', (_, schema) => {
    const validate = ajv.compile(
      JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')) as object,
    );
    const example = assembled(schema);
    expect({ example, valid: validate(example), errors: validate.errors }).toEqual({
      example,
      valid: true,
      errors: null,
    });
  });

  it('of errors are shown for every code, and on every operation', () => {
    const shown = new Set<string>();
    for (const { operationId, responses } of operations)
      for (const [status, response] of Object.entries(responses)) {
        if (Number(status) < 400) continue;
        const { content } = responseOf(document, response);
        const examples = Object.entries(content?.['application/json']?.examples ?? {});
        expect({ operationId, status, count: examples.length > 0 }).toMatchObject({ count: true });
        for (const [code, { $ref }] of examples) {
          const { value } = document.components.examples[$ref.split('/').pop() ?? ''] ?? {};
          expect(value?.code).toBe(code);
          shown.add(code);
        }
      }
    expect(shown.size).toBe(Object.keys(document.components.examples).length);
  });

  it('has each error that several operations have once, by reference', () => {
    const inline = operations.flatMap(({ responses }) =>
      Object.entries(responses)
        .filter(([status, response]) => !status.startsWith('2') && !('$ref' in response))
        .map(([status, response]) => `${status} ${JSON.stringify(response)}`),
    );
    expect(inline.filter((one, index) => inline.indexOf(one) !== index)).toEqual([]);
    const shared = Object.values(document.components.responses).map((response) => JSON.stringify(response));
    expect(new Set(shared).size).toBe(shared.length);
    expect(inline.filter((one) => shared.includes(one.slice(4)))).toEqual([]);
  });

  it('has 404 for each write that refers to something in its body', () => {
    for (const id of ['createCard', 'createCards', 'updateCards', 'moveCard', 'copyCard', 'createBoard'])
      expect([id, operations.find(({ operationId }) => operationId === id)?.responses['404']]).toEqual([
        id,
        expect.anything(),
      ]);
  });
});
