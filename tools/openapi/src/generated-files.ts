import { asyncApiDocument } from './asyncapi.js';
import { clientTypes } from './client.js';
import type { ApiDocument } from './document.js';
import { eventSchemas } from './event-schemas.js';

const CONTRACTS = 'libs/contracts';

/** Everything that is made from the classes, by its path in the repository. */
export async function generatedFiles(document: ApiDocument): Promise<Map<string, string>> {
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  return new Map([
    [`${CONTRACTS}/openapi/openapi.json`, json(document)],
    [`${CONTRACTS}/asyncapi/asyncapi.json`, json(asyncApiDocument(document))],
    ...[...eventSchemas(document)].map(([kind, schema]): [string, string] => [
      `${CONTRACTS}/schemas/${kind}.json`,
      json(schema),
    ]),
    ['libs/api-client/src/generated/schema.ts', await clientTypes(document)],
  ]);
}
