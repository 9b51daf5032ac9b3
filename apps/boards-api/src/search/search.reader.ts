import { Injectable } from '@nestjs/common';
import { limits, ValidationError, type CardDto, type SearchQueryDto, type Caller } from '@kiban/contracts';
import { cutPage, decodeCursor, JsonResponse, Shares } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { isVisible, scopeOf } from '../access/board-scope.js';
import type { ArchivedFilter } from '../boards/boards.reader.js';
import { WaitingLine } from '../fairness/waiting-line.js';
import { cardMembers, descriptionsFor } from '../store/cards/card-json.js';
import { dueFilterOf } from './due-filter.js';

/** Searches may scan all cards of a workspace; this limit leaves connections of the pool for other requests. */
const SEARCHES_MAX = 6;
const WAITING_OF_WORKSPACE_MAX = 32;

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
    addWords(filter, query.q);
    if (query.boardId !== undefined) filter.add((value) => `c.board_id = ${value}`, query.boardId);
    if (query.listId !== undefined) filter.add((value) => `c.list_id = ${value}`, query.listId);
    addAssignee(filter, query.assignee, caller.principal.member.id);
    addLabel(filter, query.label);
    if (query.due !== undefined) addDue(filter, query.due);
    const rows = await this.line.run(caller, () =>
      this.database.query<{ card: CardDto }>(
        `SELECT row_to_json(item) AS card FROM (
         SELECT ${cardMembers('c', 'l.name', descriptionsFor(query.omit))} FROM boards.card AS c
         JOIN boards.list AS l ON l.id = c.list_id JOIN boards.board AS b ON b.id = c.board_id
         WHERE ${isVisible('b')} AND b.archived_at IS NULL AND c.workspace_id = $1 AND c.id < $5
           AND ${archivedCondition[query.archived ?? 'false']}
           ${filter.conditions}
         ORDER BY c.id DESC LIMIT $6) AS item`,
        filter.values,
      ),
    );
    const page = cutPage(
      rows.map(({ card }) => card),
      limit,
      ({ id }) => [id],
    );
    return JsonResponse.page(page.rows, page.nextCursor);
  }
}

const archivedCondition = {
  false: 'c.archived_at IS NULL AND l.archived_at IS NULL',
  true: '(c.archived_at IS NOT NULL OR l.archived_at IS NOT NULL)',
  all: 'true',
} as const satisfies Record<ArchivedFilter, string>;

/** Conditions and their parameters; input never becomes part of the SQL text. */
class Filter {
  readonly values: unknown[];
  private readonly parts: string[] = [];

  constructor(values: readonly unknown[]) {
    this.values = [...values];
  }

  add(condition: (value: string) => string, value?: unknown): void {
    if (value !== undefined) this.values.push(value);
    this.parts.push(condition(`$${this.values.length}`));
  }

  get conditions(): string {
    return this.parts.map((part) => `AND (${part})`).join(' ');
  }
}

const WORDS_MAX = 10;

function addWords(filter: Filter, q: string | undefined): void {
  for (const word of (q ?? '').split(/\s+/).filter(Boolean).slice(0, WORDS_MAX)) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    filter.add((value) => `c.title ILIKE ${value} OR c.description ILIKE ${value}`, pattern);
  }
}

function addAssignee(filter: Filter, assignee: string | undefined, me: number): void {
  if (assignee === undefined) return;
  if (assignee === 'none') return filter.add(() => 'c.assignee_count = 0');
  const memberId = assignee === 'me' ? me : /^[1-9]\d{0,15}$/.test(assignee) ? Number(assignee) : Number.NaN;
  if (!Number.isSafeInteger(memberId))
    throw new ValidationError('assignee', 'member', 'assignee must be a member’s id, me or none.');
  filter.add(
    (value) =>
      `EXISTS (SELECT 1 FROM boards.card_assignee AS a WHERE a.card_id = c.id AND a.member_id = ${value}::bigint)`,
    memberId,
  );
}

function addLabel(filter: Filter, label: string | undefined): void {
  if (label === undefined) return;
  filter.add(
    (value) => `EXISTS (SELECT 1 FROM boards.card_label AS cl JOIN boards.label AS lb ON lb.id = cl.label_id
      WHERE cl.card_id = c.id AND (lower(lb.name) = lower(${value}) OR lb.id::text = ${value}))`,
    label,
  );
}

function addDue(filter: Filter, due: string): void {
  const wanted = dueFilterOf(due, new Date());
  if (wanted.kind === 'none') return filter.add(() => 'c.due_date IS NULL');
  if (wanted.from !== null) filter.add((value) => `c.due_date >= ${value}`, wanted.from);
  // A moment of the last day sorts after the day and before the suffix “~”.
  if (wanted.to !== null) filter.add((value) => `c.due_date <= ${value}`, `${wanted.to}~`);
  if (wanted.openOnly) filter.add(() => 'c.completed_at IS NULL');
}
