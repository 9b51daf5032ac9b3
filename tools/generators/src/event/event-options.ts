import type { Tree } from '@nx/devkit';
import { read, rowsOf } from '../source/edited-files.js';
import { isWordOfTypeScript } from '../source/names.js';
import { refuseIf } from '../source/refused.js';

export const KINDS = 'libs/vocabulary/src/events/event-kinds.ts';

/** What `npm run new -- event` takes; Nx checks the types and gives the defaults (nx/event.json). */
export interface EventOptions {
  readonly kind: string;
  readonly description?: string;
  readonly source: 'boards' | 'auth' | 'webhooks';
  readonly card?: 'id' | 'cardId' | 'taskId' | 'none';
}

export interface CheckedEvent {
  readonly kind: string;
  readonly noun: string;
  readonly verb: string;
  readonly description: string;
  readonly source: EventOptions['source'];
  /** Where `data` names the card that its events concern; null where they concern none. */
  readonly card: 'id' | 'cardId' | 'taskId' | null;
  /** The last kind of the same noun. */
  readonly sibling: string | undefined;
}

/** @throws RefusedError with a sentence */
export function requireEvent(tree: Tree, { kind, source, ...given }: EventOptions): CheckedEvent {
  refuseIf(
    !/^[a-z]{2,30}\.[a-z]{2,30}$/.test(kind),
    `“${kind}” cannot be a kind of event: use a noun and a verb in lower case, such as sprint.start.`,
  );
  const [noun = '', verb = ''] = kind.split('.');
  refuseIf(
    isWordOfTypeScript(noun),
    `“${kind}” cannot be a kind of event: TypeScript uses “${noun}” itself.`,
  );
  const kinds = rowsOf(tree, KINDS, 'eventKinds');
  refuseIf(kinds.includes(kind), `There is already the kind “${kind}”.`);
  refuseIf(
    kind === 'card.leave' || kind === 'board.hint' || kind === 'board.leave',
    `“${kind}” cannot be a kind of event: the streams have a frame of that name.`,
  );
  const sibling = kinds.filter((one) => one.startsWith(`${noun}.`)).at(-1);
  const ofNoun = sibling === undefined ? null : placeOf(read(tree, KINDS), sibling);
  const card = given.card === undefined ? ofNoun : given.card === 'none' ? null : given.card;
  refuseIf(
    card !== null && source !== 'boards',
    'Only events of boards concern a card: omit --card, or use --source boards.',
  );
  const description = given.description ?? `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun} changes: ${verb}`;
  refuseIf(
    description.trim() === '' || /[\n`|]/.test(description),
    'A description must be one line of text without backquotes and bars.',
  );
  return { kind, noun, verb, source, description, card, sibling };
}

/** Where the events of a present kind name their card. */
function placeOf(text: string, kind: string): CheckedEvent['card'] {
  const [, row = ''] = new RegExp(`^ {2}'${kind.replace('.', '\\.')}': (.*),$`, 'm').exec(text) ?? [];
  if (row.includes('theCard')) return 'id';
  if (row.includes('ofCard')) return 'cardId';
  return row.includes("'taskId'") ? 'taskId' : null;
}
