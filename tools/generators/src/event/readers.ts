import type { CheckedEvent } from './event-options.js';

/** A table that has a row for each kind of event. */
export interface Reader {
  readonly path: string;
  readonly table: string;
  /** The value of the row, or null where the reader has none for such a kind. */
  readonly row: (event: CheckedEvent) => string | null;
  /** What a person decides there. */
  readonly decide: string;
}

/** Nouns of the whole workspace, which are in no stream of a board. */
const OF_THE_WORKSPACE = ['member', 'token', 'client', 'webhook'];
/** Nouns of which the stream of a workspace has no events. */
const NOT_STREAMED = ['list', 'column', 'row', 'field', 'token', 'client', 'webhook'];

const ofCard =
  (row: string) =>
  ({ card }: CheckedEvent) =>
    card === null ? null : row;

/** Each row is safe: what a reader does not know about the kind is read again or not shown. */
export const READERS: readonly Reader[] = [
  {
    path: 'apps/boards-api/src/stream/workspace-event.ts',
    table: 'TOPICS',
    row: ({ card }) => (card === null ? 'null' : "'card'"),
    decide: 'whether readers of the workspace need its events, and as what.',
  },
  {
    path: 'apps/notifications/src/intake/told.ts',
    table: 'reasonOf',
    row: () => 'null',
    decide: 'which members it notifies; now none.',
  },
  {
    path: 'apps/mcp-gateway/src/notifications/changed-resources.ts',
    table: 'RESOURCES',
    row: ({ card, source }) => (card !== null ? "'cards'" : source === 'boards' ? "'board'" : "'nothing'"),
    decide: 'which resources of an MCP client it changes.',
  },
  {
    path: 'apps/web/src/board-model/apply-event.ts',
    table: 'READERS',
    row: ({ card, noun }) => (card !== null || OF_THE_WORKSPACE.includes(noun) ? null : '() => NO_EFFECT'),
    decide: 'what it does to an open board; now nothing.',
  },
  {
    path: 'apps/web/src/board-model/card-patches.ts',
    table: 'PATCHERS',
    row: ofCard('unknown'),
    decide: 'what of the card its changes are; now the card is read again.',
  },
  {
    path: 'apps/web/src/card-history/change-sentence.ts',
    table: 'SENTENCES',
    row: ofCard('({ texts }) => texts.other'),
    decide: 'its sentence in the activity of a card; now “changed the card”.',
  },
  {
    path: 'apps/web/src/card-history/undo-change.ts',
    table: 'INVERSES',
    row: ofCard('() => NONE'),
    decide: 'its inverse; now it cannot be undone.',
  },
  {
    path: 'apps/web/src/features/activity/board-sentence.ts',
    table: 'SENTENCES',
    row: ({ card }) => (card === null ? 'null' : null),
    decide: 'its sentence in the activity of a board; now it is not shown.',
  },
  {
    path: 'apps/web/src/workspace-feed/live-lists.ts',
    table: 'CHANGED',
    row: ({ card, noun }) => (NOT_STREAMED.includes(noun) ? null : card === null ? 'NONE' : 'CARDS'),
    decide: 'which lists of the screen it changes.',
  },
];
