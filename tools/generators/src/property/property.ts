import type { Tree } from '@nx/devkit';
import { addChange, edit, finish } from '../source/edited-files.js';
import { addMigration } from '../source/migration.js';
import { inWords, kebabCase, literal, pascalCase, snakeCase } from '../source/names.js';
import { withImport, withMember, withRow, withUnionMember } from '../source/syntax.js';
import { factOf } from './fact.js';
import { addToIntegrations } from './integrations.js';
import { requireProperty, type PropertyOptions } from './property-options.js';

const DECLARED = 'libs/vocabulary/src/cards/card-properties.ts';
const SHOWN = 'apps/web/src/card-properties/card-properties.ts';
const IMPORTED = 'libs/import/src/board-draft.ts';
const PANEL = 'apps/web/src/features/card-panel';

/** Writes what of a new property of a card is not derived from its declaration. */
export async function property(tree: Tree, given: PropertyOptions): Promise<() => void> {
  const options = requireProperty(tree, given);
  const { name, label, labelJa } = options;
  const words = inWords(name);
  edit(tree, DECLARED, (text) => withRow(text, 'cardProperties', declaration(options)));
  const migration = addMigration(tree, {
    name: `${pascalCase(name)}OfCards`,
    file: `${kebabCase(name)}-of-cards`,
    comment: `The property \`${name}\` of a card. The version before writes none, and its updates keep one.`,
    up: `ALTER TABLE boards.card ADD COLUMN ${snakeCase(name)} ${columnType(options)}`,
    down: `ALTER TABLE boards.card DROP COLUMN ${snakeCase(name)}`,
  });
  edit(tree, SHOWN, (text) =>
    withRow(withUnionMember(text, 'PropertyPicker', literal(name)), 'shownProperties', shown(options)),
  );
  tree.write(`${PANEL}/${kebabCase(name)}-fact.tsx`, factOf(options));
  const fact = `${pascalCase(name)}Fact`;
  edit(tree, `${PANEL}/card-facts.tsx`, (text) =>
    withRow(
      withImport(text, `import { ${fact} } from './${kebabCase(name)}-fact.js';`),
      'FACTS',
      `${name}: ${fact}`,
    ),
  );
  edit(tree, 'apps/web/src/texts/en/card-properties.ts', (text) =>
    withRow(
      text,
      'cardProperties',
      `${name}: { name: ${literal(label)}, changed: ${literal(`the ${words}`)} }`,
    ),
  );
  edit(tree, 'apps/web/src/texts/ja/card-properties.ts', (text) =>
    withRow(text, 'cardProperties', `${name}: { name: ${literal(labelJa)}, changed: ${literal(labelJa)} }`),
  );
  const integrations = addToIntegrations(tree, options);
  edit(tree, IMPORTED, (text) => withMember(text, 'SourceNames', `${name}: null;`));
  addChange(
    tree,
    'Added to the API',
    `A card has \`${name}\`: in requests, responses, events, files of boards and MCP tools.`,
  );
  return finish(tree, [
    `Read its row in ${DECLARED}: bounds, who carries it, the example, and a \`description\` for the documents.`,
    `Read ${migration}: a further check of its values, or an index, belongs there.`,
    'npm run schema, npm run openapi: they write the SQL functions, the documents and the client.',
    `Translate its name in apps/web/src/texts/ja/card-properties.ts. An order by it needs a name in SORT_KEYS (apps/web/src/filters/board-filter.ts) and as \`sort\` in ${SHOWN}.`,
    'npm test -- apps/boards-api/src/cards/fictitious-property: the property is created, updated, copied, exported and imported.',
    `Decide in ${IMPORTED} whether files of other tools have it; now none is read for it.`,
    `Read how the integrations offer it: ${integrations.join(', ')}.`,
    'Decide whether the guides name it (docs/guides), then correct its line in CHANGELOG.md.',
  ]);
}

function declaration({ name, type, min, max, integer, words }: ReturnType<typeof requireProperty>): string {
  const ofType = {
    text: `lengthMax: 'nameLengthMax',`,
    date: '',
    number: `${integer ? 'integer: true,' : ''} min: ${min}, max: ${max},`,
  }[type];
  const example = {
    text: literal(words),
    date: "'2026-11-30'",
    number: String(Math.min(Math.max(3, min), max)),
  }[type];
  return `${name}: {
    type: '${type}',
    column: '${snakeCase(name)}',
    nullable: true,
    ${ofType}
    carriedBy: ['create', 'update', 'copy', 'export', 'event'],
    changed: ${literal(`The ${words}`)},
    example: ${example},
  }`;
}

/** Dates compare as bytes, as the others of a card do. */
function columnType({ type, integer }: ReturnType<typeof requireProperty>): string {
  if (type === 'number') return integer ? 'integer' : 'double precision';
  return type === 'date' ? 'text COLLATE "C"' : 'text';
}

function shown({ name, type }: ReturnType<typeof requireProperty>): string {
  const sentence =
    type === 'date'
      ? `({ to }, texts, { date, property }) =>
      typeof to === 'string' ? texts.value(property, date(to)) : texts.valueNone(property)`
      : `({ to }, texts, { property }) =>
      to === null ? texts.valueNone(property) : texts.value(property, String(to))`;
  return `${name}: {
    picker: '${name}',
    column: '${name}',
    sort: null,
    sentence: ${sentence},
    undo: 'card',
  }`;
}
