import type { Tree } from '@nx/devkit';
import { addChange, edit, finish } from '../source/edited-files.js';
import { literal } from '../source/names.js';
import { withRow } from '../source/syntax.js';
import { addData } from './event-data.js';
import { KINDS, requireEvent, type CheckedEvent, type EventOptions } from './event-options.js';
import { READERS } from './readers.js';

const CHANGES = 'libs/contracts/src/events/changes/event-changes.ts';

/** Writes a kind of event: its declaration, its data, and in each table of its readers a row that changes nothing wrongly. */
export async function event(tree: Tree, given: EventOptions): Promise<() => void> {
  const options = requireEvent(tree, given);
  const { kind, description, card, sibling } = options;
  edit(tree, KINDS, (text) => withRow(text, 'eventKinds', declaration(options), sibling));
  const data = addData(tree, options);
  edit(tree, CHANGES, (text) =>
    withRow(text, 'eventChanges', `'${kind}': ${card === null ? 'none' : 'onCard'}`, sibling),
  );
  const written = READERS.filter((reader) => {
    const row = reader.row(options);
    if (row === null) return false;
    edit(tree, reader.path, (text) => withRow(text, reader.table, `'${kind}': ${row}`, sibling));
    return true;
  });
  edit(tree, 'docs/events.md', (text) => withLine(text, options, data.properties));
  addChange(tree, 'Added to the API', `Events of the kind \`${kind}\`: ${description}.`);
  return finish(tree, [
    `Read its description in ${KINDS}, its data in ${data.path}, and what of it changes in ${CHANGES}.`,
    'npm run openapi: it writes the schemas, the documents and the client.',
    'Append it in the use case, in the transaction of its change; add the operation to apps/platform-e2e/src/events/kinds-of-operations.ts, which tests it.',
    ...written.map(({ path, decide }) => `Decide in ${path}: ${decide}`),
    'Read its rows in docs/events.md and CHANGELOG.md.',
  ]);
}

function declaration({ kind, source, description, card }: CheckedEvent): string {
  const concerns = { id: ', theCard', cardId: ', ofCard', taskId: ", { card: 'taskId' }" };
  return `'${kind}': kind('${source}', ${literal(description)}${card === null ? '' : concerns[card]})`;
}

/** The row of the kind in the table of data, below that of its noun. */
function withLine(
  text: string,
  { kind, noun, sibling }: CheckedEvent,
  properties: readonly string[],
): string {
  const start = text.search(/^\| kind +\| `data` +\|$/m);
  const end = start < 0 ? -1 : text.indexOf('\n\n', start);
  if (end < 0) throw new Error('there is no table of kinds and their data.');
  const rows = text.slice(start, end).split('\n');
  const after = sibling === undefined ? -1 : rows.findLastIndex((row) => row.startsWith(`| \`${noun}.`));
  const at = after < 0 ? rows.length : after + 1;
  const own = properties.map((property) => `\`${property}\``).join(', ');
  const data = own === '' ? (rows[at - 1]?.split('|')[2]?.trim() ?? '') : own;
  return (
    text.slice(0, start) + rows.toSpliced(at, 0, `| \`${kind}\` | ${data} |`).join('\n') + text.slice(end)
  );
}
