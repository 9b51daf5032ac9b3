import type { Tree } from '@nx/devkit';
import { edit } from '../source/edited-files.js';
import { literal } from '../source/names.js';
import { withElement, withRow } from '../source/syntax.js';
import type { CheckedProperty } from './property-options.js';

const NODE = 'integrations/n8n-nodes-kiban/nodes/Kiban';
const PIECE = 'examples/activepieces/src';
const ZAPIER = 'examples/zapier/card-fields.js';

/** Integrations are packages of their own, which do not have the declaration. @returns what was written */
export function addToIntegrations(tree: Tree, options: CheckedProperty): readonly string[] {
  const { name, type, label } = options;
  edit(tree, `${NODE}/card.fields.ts`, (text) => withElement(text, 'OPTIONAL', nodeField(options)));
  if (type !== 'number')
    edit(tree, `${NODE}/card-content.ts`, (text) =>
      withRow(text, 'CONVERTERS', `${name}: ${converter(type)}`),
    );
  const help = type === 'date' ? ', helpText: DATE_HELP' : '';
  const field = `{ key: '${name}', label: ${literal(label)}, type: '${type === 'number' ? 'number' : 'string'}'${help} },`;
  edit(tree, ZAPIER, (text) =>
    text.replace(/( *\{ key: 'dueDate', label: [^\n]*\n)(?=\];)/, `$1  ${field}\n`),
  );
  const kind = type === 'number' ? 'Number' : 'ShortText';
  const description = type === 'date' ? ', description: DATE_HELP' : '';
  const prop = `${name}: Property.${kind}({ displayName: ${literal(label)}${description}, required: false }),`;
  edit(tree, `${PIECE}/card-props.ts`, (text) =>
    text.replace(/( *dueDate: Property\.[^\n]*\n)/, `$1  ${prop}\n`),
  );
  for (const action of ['create-card', 'update-card'])
    edit(tree, `${PIECE}/actions/${action}.ts`, (text) =>
      text.replaceAll('startDate, dueDate', `startDate, dueDate, ${name}`),
    );
  return [`${NODE}/card.fields.ts`, ZAPIER, `${PIECE}/card-props.ts`];
}

/** The empty text of a parameter removes the property. */
const converter = (type: 'text' | 'date'): string =>
  type === 'date' ? 'date' : "(_operation, value) => (value === '' ? null : (value as Property))";

function nodeField({ name, type, label }: CheckedProperty): string {
  const kind = { number: 'number', text: 'string', date: 'dateTime' }[type];
  const description = {
    number: '',
    text: "description: 'Empty removes the text',",
    date: "description: 'Midnight means the whole day. Empty removes the date.',",
  }[type];
  return `{
    displayName: ${literal(label)},
    name: '${name}',
    type: '${kind}',
    default: ${type === 'number' ? 0 : "''"},
    ${description}
  }`;
}
