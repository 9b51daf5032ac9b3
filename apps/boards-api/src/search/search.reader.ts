import { Injectable } from '@nestjs/common';
import { limits, ValidationError, type CardDto, type SearchQueryDto, type Caller } from '@kiban/contracts';
import { cutPage, decodeCursor, JsonResponse, Shares } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { nameKey } from '@kiban/text';
import { isVisible, scopeOf } from '../access/board-scope.js';
import type { ArchivedFilter } from '../boards/boards.reader.js';
import { WaitingLine } from '../fairness/waiting-line.js';
import { cardMembers, descriptionsFor } from '../store/cards/card-json.js';
import { dueFilterOf } from './due-filter.js';
import { Filter } from './filter.js';
import { addWords, type WordLookup } from './search-words.js';

/** Searches may scan all cards of a workspace; this limit leaves connections of the pool for other requests. */
const SEARCHES_MAX = 6;
const WAITING_OF_WORKSPACE_MAX = 32;
/** Cards that are looked at one by one before the index is used: a common word fills a page from them. */
const NEWEST = 500;

/** Searches the cards of all boards that a caller sees, newest first. */
@Injectable()
export class SearchReader {
  private readonly line = new WaitingLine(
    new Shares('searches', { principal: 2, workspace: 4, process: SEARCHES_MAX }),
    { ofWorkspace: WAITING_OF_WORKSPACE_MAX },
  );

  constructor(private readonly database: Database) {}

  async find(caller: Caller, query: SearchQueryDto): Promise<JsonResponse> {
    const limit = query.limit ?? limits.pageSizeDefault;
    const before =
      query.cursor === undefined ? Number.MAX_SAFE_INTEGER : decodeCursor(query.cursor, ['number'])[0];
    const filter = new Filter([...scopeOf(caller), before, limit + 1]);
    const words =
      query.q === undefined ? undefined : addWords(filter, query.q, caller.principal.workspace.id);
    if (words?.isBlank) return JsonResponse.page([], null);
    addFilters(filter, query, caller.principal.member.id);
    const cards = await this.line.run(caller, () => this.read(filter, query, words?.lookup));
    const page = cutPage(cards, limit, ({ id }) => [id]);
    return JsonResponse.page(page.rows, page.nextCursor);
  }

  /** One row more than the page, if there is one. */
  private async read(filter: Filter, query: SearchQueryDto, lookup?: WordLookup): Promise<CardDto[]> {
    const cardsFrom = async (from: string, ...more: unknown[]): Promise<CardDto[]> => {
      const rows = await this.database.query<{ card: CardDto }>(
        `SELECT row_to_json(item) AS card FROM (
         SELECT ${cardMembers('c', 'l.name', descriptionsFor(query.omit))} FROM ${from}
         JOIN boards.list AS l ON l.id = c.list_id JOIN boards.board AS b ON b.id = c.board_id
         WHERE ${isVisible('b')} AND b.archived_at IS NULL AND c.workspace_id = $1 AND c.id < $5
           AND ${archivedCondition[query.archived ?? 'false']}
           ${filter.conditions}
         ORDER BY c.id DESC LIMIT $6) AS item`,
        [...filter.values, ...more],
      );
      return rows.map(({ card }) => card);
    };
    if (!lookup) return cardsFrom('boards.card AS c');
    const newest = await cardsFrom(`(${newestCards} LIMIT ${NEWEST}) AS c`);
    const limit = filter.values[5] as number;
    if (newest.length === limit) return newest;
    const older = await cardsFrom(
      `(${lookup.query(`$${filter.values.length + 1}`)}) AS found JOIN boards.card AS c ON c.id = found.id
       AND c.id <= (SELECT last.id FROM (${newestCards} OFFSET ${NEWEST} LIMIT 1) AS last)`,
      lookup.grams,
    );
    return [...newest, ...older].slice(0, limit);
  }
}

const newestCards = `SELECT newest.* FROM boards.card AS newest
  WHERE newest.workspace_id = $1 AND newest.id < $5 ORDER BY newest.id DESC`;

const archivedCondition = {
  false: 'c.archived_at IS NULL AND l.archived_at IS NULL',
  true: '(c.archived_at IS NOT NULL OR l.archived_at IS NOT NULL)',
  all: 'true',
} as const satisfies Record<ArchivedFilter, string>;

function addFilters(filter: Filter, query: SearchQueryDto, me: number): void {
  if (query.boardId !== undefined) filter.add(`c.board_id = ${filter.value(query.boardId)}`);
  if (query.listId !== undefined) filter.add(`c.list_id = ${filter.value(query.listId)}`);
  if (query.assignee !== undefined) addAssignee(filter, query.assignee, me);
  if (query.label !== undefined) addLabel(filter, query.label);
  if (query.due !== undefined) addDue(filter, query.due);
}

function addAssignee(filter: Filter, assignee: string, me: number): void {
  if (assignee === 'none') return filter.add('c.assignee_count = 0');
  const memberId = assignee === 'me' ? me : /^[1-9]\d{0,15}$/.test(assignee) ? Number(assignee) : Number.NaN;
  if (!Number.isSafeInteger(memberId))
    throw new ValidationError('assignee', 'member', 'assignee must be a member’s id, me or none.');
  filter.add(
    `EXISTS (SELECT 1 FROM boards.card_assignee AS a WHERE a.card_id = c.id AND a.member_id = ${filter.value(memberId)}::bigint)`,
  );
}

function addLabel(filter: Filter, label: string): void {
  const [key, id] = [filter.value(nameKey(label.trim())), filter.value(label)];
  filter.add(`EXISTS (
    SELECT 1 FROM boards.card_label AS cl JOIN boards.label AS lb ON lb.id = cl.label_id
    WHERE cl.card_id = c.id AND (boards.name_key(lb.name) = ${key} OR lb.id::text = ${id}))`);
}

function addDue(filter: Filter, due: string): void {
  const wanted = dueFilterOf(due, new Date());
  if (wanted.kind === 'none') return filter.add('c.due_date IS NULL');
  if (wanted.from !== null) filter.add(`c.due_date >= ${filter.value(wanted.from)}`);
  // A moment of the last day sorts after the day and before the suffix “~”.
  if (wanted.to !== null) filter.add(`c.due_date <= ${filter.value(`${wanted.to}~`)}`);
  if (wanted.openOnly) filter.add('c.completed_at IS NULL');
}
