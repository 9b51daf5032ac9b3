import type { Tree } from '@nx/devkit';
import { edit, read } from '../source/edited-files.js';
import { pascalCase } from '../source/names.js';
import { rowValue, withImport, withRow } from '../source/syntax.js';
import type { CheckedEvent } from './event-options.js';

const FOLDER = 'libs/contracts/src/events';
const TABLE = `${FOLDER}/event-data.ts`;

export interface WrittenData {
  readonly path: string;
  /** Of a new class; empty where the kind has the data of its noun. */
  readonly properties: readonly string[];
}

/** The row of the kind in the table of data: that of its noun, or a class of its own. */
export function addData(tree: Tree, { kind, noun, sibling, card }: CheckedEvent): WrittenData {
  const shared = sibling && rowValue(read(tree, TABLE), 'eventData', sibling);
  if (shared && /^[a-zA-Z]+$/.test(shared)) {
    edit(tree, TABLE, (text) => withRow(text, 'eventData', `'${kind}': ${shared}`, sibling));
    return { path: TABLE, properties: [] };
  }
  const [, verb = ''] = kind.split('.');
  const name = sibling === undefined ? noun : `${noun}-${verb}`;
  const type = `${name.split('-').map(pascalCase).join('')}EventDataDto`;
  const path = `${FOLDER}/data/${name}-event-data.dto.ts`;
  const others = card === null || card === 'id' ? [] : [card];
  const examples = [`id: ${card === 'id' ? 101 : 41}`, ...others.map((place) => `${place}: 101`)];
  tree.write(
    path,
    `import { IdField } from '../../fields/fields.js';

/** \`data\` of \`${sibling === undefined ? `${noun}.*` : kind}\`. */
export class ${type} {
  @IdField({ example: ${card === 'id' ? 101 : 41} })
  id!: number;
${others.map((place) => `\n  @IdField({ example: 101 })\n  ${place}!: number;\n`).join('')}}
`,
  );
  edit(tree, TABLE, (text) =>
    withRow(
      withImport(text, `import { ${type} } from './data/${name}-event-data.dto.js';`),
      'eventData',
      `'${kind}': of(${type}, { ${examples.join(', ')} })`,
      sibling,
    ),
  );
  return { path, properties: ['id', ...others] };
}
