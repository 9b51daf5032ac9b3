import { curlSample } from './curl-sample.js';
import { ExampleValues, type Schema } from './example-values.js';
import { pythonSample } from './python-sample.js';
import { sampleRequest, type SampleOperation } from './sample-request.js';
import { typescriptSample } from './typescript-sample.js';

interface CodeSample {
  lang: string;
  label: string;
  source: string;
}

interface Document {
  paths: Record<string, Record<string, SampleOperation & { 'x-codeSamples'?: CodeSample[] }>>;
  components: { schemas: Record<string, Schema> };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Adds to each operation the example of its body and a request in three languages, made from the examples of schemas. */
export function addCodeSamples({ paths, components }: Document): void {
  const values = new ExampleValues(components.schemas);
  for (const [path, item] of Object.entries(paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const request = sampleRequest(method, path, operation, values);
      const content = operation.requestBody?.content['application/json'];
      if (content && request.body !== undefined && !content.examples) content.example = request.body;
      operation['x-codeSamples'] = [
        { lang: 'Shell', label: 'curl', source: curlSample(request) },
        { lang: 'TypeScript', label: 'TypeScript', source: typescriptSample(request) },
        { lang: 'Python', label: 'Python', source: pythonSample(request) },
      ];
    }
  }
}
