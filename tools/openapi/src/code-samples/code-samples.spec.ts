import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { addCodeSamples } from './code-samples.js';
import type { Json } from './example-values.js';

const root = join(import.meta.dirname, '../../../..');

interface Samples {
  'x-codeSamples': { label: string; source: string }[];
}

function samplesOf(operation: object, schemas: object = {}): Record<string, string> {
  const document = { paths: { '/cards/{id}': { post: operation } }, components: { schemas } };
  addCodeSamples(document as never);
  const samples = (operation as Samples)['x-codeSamples'];
  return Object.fromEntries(samples.map(({ label, source }) => [label, source]));
}

const operation = (body?: Json): object => ({
  operationId: 'changeCard',
  security: [{ bearer: [] }],
  parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'integer' } }],
  responses: { '204': {} },
  ...(body === undefined ? {} : { requestBody: { content: { 'application/json': { example: body } } } }),
});

describe('the code samples of an operation', () => {
  it('write each kind of value as the language does', () => {
    const samples = samplesOf(operation({ text: 'Aiko’s', done: true, due: null, ids: [7, 8] }));
    expect(samples['curl']).toContain('"text": "Aiko’s",\n  "done": true,\n  "due": null,\n  "ids": [7, 8]');
    expect(samples['TypeScript']).toContain(
      "text: 'Aiko’s',\n    done: true,\n    due: null,\n    ids: [7, 8],",
    );
    expect(samples['Python']).toContain('"done": True,\n        "due": None,\n        "ids": [7, 8],');
  });

  it('escape the quotes that would end a text', () => {
    const samples = samplesOf(operation({ text: `It's "done"` }));
    expect(samples['curl']).toContain(String.raw`"text": "It'\''s \"done\""`);
    expect(samples['TypeScript']).toContain(String.raw`text: 'It\'s "done"'`);
    expect(samples['Python']).toContain(String.raw`"text": "It's \"done\""`);
  });

  it('read the token from the environment, and send none to a public operation', () => {
    for (const sample of Object.values(samplesOf(operation()))) expect(sample).toContain('KIBAN_TOKEN');
    for (const sample of Object.values(samplesOf({ ...operation(), security: [{}] })))
      expect(sample).not.toContain('KIBAN_TOKEN');
  });

  it('assemble a body from the examples of its schema, in the order of the properties', () => {
    const schema = { $ref: '#/components/schemas/Change' };
    const described = { ...operation(), requestBody: { content: { 'application/json': { schema } } } };
    const samples = samplesOf(described, {
      Change: {
        properties: {
          title: { type: 'string', example: 'Launch' },
          before: { type: 'integer', example: 42 },
          color: { $ref: '#/components/schemas/Color' },
        },
      },
      Color: { enum: ['red', 'blue'] },
    });
    expect(samples['curl']).toContain(`-d '{\n  "title": "Launch",\n  "color": "red"\n}'`);
  });
});

it('has TypeScript samples that compile under the strict options', () => {
  const document = JSON.parse(readFileSync(join(root, 'libs/contracts/openapi/openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, Partial<Samples> & { operationId?: string }>>;
  };
  const sources = new Map(
    Object.values(document.paths).flatMap((item) =>
      Object.values(item).flatMap(({ operationId, 'x-codeSamples': samples = [] }) =>
        samples
          .filter(({ label }) => label === 'TypeScript')
          .map(({ source }) => [join(root, `${operationId}.ts`), source] as const),
      ),
    ),
  );
  expect(sources.size).toBeGreaterThan(100);
  expect(compileFaults(sources)).toEqual([]);
}, 60_000);

function compileFaults(sources: ReadonlyMap<string, string>): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleDetection: ts.ModuleDetectionKind.Force,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => sources.has(name) || fileExists(name);
  host.getSourceFile = (name, target) => {
    const source = sources.get(name);
    return source === undefined ? getSourceFile(name, target) : ts.createSourceFile(name, source, target);
  };
  const program = ts.createProgram([...sources.keys()], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}
