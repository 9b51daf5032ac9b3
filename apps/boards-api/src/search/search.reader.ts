import { Injectable } from '@nestjs/common';
import { limits, type FieldType, type SearchQueryDto, type Caller } from '@kiban/contracts';
import { JsonResponse, Shares } from '@kiban/http-kit';
import { Database, type Statement } from '@kiban/persistence';
import { isVisible, scopeOf } from '../access/board-scope.js';
import { WaitingLine } from '../fairness/waiting-line.js';
import { cardMembers, descriptionsFor, type Descriptions } from '../store/cards/card-json.js';
import { findCards, type FoundCard } from './card-finder.js';
import { addFieldCondition, readFieldConditions } from './field-conditions.js';
import { Filter } from './filter.js';
import { addFilters } from './search-filters.js';
import { addWords } from './search-words.js';
import { isOnOpenBoard } from './open-board.js';
import { addPlace } from './sort-order.js';

/** Searches may scan all cards of a workspace; this limit leaves connections of the pool for other requests. */
const SEARCHES_MAX = 6;
const WAITING_OF_WORKSPACE_MAX = 32;

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
    const search = { filter, place, words, hasWordsAlone: hasWordsAlone(query), limit: limit + 1 };
    return this.line.run(caller, async () => {
      const found = await findCards(this.database, search);
      const page = found.slice(0, limit);
      const last = found.length > limit ? page.at(-1) : undefined;
      const cards = await this.read(caller, page, query.omit);
      return new JsonResponse(`[${cards.join(',')}]`, {
        nextCursor: last ? place.cursorAfter(last.key, last.id) : null,
      });
    });
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

  /** A card that the caller has lost since it was found is left out. @returns JSON of each */
  private async read(
    caller: Caller,
    page: readonly FoundCard[],
    omit: SearchQueryDto['omit'],
  ): Promise<string[]> {
    if (page.length === 0) return [];
    const ids = page.map(({ id }) => id);
    const rows = await this.database.query<{ card: string }>(CARDS[descriptionsFor(omit)], [
      ...scopeOf(caller),
      ids,
    ]);
    return rows.map(({ card }) => card);
  }
}

const NO_CONDITIONS = new Set(['q', 'limit', 'cursor', 'omit', 'sort']);

const hasWordsAlone = (query: SearchQueryDto): boolean =>
  Object.entries(query).every(([name, value]) => value === undefined || NO_CONDITIONS.has(name));

const cardsStatement = (descriptions: Descriptions): Statement => ({
  name: `search-cards-${descriptions}`,
  text: `
    SELECT row_to_json(item)::text AS card FROM unnest($5::bigint[]) WITH ORDINALITY AS found (id, place)
    JOIN boards.card AS c ON c.id = found.id
    JOIN boards.list AS l ON l.id = c.list_id
    CROSS JOIN LATERAL (SELECT ${cardMembers('c', 'l.name', descriptions)}) AS item
    WHERE ${isOnOpenBoard('c')}
    ORDER BY found.place`,
});
const CARDS = { included: cardsStatement('included'), omitted: cardsStatement('omitted') };

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
