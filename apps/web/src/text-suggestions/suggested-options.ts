import { boardName, linkLabel } from '@kiban/text';
import { matchingOptions } from '../pickers/matching-options.js';
import type { SuggestionTrigger } from './suggestion-trigger.js';

export interface SuggestedPerson {
  readonly id: number;
  readonly name: string;
}

export interface SuggestedCard {
  readonly id: number;
  readonly number: number;
  readonly title: string;
}

/** An entry of the list, and what it writes. */
export interface Suggestion {
  readonly key: string;
  readonly name: string;
  readonly memberId?: number;
  /** The number of a card. */
  readonly number?: number;
  /** A mention does not reach them. */
  readonly isOutside?: boolean;
  /** Everyone who sees the board. */
  readonly isBoard?: boolean;
  readonly text: string;
}

/** What the title of a new card takes: people and labels by their names, in place of links. */
export interface TitleSource {
  readonly people: readonly SuggestedPerson[];
  readonly labels: readonly SuggestedPerson[];
}

export interface SuggestionSource {
  readonly boardId: number;
  readonly people: readonly SuggestedPerson[];
  /** Members of the workspace who do not see the board. */
  readonly outsiders: readonly SuggestedPerson[];
  readonly cards: () => Iterable<SuggestedCard>;
}

const SHOWN_MAX = 8;

/** The same for the title of a new card, where a name is one word. */
export function suggestedWords(
  { sign, query }: SuggestionTrigger,
  { people: members, labels }: TitleSource,
): Suggestion[] {
  const isPerson = sign === '@';
  return matchingOptions(isPerson ? members : labels, query)
    .slice(0, SHOWN_MAX)
    .map(({ id, name }) => ({
      key: `${isPerson ? 'member' : 'label'} ${id}`,
      name,
      ...(isPerson && { memberId: id }),
      text: `${sign}${name.trim().replace(/\s+/g, '_')}`,
    }));
}

/** The best entries for what is typed. */
export function suggestedOptions(
  { sign, query }: SuggestionTrigger,
  source: SuggestionSource,
): readonly Suggestion[] {
  return sign === '@' ? people(query, source) : cards(query, source);
}

function people(query: string, { boardId, people: onBoard, outsiders }: SuggestionSource): Suggestion[] {
  const board = matchingOptions([{ name: boardName }], query).map(({ name }): Suggestion => ({
    key: 'board',
    name,
    isBoard: true,
    text: `[@${name}](board:${boardId})`,
  }));
  const found = matchingOptions(onBoard, query).map((one) => personEntry(one, false));
  const outside = query === '' ? [] : matchingOptions(outsiders, query).map((one) => personEntry(one, true));
  const room = SHOWN_MAX - board.length;
  return [...found.slice(0, room), ...board, ...outside].slice(0, SHOWN_MAX);
}

const personEntry = ({ id, name }: SuggestedPerson, isOutside: boolean): Suggestion => ({
  key: `member ${id}`,
  name,
  memberId: id,
  isOutside,
  text: `[${linkLabel(`@${name}`)}](member:${id})`,
});

/** Whose number begins with the typed digits, else whose title has the words. */
function cards(query: string, source: SuggestionSource): Suggestion[] {
  const all = [...source.cards()];
  const numbered = /^\d+$/.test(query)
    ? all
        .filter(({ number }) => String(number).startsWith(query))
        .sort((one, other) => one.number - other.number)
    : [];
  const named = matchingOptions(
    all.map((card) => ({ ...card, name: card.title })),
    query,
  );
  return [...new Map([...numbered, ...named].map((card) => [card.id, card])).values()]
    .slice(0, SHOWN_MAX)
    .map(({ id, number, title }) => ({
      key: `card ${id}`,
      name: title,
      number,
      text: `[${linkLabel(`#${number} ${title}`)}](card:${number})`,
    }));
}
