import { Injectable } from '@nestjs/common';
import type { DependencyType, TaskKind } from '@kiban/contracts';
import { DomainError } from '@kiban/contracts';
import { isUniqueViolation, type Executor } from '@kiban/persistence';
import type { Dependency, Span } from '@kiban/schedule';
import { generateNKeysBetween } from 'fractional-indexing';
import { isVisible } from '../../access/board-scope.js';
import { Siblings } from '../../order/siblings.js';
import { asArray, asResource, type ResourceRow } from '../../sql/json-text.js';
import { cardAddress } from '../../sql/permanent-address.js';

const members = `c.id, c.id AS "cardId", c.number, ${cardAddress('c.id')} AS url, c.title, c.list_id AS "listId", l.name AS "listName", c.start_date AS start,
  c.due_date AS "end", c.progress, coalesce(g.kind, 'task') AS kind,
  (SELECT coalesce(json_agg(item), '[]') FROM (
     SELECT d.id, d.depends_on AS "dependsOn", d.type, d.lag_days AS "lagDays" FROM boards.gantt_dependency AS d
     WHERE d.card_id = c.id ORDER BY d.id) AS item) AS dependencies,
  g.rank AS position, c.version`;
const from = `FROM boards.card AS c JOIN boards.list AS l ON l.id = c.list_id
  LEFT JOIN boards.gantt_task AS g ON g.card_id = c.id`;
const onChart = 'c.archived_at IS NULL AND l.archived_at IS NULL';
const chartOrder = 'ORDER BY g.rank NULLS LAST, l.rank, c.rank';

/** $5 board, $6 and $7 the first and last requested day or null, $8 scheduled or not, or null. */
export const ganttChart = {
  name: 'gantt-chart',
  text: asArray(`
    SELECT ${members} ${from} JOIN boards.board AS b ON b.id = c.board_id
    WHERE c.board_id = $5 AND ${isVisible('b')} AND ${onChart}
      AND ($6::text IS NULL OR left(coalesce(c.due_date, c.start_date), 10) >= $6)
      AND ($7::text IS NULL OR left(coalesce(c.start_date, c.due_date), 10) <= $7)
      AND ($8::boolean IS NULL OR $8 = (coalesce(c.start_date, c.due_date) IS NOT NULL))
    ${chartOrder}`),
};
const one = {
  name: 'gantt-task',
  text: asResource(
    `SELECT ${members} ${from} WHERE c.id = $1`,
    '(SELECT b.version FROM boards.card AS own JOIN boards.board AS b ON b.id = own.board_id WHERE own.id = $1)',
  ),
};
const kindOf = { name: 'gantt-kind', text: 'SELECT kind, rank FROM boards.gantt_task WHERE card_id = $1' };
const setKind = {
  name: 'gantt-set-kind',
  text: `INSERT INTO boards.gantt_task (card_id, board_id, kind) VALUES ($1, $2, $3)
         ON CONFLICT (card_id) DO UPDATE SET kind = excluded.kind`,
};
const setSpan = {
  name: 'gantt-set-span',
  text: 'UPDATE boards.card SET start_date = $2, due_date = $3, progress = $4 WHERE id = $1',
};
const dependencies = {
  name: 'gantt-dependencies',
  text: `SELECT card_id AS "taskId", depends_on AS "dependsOn", type, lag_days AS "lagDays"
         FROM boards.gantt_dependency WHERE board_id = $1`,
};
const unranked = {
  name: 'gantt-unranked',
  text: `SELECT c.id ${from} WHERE c.board_id = $1 AND ${onChart} AND g.rank IS NULL ${chartOrder}`,
};
const lastRank = {
  name: 'gantt-last-rank',
  text: 'SELECT max(rank) AS rank FROM boards.gantt_task WHERE board_id = $1',
};
const setRanks = {
  name: 'gantt-set-ranks',
  text: `INSERT INTO boards.gantt_task (card_id, board_id, rank) SELECT ranked.id, $1, ranked.rank
         FROM unnest($2::bigint[], $3::text[]) AS ranked (id, rank)
         ON CONFLICT (card_id) DO UPDATE SET rank = excluded.rank`,
};

/**
 * Tasks and dependencies. Changes of a chart's order and dependencies lock the board; changes of a span lock the list.
 */
@Injectable()
export class GanttRepository {
  readonly siblings = new Siblings({ table: 'boards.gantt_task', parent: 'board_id', id: 'card_id' });

  async task(tx: Executor, cardId: number): Promise<ResourceRow> {
    const [row] = await tx.query<ResourceRow>(one, [cardId]);
    if (!row) throw new Error('PostgreSQL returned no row for a written task.');
    return row;
  }

  async place(tx: Executor, cardId: number): Promise<{ kind: TaskKind; rank: string | null }> {
    const [row] = await tx.query<{ kind: TaskKind; rank: string | null }>(kindOf, [cardId]);
    return row ?? { kind: 'task', rank: null };
  }

  async setKind(tx: Executor, cardId: number, boardId: number, kind: TaskKind): Promise<void> {
    await tx.query(setKind, [cardId, boardId, kind]);
  }

  async setSpan(tx: Executor, cardId: number, span: Span & { progress: number | null }): Promise<void> {
    await tx.query(setSpan, [cardId, span.start, span.end, span.progress]);
  }

  dependencies(tx: Executor, boardId: number): Promise<Dependency[]> {
    return tx.query<Dependency>(dependencies, [boardId]);
  }

  /**
   * Gives every task of the chart a rank in the present order, so that each can be an anchor. @returns whether any had
   * none
   */
  async rankAll(tx: Executor, boardId: number): Promise<boolean> {
    const tasks = await tx.query<{ id: number }>(unranked, [boardId]);
    if (tasks.length === 0) return false;
    const [last] = await tx.query<{ rank: string | null }>(lastRank, [boardId]);
    await tx.query(setRanks, [
      boardId,
      tasks.map(({ id }) => id),
      generateNKeysBetween(last?.rank ?? null, null, tasks.length),
    ]);
    return true;
  }

  async setRank(tx: Executor, cardId: number, boardId: number, rank: string): Promise<void> {
    await tx.query(setRanks, [boardId, [cardId], [rank]]);
  }

  /** @throws DomainError 409 if the dependency already exists */
  async insertDependency(
    tx: Executor,
    boardId: number,
    { taskId, dependsOn, type, lagDays }: Dependency,
  ): Promise<number> {
    const [row] = await tx
      .query<{ id: number }>(
        `INSERT INTO boards.gantt_dependency (board_id, card_id, depends_on, type, lag_days)
         VALUES ($1, $2, $3, $4, $5) RETURNING id`,
        [boardId, taskId, dependsOn, type, lagDays],
      )
      .catch((error: unknown) => {
        if (isUniqueViolation(error, 'gantt_dependency_once'))
          throw new DomainError(
            'conflict',
            `Task ${taskId} already depends on task ${dependsOn}; delete that dependency first.`,
          );
        throw error;
      });
    return row?.id ?? 0;
  }

  /** @returns the deleted dependency, undefined if the task has no such dependency */
  async deleteDependency(
    tx: Executor,
    taskId: number,
    dependencyId: number,
  ): Promise<{ dependsOn: number; type: DependencyType; lagDays: number } | undefined> {
    const [row] = await tx.query<{ dependsOn: number; type: DependencyType; lagDays: number }>(
      `DELETE FROM boards.gantt_dependency WHERE id = $1 AND card_id = $2
       RETURNING depends_on AS "dependsOn", type, lag_days AS "lagDays"`,
      [dependencyId, taskId],
    );
    return row;
  }
}
