import type { Tree } from '@nx/devkit';
import { read, rowsOf } from '../source/edited-files.js';
import { capitalized, inWords, isReserved, kebabCase, snakeCase } from '../source/names.js';
import { refuseIf } from '../source/refused.js';
import { classProperties } from '../source/syntax.js';

/** What `npm run new -- property` takes; Nx checks the types and gives the defaults (nx/property.json). */
export interface PropertyOptions {
  readonly name: string;
  readonly type: 'number' | 'text' | 'date';
  readonly min: number;
  readonly max: number;
  readonly integer: boolean;
  readonly label?: string;
  readonly labelJa?: string;
}

export interface CheckedProperty extends PropertyOptions {
  readonly words: string;
  readonly label: string;
  readonly labelJa: string;
}

const INTEGER_MAX = 2_147_483_647;

/** What events, columns and pickers of the screen, and flags of the command line call something else. */
const OTHER_NAMES = (
  'cardVersion listVersions respaced label list done checklist set move headline document span percent ' +
  'assignee field board first before after ifVersion json profile help'
).split(' ');

/** @throws RefusedError with a sentence */
export function requireProperty(tree: Tree, options: PropertyOptions): CheckedProperty {
  const { name, type, min, max, integer } = options;
  refuseIf(
    !/^[a-z][a-zA-Z0-9]{1,39}$/.test(name) || /[A-Z]{2}/.test(name),
    `“${name}” cannot be a property: use 2 to 40 letters and digits in camelCase, such as estimate or storyPoints.`,
  );
  refuseIf(isReserved(name), `“${name}” cannot be a property: TypeScript or SQL uses the word itself.`);
  const declared = rowsOf(tree, 'libs/vocabulary/src/cards/card-properties.ts', 'cardProperties');
  refuseIf(declared.includes(name), `A card already has the property “${name}”.`);
  refuseIf(
    otherNames(tree).has(name) || columns(tree).has(snakeCase(name)),
    `“${name}” cannot be a property: a card, a request or the table boards.card has something else of that name.`,
  );
  refuseIf(
    tree.exists(`apps/web/src/features/card-panel/${kebabCase(name)}-fact.tsx`),
    `“${name}” cannot be a property: the panel of a card already has ${kebabCase(name)}-fact.tsx.`,
  );
  if (type === 'number') {
    refuseIf(!(min < max), `--min ${min} must be less than --max ${max}.`);
    refuseIf(
      integer && ![min, max].every((bound) => Number.isInteger(bound) && Math.abs(bound) <= INTEGER_MAX),
      `--min and --max of an integer must be whole numbers between -${INTEGER_MAX} and ${INTEGER_MAX}.`,
    );
  }
  const words = inWords(name);
  const label = options.label ?? capitalized(words);
  const labelJa = options.labelJa ?? label;
  for (const one of [label, labelJa])
    refuseIf(
      one.trim() === '' || /[\n`]|\*\//.test(one),
      'A label must be one line of text without backquotes.',
    );
  return { ...options, words, label, labelJa };
}

/** Properties of requests and responses about cards that are not in the declaration. */
function otherNames(tree: Tree): Set<string> {
  const folder = 'libs/contracts/src/cards';
  const sources = tree.children(folder).filter((file) => file.endsWith('.dto.ts'));
  return new Set([
    ...OTHER_NAMES,
    ...sources.flatMap((file) => classProperties(read(tree, `${folder}/${file}`))),
  ]);
}

function columns(tree: Tree): Set<string> {
  const [, table = ''] =
    /CREATE TABLE boards\.card \((.*?)\n\)/s.exec(read(tree, 'apps/boards-api/sql/schema.sql')) ?? [];
  return new Set([...table.matchAll(/^ {2}([a-z_]+) /gm)].map(([, column = '']) => column));
}
