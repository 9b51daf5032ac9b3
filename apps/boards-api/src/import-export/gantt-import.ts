import { Injectable } from '@nestjs/common';
import type { Executor } from '@kiban/persistence';
import { firstRanks } from '../order/siblings.js';
import type { ArchivedGantt } from './board-archive.js';

const addTasks = {
  name: 'import-gantt-tasks',
  text: `INSERT INTO boards.gantt_task (board_id, card_id, kind, rank)
         SELECT $1, task.* FROM unnest($2::bigint[], $3::text[], $4::text[]) AS task`,
};
const addDependencies = {
  name: 'import-gantt-dependencies',
  text: `INSERT INTO boards.gantt_dependency (board_id, card_id, depends_on, type, lag_days)
         SELECT $1, edge.card_id, edge.depends_on, edge.type, edge.lag_days
         FROM unnest($2::bigint[], $3::bigint[], $4::text[], $5::integer[]) WITH ORDINALITY
           AS edge (card_id, depends_on, type, lag_days, place) ORDER BY edge.place`,
};

/** Writes the chart of an import: its order, milestones and dependencies. */
@Injectable()
export class GanttImport {
  /** @param cardIds ids by the number of each card in the file */
  async insert(
    tx: Executor,
    boardId: number,
    chart: ArchivedGantt,
    cardIds: readonly number[],
  ): Promise<void> {
    const idOf = (number: number): number => cardIds[number] ?? 0;
    const ranks = firstRanks(chart.order.length);
    const rankOf = new Map(chart.order.map((number, index) => [number, ranks[index] ?? null]));
    const milestones = new Set(chart.milestones);
    const tasks = [...new Set([...chart.order, ...chart.milestones])];
    await tx.query(addTasks, [
      boardId,
      tasks.map(idOf),
      tasks.map((number) => (milestones.has(number) ? 'milestone' : 'task')),
      tasks.map((number) => rankOf.get(number) ?? null),
    ]);
    await tx.query(addDependencies, [
      boardId,
      chart.dependencies.map(({ task }) => idOf(task)),
      chart.dependencies.map(({ dependsOn }) => idOf(dependsOn)),
      chart.dependencies.map(({ type }) => type),
      chart.dependencies.map(({ lagDays }) => lagDays),
    ]);
  }
}
