import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { callableTools } from './registry.js';

interface Document {
  paths: Record<string, Record<string, { operationId?: string }>>;
}

const { paths } = JSON.parse(readFileSync('libs/contracts/openapi/openapi.json', 'utf8')) as Document;
const documented = new Set(
  Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId)),
);

describe.each([...callableTools])('$name', ({ operations }) => {
  it('names its operations by their operationId of the OpenAPI document', () => {
    expect(operations.length).toBeGreaterThan(0);
    expect(operations.filter((operation) => !documented.has(operation))).toEqual([]);
  });
});
