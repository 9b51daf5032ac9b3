import { Injectable } from '@nestjs/common';
import { NotFoundError, type Principal } from '@kiban/contracts';
import type { RouteVisibility } from '@kiban/http-kit';
import { Database, type Statement } from '@kiban/persistence';
import { isVisible, scopeOfPrincipal } from './board-scope.js';

/** How to find the board of a route, by the resource that the first id in its path names. */
const boardOf: Readonly<Record<string, string>> = {
  board: 'b.id = $5',
  list: 'b.id = (SELECT board_id FROM boards.list WHERE id = $5)',
  card: 'b.id = (SELECT board_id FROM boards.card WHERE id = $5)',
  comment:
    'b.id = (SELECT board_id FROM boards.card WHERE id = (SELECT card_id FROM boards.comment WHERE id = $5))',
  label: 'b.id = (SELECT board_id FROM boards.label WHERE id = $5)',
  field: 'b.id = (SELECT board_id FROM boards.field WHERE id = $5)',
};
const nouns: Readonly<Record<string, string>> = {
  boards: 'board',
  lists: 'list',
  cards: 'card',
  comments: 'comment',
  labels: 'label',
  fields: 'field',
  tasks: 'card',
};

/** One statement for each resource. */
const statementsOf = (name: string, condition: string): ReadonlyMap<string, Statement> =>
  new Map(
    Object.entries(boardOf).map(([noun, which]) => [
      noun,
      {
        name: `${name}-${noun}`,
        text: `SELECT 1 FROM boards.board AS b WHERE ${which} AND ${condition}`,
      },
    ]),
  );

const seen = statementsOf('sight-of', isVisible('b'));
const hidden = statementsOf('hidden', `NOT ${isVisible('b')}`);
const hiddenAmong: Statement = {
  name: 'hidden-among',
  text: `SELECT 1 FROM boards.board AS b WHERE b.id = ANY (ARRAY(
           SELECT unnest($5::bigint[]) UNION ALL SELECT board_id FROM boards.list WHERE id = ANY ($6::bigint[])))
         AND NOT ${isVisible('b')} LIMIT 1`,
};

/** A caller gets 403 only for what they can see; anything else is 404 for them (decisions §3). */
@Injectable()
export class BoardsRouteVisibility implements RouteVisibility {
  constructor(private readonly database: Database) {}

  /** @throws NotFoundError */
  async requireVisible(path: string, principal: Principal): Promise<void> {
    const subject = subjectOf(path);
    const statement = seen.get(subject?.noun ?? '');
    if (!subject || !statement) return;
    const rows = await this.database.query(statement, [...scopeOfPrincipal(principal), subject.id]);
    if (rows.length === 0) throw new NotFoundError(subject.noun, subject.id);
  }

  /** @throws NotFoundError */
  async requireReplaySeen(
    { url, body }: { url: string; body?: unknown },
    outcome: unknown,
    principal: Principal,
  ): Promise<void> {
    const scope = scopeOfPrincipal(principal);
    const subject = subjectOf(url);
    const statement = hidden.get(subject?.noun ?? '');
    if (subject && statement && (await this.database.query(statement, [...scope, subject.id])).length > 0)
      throw new NotFoundError(subject.noun, subject.id);
    const boardIds = boardsOfOutcome(url, outcome);
    const listIds = listsOfRequest(body);
    if (boardIds.length + listIds.length === 0) return;
    if ((await this.database.query(hiddenAmong, [...scope, boardIds, listIds])).length === 0) return;
    const [listId] = listIds;
    if (listId !== undefined) throw new NotFoundError('list', listId);
    throw new NotFoundError('board', boardIds[0] ?? 0);
  }
}

/** The resource that the first id in a path names. */
function subjectOf(path: string): { noun: string; id: number } | undefined {
  const [, plural = '', digits = ''] = /\/(\w+)\/([1-9]\d{0,15})(?:[/?]|$)/.exec(path) ?? [];
  const noun = nouns[plural];
  const id = Number(digits);
  return noun !== undefined && Number.isSafeInteger(id) ? { noun, id } : undefined;
}

/** Boards of a stored response: of a card, a list, an import, the cards of a batch, or a created board. */
function boardsOfOutcome(url: string, outcome: unknown): number[] {
  const items = [outcome].flat().flatMap((item) => [item, propertyOf(item, 'card')]);
  const boards = items.map((item) => propertyOf(item, 'boardId'));
  if (/\/boards(?:\?|$)/.test(url)) boards.push(propertyOf(outcome, 'id'));
  return boards.filter(isId);
}

/** Lists into which a request without an id in its path puts cards. */
function listsOfRequest(body: unknown): number[] {
  const items = [body, propertyOf(body, 'cards')].flat();
  return [...items, ...items.map((item) => propertyOf(item, 'move'))]
    .map((item) => propertyOf(item, 'listId'))
    .filter(isId);
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value);

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
