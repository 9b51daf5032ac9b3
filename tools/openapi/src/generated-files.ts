import { eventKinds, limits } from '@kiban/contracts';
import { asyncApiDocument } from './asyncapi.js';
import { clientTypes } from './client.js';
import { clientMethods } from './client-methods.js';
import type { ApiDocument } from './document.js';
import { eventSchemas } from './event-schemas.js';
import { promisesOf } from './promises.js';
import { rightsPage, type OperationRight } from './rights.js';

const CONTRACTS = 'libs/contracts';

/** Lines are only added. Removing one requires a new major version and is done by hand. */
export const PROMISES = `${CONTRACTS}/openapi/v1-promises.txt`;

/**
 * All generated files, by path in the repository.
 *
 * @param promised the current text of `PROMISES`
 */
export async function generatedFiles(
  document: ApiDocument,
  promised: string,
  rights: readonly OperationRight[],
): Promise<Map<string, string>> {
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  return new Map([
    [`${CONTRACTS}/openapi/openapi.json`, json(document)],
    [PROMISES, withNewPromises(promised, promisesOf(document))],
    [`${CONTRACTS}/asyncapi/asyncapi.json`, json(asyncApiDocument(document))],
    ...[...eventSchemas(document)].map(([kind, schema]): [string, string] => [
      `${CONTRACTS}/schemas/${kind}.json`,
      json(schema),
    ]),
    ['libs/client/src/generated/schema.ts', await clientTypes(document)],
    ['libs/client/src/generated/methods.ts', clientMethods(document)],
    ['libs/client/src/generated/limits.ts', clientLimits()],
    ['libs/client/src/generated/event-cards.ts', clientEventCards()],
    ['docs/security/rights.md', rightsPage(rights)],
  ]);
}

function withNewPromises(promised: string, now: readonly string[]): string {
  const lines = new Set([...promised.split('\n').filter((line) => line !== ''), ...now]);
  return `${[...lines].sort().join('\n')}\n`;
}

/**
 * The limits as values: types cannot bound a text, and the client does not depend on the contract's classes. Each is an export of its
 * own, so that a bundle has only those that it reads.
 */
function clientLimits(): string {
  const members = Object.entries(limits).map(([name, value]) => `export const ${name} = ${value};\n`);
  return `// Limits of the API. Generated from libs/vocabulary/src/limits.ts: npm run openapi\n${members.join('')}`;
}

function clientEventCards(): string {
  const members = Object.entries(eventKinds).flatMap(([kind, { concerns }]) =>
    concerns.card === undefined ? [] : [`  '${kind}': '${concerns.card}',\n`],
  );
  return (
    '/** Where `data` names the card of an event; other kinds concern none. Generated from ' +
    'libs/vocabulary/src/events/event-kinds.ts: npm run openapi */\n' +
    `export const eventCards = {\n${members.join('')}} as const;\n`
  );
}
