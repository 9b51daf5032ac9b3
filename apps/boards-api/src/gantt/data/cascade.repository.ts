import { Injectable } from '@nestjs/common';
import { DomainError, limits } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import type { Dependency, Span } from '@kiban/schedule';

// Unnamed: a plan cached while the tables were small would scan them for each task.

/**
 * The task $1 and the tasks that depend on it, directly or through others. PostgreSQL stops the recursion at the outer
 * LIMIT $2, so one row more than the limit of a cascade is enough to reject it.
 * OFFSET 0 keeps the index look-up: the planner overestimates the recursion, and a join would read all dependencies for
 * each task.
 */
const tasks = `
  WITH RECURSIVE reached (id) AS (
    SELECT $1::bigint
    UNION
    SELECT edge.card_id FROM reached CROSS JOIN LATERAL (
      SELECT card_id FROM boards.gantt_dependency WHERE depends_on = reached.id OFFSET 0) AS edge
  ) SELECT id FROM reached LIMIT $2`;
const dependencies = `
  SELECT card_id AS "taskId", depends_on AS "dependsOn", type, lag_days AS "lagDays"
  FROM boards.gantt_dependency WHERE card_id = ANY (ARRAY(${tasks})) AND card_id <> $1`;
const spans = `
  SELECT c.id, c.list_id AS "listId", c.start_date AS start, c.due_date AS "end"
  FROM boards.card AS c JOIN boards.list AS l ON l.id = c.list_id
  WHERE c.id = ANY ($1::bigint[]) AND c.archived_at IS NULL AND l.archived_at IS NULL`;
/** A list's version increases by one for each moved task, as after single updates. */
const move = `
  WITH moved AS (
    UPDATE boards.card AS c SET start_date = task.start, due_date = task."end", version = c.version + 1, updated_at = clock_timestamp()
    FROM unnest($1::bigint[], $2::text[], $3::text[]) AS task (id, start, "end") WHERE c.id = task.id RETURNING c.list_id
  )
  UPDATE boards.list AS l SET version = l.version + moved_in.count, updated_at = clock_timestamp()
  FROM (SELECT list_id, count(*) FROM moved GROUP BY list_id) AS moved_in WHERE l.id = moved_in.list_id`;

interface TaskSpan extends Span {
  id: number;
  listId: number;
}

/** Reads and writes of a cascade, one statement each for any number of tasks. */
@Injectable()
export class CascadeRepository {
  /** @returns ids of the updated task and of all that depend on it @throws DomainError 409 if there are too many */
  async tasks(tx: Executor, cardId: number): Promise<number[]> {
    const rows = await tx.query<{ id: number }>(tasks, [cardId, limits.tasksPerCascadeMax + 2]);
    requireBounded(rows.length - 1);
    return rows.map(({ id }) => id);
  }

  /** @returns the dependencies of every task that depends on the updated one @throws DomainError 409 like `tasks` */
  async dependencies(tx: Executor, cardId: number): Promise<Dependency[]> {
    const rows = await tx.query<Dependency>(dependencies, [cardId, limits.tasksPerCascadeMax + 2]);
    requireBounded(new Set(rows.map(({ taskId }) => taskId)).size);
    return rows;
  }

  /** @returns the spans of the tasks in these dependencies, without archived ones */
  spans(tx: Executor, of: readonly Dependency[]): Promise<TaskSpan[]> {
    return tx.query<TaskSpan>(spans, [
      [...new Set(of.flatMap(({ taskId, dependsOn }) => [taskId, dependsOn]))],
    ]);
  }

  async move(tx: Executor, moved: readonly { id: number; to: Span }[]): Promise<void> {
    if (moved.length === 0) return;
    await tx.query(move, [
      moved.map(({ id }) => id),
      moved.map(({ to }) => to.start),
      moved.map(({ to }) => to.end),
    ]);
  }
}

function requireBounded(count: number): void {
  if (count > limits.tasksPerCascadeMax)
    throw new DomainError(
      'limit_reached',
      `A cascade reaches at most ${limits.tasksPerCascadeMax} tasks; update this task without cascade.`,
    );
}
