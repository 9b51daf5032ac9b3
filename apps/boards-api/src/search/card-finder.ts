import { hash } from 'node:crypto';
import type { Executor, Statement } from '@kiban/persistence';
import { isVisible, unseenScope } from '../access/board-scope.js';
import type { Filter } from './filter.js';
import type { WordLookup, WordSearch } from './search-words.js';
import type { SearchPlace } from './sort-order.js';

/** A card of a page, with the key that it is sorted by. */
export interface FoundCard {
  id: number;
  key: number | string;
}

export interface CardSearch {
  filter: Filter;
  place: SearchPlace;
  words: WordSearch | undefined;
  /** Whether there are no conditions but words. Such a search is frequent, so its statements are planned once. */
  hasWordsAlone: boolean;
  /** Cards that are looked for. More may be found. */
  limit: number;
}

/** Cards that are looked at one by one before the index is used: a common word fills a page from them. */
const NEWEST = 200;
/** Of a word that fills its page soon after. For all others the index is faster: a card that is looked at costs more than a match. */
const NEWEST_MAX = 500;
const MARGIN = 1.5;
/** Numbers of cards that a statement looks for. */
const LIMITS = [21, 51, 101, 201];

/** Finds the cards of one page, in order. */
export async function findCards(database: Executor, search: CardSearch): Promise<FoundCard[]> {
  const { place, words } = search;
  const limit = LIMITS.find((each) => each >= search.limit) ?? search.limit;
  const find = (from: string, more: readonly unknown[] = [], order?: string): Promise<FoundCard[]> => {
    const text = statement(search, from, limit, order);
    return database.query(isFrequent(search) ? plannedOnce(text) : text, [...search.filter.values, ...more]);
  };
  if (!words?.lookup) return find(SEEN_OF_WORKSPACE);
  const { grams, query } = words.lookup;
  // Any other order needs all matches.
  if (!place.isNewestFirst) return find(seenById(query(`$${search.filter.values.length + 1}`)), [grams]);
  const newest = newestCards(place.afterId);
  const found = await find(seenOf(`${newest} LIMIT ${NEWEST}`));
  const depth = depthOf(found.length, limit);
  if (found.length < limit && depth > NEWEST)
    found.push(...(await find(seenOf(`${newest} OFFSET ${NEWEST} LIMIT ${depth - NEWEST}`))));
  if (found.length < limit)
    found.push(...(await find(seenById(olderIds(search, words.lookup)), [grams, depth], 'ids.id DESC')));
  // A card that was created between two statements moves the others by one place.
  return [...new Map(found.map((card) => [card.id, card])).values()];
}

/** These have a bounded number of texts: a statement that is planned once needs memory in every connection. */
const isFrequent = ({ hasWordsAlone, words, place }: CardSearch): boolean =>
  hasWordsAlone && place.isNewestFirst && words?.lookup !== undefined && words.isUsual;

const plannedOnce = (text: string): Statement => ({
  name: `search-${hash('sha256', text, 'base64url')}`,
  text,
});

/** How many of the newest cards to look at, judged by how many of the first ones matched. */
const depthOf = (found: number, limit: number): number =>
  found * NEWEST_MAX >= NEWEST * limit * MARGIN ? NEWEST_MAX : NEWEST;

const WORKSPACE = unseenScope.workspaceId;

/** In the order of the index of the workspace: the one of all cards would read those of other workspaces. */
const newestCards = (afterId: string): string => `
  SELECT newest.* FROM boards.card AS newest
  WHERE (newest.workspace_id, newest.id) < (${WORKSPACE}, ${afterId}) AND (newest.workspace_id, newest.id) > (${WORKSPACE}, 0)
  ORDER BY newest.workspace_id DESC, newest.id DESC`;

/** Those behind the newest that were looked at. Without the first OFFSET, all older texts would be read for the condition. */
function olderIds({ filter, place }: CardSearch, lookup: WordLookup): string {
  const [grams, depth] = [filter.values.length + 1, filter.values.length + 2];
  const last = `SELECT last.id FROM (${newestCards(place.afterId)} OFFSET (SELECT $${depth}::bigint) LIMIT 1) AS last`;
  return `SELECT older.id FROM (${lookup.query(`$${grams}`)} OFFSET 0) AS older WHERE older.id <= (${last}) ORDER BY older.id DESC OFFSET 0`;
}

/**
 * The cards `given` that the caller sees. OFFSET separates their look-ups from the conditions of the search, beside whose cost the
 * planner does not distinguish an index of lists from all lists.
 */
const seen = (given: string, condition = 'true'): string => `
    SELECT given.*, l.archived_at AS list_archived_at FROM ${given} AS given
    JOIN boards.list AS l ON l.id = given.list_id JOIN boards.board AS b ON b.id = given.board_id
    WHERE ${condition} AND ${isVisible('b', unseenScope)} AND b.archived_at IS NULL AND given.workspace_id = ${WORKSPACE}
    OFFSET 0`;
const ITS_LIST = 'CROSS JOIN LATERAL (SELECT c.list_archived_at AS archived_at) AS l WHERE true';

const seenOf = (cards: string): string => `(${seen(`(${cards})`)}) AS c ${ITS_LIST}`;

/** One by one in the order of the ids: the statement ends with the last card of the page, and does not read all that match. */
const seenById = (ids: string): string => `(${ids}) AS ids
  CROSS JOIN LATERAL (${seen('boards.card', 'given.id = ids.id')}) AS c ${ITS_LIST}`;

/** The planner sees the workspace, since nothing else says how many cards are compared. */
const SEEN_OF_WORKSPACE = `boards.card AS c
  JOIN boards.list AS l ON l.id = c.list_id JOIN boards.board AS b ON b.id = c.board_id
  WHERE ${isVisible('b')} AND b.archived_at IS NULL AND c.workspace_id = $1`;

/**
 * @param from cards `c` of lists `l`, with a condition
 * @param order if not that of the page, an equal one that the planner sees that the cards have
 */
const statement = (
  { filter, place: { key, direction } }: CardSearch,
  from: string,
  limit: number,
  order = `${key} ${direction}, c.id ${direction}`,
): string => `SELECT c.id, ${key} AS key FROM ${from} ${filter.conditions} ORDER BY ${order} LIMIT ${limit}`;
