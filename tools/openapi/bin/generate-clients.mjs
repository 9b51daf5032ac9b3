#!/usr/bin/env node
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import modelina from '@asyncapi/modelina';
import { createClient } from '@hey-api/openapi-ts';
import openapiTS, { astToString } from 'openapi-typescript';

const require = createRequire(import.meta.url);
const openApi = require.resolve('@kiban/contracts/openapi.json');
const asyncApi = require.resolve('@kiban/contracts/asyncapi.json');

/** Objects may get properties within v1; a model needs no property for those. */
const processorOptions = { jsonSchema: { ignoreAdditionalProperties: true } };

/** Modelina's languages, by the name of their folder. */
const languages = {
  ts: new modelina.TypeScriptFileGenerator({
    modelType: 'interface',
    enumType: 'union',
    mapType: 'record',
    rawPropertyNames: true,
    processorOptions,
  }),
  py: new modelina.PythonFileGenerator({ processorOptions }),
  java: new modelina.JavaFileGenerator({
    collectionType: 'List',
    processorOptions,
    // Keywords are in lower case and constants in upper case: PRIVATE need not be RESERVED_PRIVATE.
    constraints: { enumKey: modelina.javaDefaultEnumKeyConstraints({ NO_RESERVED_KEYWORDS: (key) => key }) },
  }),
  go: new modelina.GoFileGenerator({ processorOptions }),
};

/** Generates what users of the documents would, into `<directory>/<generator>`, and the names of Modelina's models. */
async function generate(directory) {
  const folder = async (name) => {
    const path = join(directory, name);
    await mkdir(path, { recursive: true });
    return path;
  };
  const types = await openapiTS(JSON.parse(await readFile(openApi, 'utf8')));
  await writeFile(join(await folder('openapi-typescript'), 'schema.ts'), astToString(types));
  await createClient({
    input: openApi,
    output: await folder('openapi-ts'),
    logs: { level: 'silent' },
  });
  const names = {};
  for (const [language, generator] of Object.entries(languages)) {
    const document = JSON.parse(await readFile(asyncApi, 'utf8'));
    const options = { packageName: 'kiban', exportType: 'named' };
    // Python imports its models from the package, so its folder has the name of that.
    const models = await generator.generateToFiles(
      document,
      await folder(`modelina/${language}/kiban`),
      options,
    );
    names[language] = models.map(({ modelName }) => modelName);
  }
  await writeFile(join(directory, 'models.json'), JSON.stringify(names, null, 2));
}

const [directory] = process.argv.slice(2);
if (directory === undefined) {
  process.stderr.write('Usage: generate-clients.mjs <directory>\n');
  process.exit(2);
}
await generate(directory);
