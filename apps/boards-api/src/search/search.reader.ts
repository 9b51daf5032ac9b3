import { Injectable } from '@nestjs/common';
import { limits, type CardDto, type FieldType, type SearchQueryDto, type Caller } from '@kiban/contracts';
import { JsonResponse, Shares } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { isVisible, scopeOf } from '../access/board-scope.js';
import { WaitingLine } from '../fairness/waiting-line.js';
import { cardMembers, descriptionsFor } from '../store/cards/card-json.js';
import { addFieldCondition, readFieldConditions } from './field-conditions.js';
import { Filter } from './filter.js';
import { addFilters } from './search-filters.js';
import { addWords, type WordLookup } from './search-words.js';
import { addPlace, type SearchPlace } from './sort-order.js';

/** Searches may scan all cards of a workspace; this limit leaves connections of the pool for other requests. */
const SEARCHES_MAX = 6;
const WAITING_OF_WORKSPACE_MAX = 32;
/** Cards that are looked at one by one before the index is used: a common word fills a page from them. */
const NEWEST = 200;
/** Of a word that fills its page somewhat later. */
const NEWEST_MAX = 5_000;
const MARGIN = 1.5;

interface FoundCard {
  card: CardDto;
  key: number | string;
}

/** Searches the cards of all boards that a caller sees. */
@Injectable()
export class SearchReader {
  private readonly line = new WaitingLine(
    new Shares('searches', { principal: 2, workspace: 4, process: SEARCHES_MAX }),
    { ofWorkspace: WAITING_OF_WORKSPACE_MAX },
  );

  constructor(private readonly database: Database) {}

  async find(caller: Caller, query: SearchQueryDto): Promise<JsonResponse> {
    const limit = query.limit ?? limits.pageSizeDefault;
    const filter = new Filter(scopeOf(caller));
    const { member, workspace } = caller.principal;
    const words = query.q === undefined ? undefined : addWords(filter, query.q, workspace.id);
    addFilters(filter, query, member.id, new Date());
    const hasFields = await this.addFieldConditions(caller, filter, query);
    if (words?.isBlank || !hasFields) return JsonResponse.page([], null);
    const place = addPlace(filter, query.sort ?? '-created', query.cursor);
    const search = { filter, place, omit: query.omit, limit: limit + 1 };
    const found = await this.line.run(caller, () => this.read(search, words?.lookup));
    const last = found.length > limit ? found[limit - 1] : undefined;
    return JsonResponse.page(
      found.slice(0, limit).map(({ card }) => card),
      last ? place.cursorAfter(last.key, last.card.id) : null,
    );
  }

  /** @returns whether the caller sees all of the fields; if not, no card can meet the conditions */
  private async addFieldConditions(caller: Caller, filter: Filter, query: SearchQueryDto): Promise<boolean> {
    const conditions = readFieldConditions(query.field ?? []);
    if (conditions.length === 0) return true;
    const fields = await this.database.query<NamedField>(FIELDS, [
      ...scopeOf(caller),
      conditions.map(({ fieldId }) => fieldId),
    ]);
    const reader = { me: caller.principal.member.id, timeZone: query.timeZone ?? 'UTC' };
    for (const condition of conditions) {
      const field = fields.find(({ id }) => id === condition.fieldId);
      if (!field) return false;
      // Cards of other boards cannot have a value, so they do not lack one either.
      filter.add(`c.board_id = ${filter.value(field.boardId)}`);
      addFieldCondition(filter, condition, field.type, reader);
    }
    return true;
  }

  /** One row more than the page, if there is one. */
  private async read(search: Search, lookup?: WordLookup): Promise<FoundCard[]> {
    const { limit, place } = search;
    const { values } = search.filter;
    const read = (from: string, ...more: unknown[]): Promise<FoundCard[]> =>
      this.database.query<FoundCard>(statement(search, from), [...values, ...more]);
    if (!lookup) return read('boards.card AS c');
    const matching = cardsIn(lookup.query(`$${values.length + 1}`));
    // Any other order needs all matches.
    if (!place.isNewestFirst) return read(`(${matching}) AS c`, lookup.grams);
    const newest = newestCards(place.afterId);
    const found = await read(`(${newest} LIMIT ${NEWEST}) AS c`);
    const depth = depthOf(found.length, limit);
    if (found.length < limit && depth > NEWEST)
      found.push(...(await read(`(${newest} OFFSET ${NEWEST} LIMIT ${depth - NEWEST}) AS c`)));
    if (found.length < limit) {
      const older = `AND matching.id <= (SELECT last.id FROM (${newest} OFFSET ${depth} LIMIT 1) AS last)`;
      found.push(...(await read(`(${matching} ${older}) AS c`, lookup.grams)));
    }
    return found.slice(0, limit);
  }
}

/** How many of the newest cards to look at, from how many of the first ones matched: as many as fill a page. */
function depthOf(found: number, limit: number): number {
  const depth = Math.ceil((NEWEST * limit * MARGIN) / Math.max(found, 1));
  return depth > NEWEST_MAX ? NEWEST : Math.max(depth, NEWEST);
}

/** In the order of the index of the workspace: the one of all cards would read those of other workspaces. */
const newestCards = (afterId: string): string => `
  SELECT newest.* FROM boards.card AS newest
  WHERE (newest.workspace_id, newest.id) < ($1, ${afterId}) AND (newest.workspace_id, newest.id) > ($1, 0)
  ORDER BY newest.workspace_id DESC, newest.id DESC`;

/** Each card is looked up by its id: the planner cannot know how many there are, and would compare them with all others. */
const cardsIn = (ids: string): string =>
  `SELECT matching.* FROM boards.card AS matching WHERE matching.id = ANY (ARRAY(${ids}))`;

interface Search {
  filter: Filter;
  place: SearchPlace;
  omit: SearchQueryDto['omit'];
  limit: number;
}

/** Cards become JSON once the page is known. @param from the cards `c` that the filter is applied to */
const statement = ({ filter, place, omit, limit }: Search, from: string): string => `
  SELECT found.key, row_to_json(item) AS card FROM (
    SELECT c.id, l.name AS list_name, ${place.key} AS key FROM ${from}
    JOIN boards.list AS l ON l.id = c.list_id JOIN boards.board AS b ON b.id = c.board_id
    WHERE ${isVisible('b')} AND b.archived_at IS NULL AND c.workspace_id = $1
      ${filter.conditions}
    ORDER BY ${place.key} ${place.direction}, c.id ${place.direction} LIMIT ${limit}) AS found
  JOIN boards.card AS c ON c.id = found.id
  CROSS JOIN LATERAL (SELECT ${cardMembers('c', 'found.list_name', descriptionsFor(omit))}) AS item
  ORDER BY found.key ${place.direction}, found.id ${place.direction}`;

interface NamedField {
  id: number;
  boardId: number;
  type: FieldType;
}

const FIELDS = {
  name: 'search-fields',
  text: `SELECT f.id, f.board_id AS "boardId", f.type FROM boards.field AS f JOIN boards.board AS b ON b.id = f.board_id
         WHERE f.id = ANY ($5::bigint[]) AND ${isVisible('b')}`,
};
