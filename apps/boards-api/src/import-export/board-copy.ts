import { limits } from '@kiban/contracts';
import { cutText } from '@kiban/import';
import type { ArchivedCard, BoardArchive } from './board-archive.js';

/** What a copy of a board has besides its lists, labels, fields, columns and rows. */
export interface CopiedParts {
  cards: boolean;
  assignees: boolean;
}

const emptyChart: BoardArchive['gantt'] = { order: [], milestones: [], dependencies: [] };

/** A board as a copy of it begins. The source has no archived lists and cards, and no comments. */
export function copyOf(source: BoardArchive, name: string, { cards, assignees }: CopiedParts): BoardArchive {
  const members = new Set(source.fields.filter(({ type }) => type === 'member').map((field) => field.name));
  const cardOf = (card: ArchivedCard): ArchivedCard => (assignees ? card : withoutMembers(card, members));
  return {
    ...source,
    board: { ...source.board, name },
    lists: source.lists.map((list) => ({ ...list, cards: cards ? list.cards.map(cardOf) : [] })),
    gantt: cards ? source.gantt : emptyChart,
  };
}

/** @returns a name that the API takes */
export function nameOfCopy(name: string): string {
  return cutText(`Copy of ${name}`, limits.nameLengthMax);
}

/** @param fields names of those that name members */
function withoutMembers(card: ArchivedCard, fields: ReadonlySet<string>): ArchivedCard {
  const values = Object.entries(card.values).filter(([name]) => !fields.has(name));
  return { ...card, assignees: [], values: Object.fromEntries(values) };
}
