import { searchWords } from '@kiban/text';
import { unseenScope } from '../access/board-scope.js';
import type { Filter } from './filter.js';
import { gramsOfWord } from './grams.js';

const WORDS_MAX = 10;
const USUAL_WORDS_MAX = 3;
const WORKSPACE = unseenScope.workspaceId;
const CARD_NUMBER = /^#?([1-9]\d{0,14})$/;

/** A word as parameters of a statement. */
interface Word {
  text: string;
  pattern: string;
  /** Ids of the lists whose name, or whose board’s name, has the word. */
  namedLists: string;
  /** Of the workspace's card, or the id of a card, as the screen showed it before there were numbers. */
  cardNumber: string | undefined;
}

/** A query for the ids of all cards of the workspace with one word, without regard to visibility. */
export interface WordLookup {
  grams: readonly number[];
  /** @param grams their parameter */
  query: (grams: string) => string;
}

/** The words that a search finds cards by. */
export interface WordSearch {
  /** Whether the text has no character that is compared, only such as accents without letters; then nothing is found. */
  isBlank: boolean;
  /** Whether it has one of the few usual forms, each of which has statements of its own. */
  isUsual: boolean;
  /** Finds the cards with the longest word by the index; undefined if no word is long enough. */
  lookup: WordLookup | undefined;
}

/** Adds that each word of `q` is in a card `c`, its comments and checklist, the names of its list and board, or is its number. */
export function addWords(filter: Filter, q: string, workspaceId: number): WordSearch {
  // A long word is in few texts, so the first is looked up.
  const texts = searchWords(q)
    .slice(0, WORDS_MAX)
    .sort((one, other) => other.length - one.length);
  const words = texts.map((text) => wordOf(filter, text));
  for (const word of words) filter.add(conditionOf(word));
  const [longest] = words;
  const grams = longest ? gramsOfWord(workspaceId, longest.text) : [];
  return {
    isBlank: words.length === 0,
    isUsual: isUsual(words),
    lookup:
      longest && grams.length > 0
        ? { grams, query: (parameter) => candidatesOf(longest, parameter) }
        : undefined,
  };
}

function isUsual(words: readonly Word[]): boolean {
  const hasNumber = words.some(({ cardNumber }) => cardNumber !== undefined);
  return words.length <= (hasNumber ? 1 : USUAL_WORDS_MAX);
}

function wordOf(filter: Filter, text: string): Word {
  const pattern = filter.unseen(`%${text.replace(/[\\%_]/g, '\\$&')}%`, 'text');
  const number = CARD_NUMBER.exec(text)?.[1];
  return {
    text,
    pattern,
    namedLists: `ARRAY(
      SELECT named.source_id FROM boards.search_text AS named
      WHERE named.workspace_id = ${WORKSPACE} AND named.card_id IS NULL AND named.kind = 'list' AND named.key LIKE ${pattern}
      UNION ALL
      SELECT of_board.id FROM boards.search_text AS named JOIN boards.list AS of_board ON of_board.board_id = named.source_id
      WHERE named.workspace_id = ${WORKSPACE} AND named.card_id IS NULL AND named.kind = 'board' AND named.key LIKE ${pattern})`,
    cardNumber: number === undefined ? undefined : filter.unseen(Number(number), 'bigint'),
  };
}

/** OFFSET keeps the planner from a hash of all texts of all workspaces. */
const conditionOf = ({ pattern, namedLists, cardNumber }: Word): string => `
  EXISTS (SELECT 1 FROM boards.search_text AS had WHERE had.card_id = c.id AND had.key LIKE ${pattern} OFFSET 0)
  OR c.list_id = ANY (${namedLists})${cardNumber === undefined ? '' : ` OR ${cardNumber} IN (c.number, c.id)`}`;

/** Texts that have no grams yet, or too many, are read one by one: those of the workspace alone. */
const candidatesOf = ({ pattern, namedLists, cardNumber }: Word, grams: string): string => `
  SELECT had.card_id AS id FROM boards.search_text AS had
  WHERE had.grams @> (SELECT ${grams}::int[]) AND had.workspace_id = ${WORKSPACE} AND had.card_id IS NOT NULL AND had.key LIKE ${pattern}
  UNION SELECT had.card_id FROM boards.search_text AS had
  WHERE had.workspace_id = ${WORKSPACE} AND (had.grams IS NULL OR had.grams = '{}') AND had.card_id IS NOT NULL AND had.key LIKE ${pattern}
  UNION SELECT of_list.id FROM boards.card AS of_list WHERE of_list.list_id = ANY (${namedLists})
  ${
    cardNumber === undefined
      ? ''
      : `UNION SELECT ${cardNumber}
  UNION SELECT numbered.id FROM boards.card AS numbered WHERE numbered.workspace_id = ${WORKSPACE} AND numbered.number = ${cardNumber}`
  }`;
