import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { cardPropertyList } from '@kiban/contracts';

const root = resolve(import.meta.dirname, '../../../..');

/** Where each integration, a package of its own without the vocabulary, lists what it offers of a card. */
const OFFERS = [
  ['integrations/n8n-nodes-kiban/nodes/Kiban/card.fields.ts', (name: string) => `name: '${name}',`],
  ['examples/zapier/card-fields.js', (name: string) => `{ key: '${name}', label:`],
  ['examples/activepieces/src/card-props.ts', (name: string) => `${name}: Property.`],
  ['examples/activepieces/src/actions/create-card.ts', (name: string) => `${name},`],
  ['examples/activepieces/src/actions/update-card.ts', (name: string) => `${name},`],
] as const;

it.each(OFFERS)('%s offers each property that a card can be created with', (path, written) => {
  const text = readFileSync(resolve(root, path), 'utf8').replaceAll(' }', ', }');
  const declared = cardPropertyList('create').map(([name]) => name);
  expect(declared.filter((name) => !text.includes(written(name)))).toEqual([]);
});
