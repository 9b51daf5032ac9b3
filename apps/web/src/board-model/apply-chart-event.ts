import type { ChartBase } from './chart-base.js';
import type { BoardEvent, ChartTask, TaskDependency } from './entities.js';
import { changeOf } from './event-change.js';

/**
 * Applies what an event says of the chart beside the cards.
 * @returns whether the chart must be read again
 */
export function applyChartEvent(chart: ChartBase, event: BoardEvent, id: number): boolean {
  const version = changeOf<number>(event, 'cardVersion')?.to;
  const dependency = event.data as unknown as TaskDependency;
  switch (event.event) {
    case 'gantt.update': {
      const kind = changeOf<ChartTask['kind']>(event, 'kind')?.to;
      if (kind !== undefined) chart.setKind(id, kind, version);
      return false;
    }
    case 'gantt.reorder':
      chart.place(id, changeOf<string>(event, 'position')?.to ?? null, version);
      return changeOf(event, 'respaced') !== undefined;
    case 'dependency.create': {
      const { id: dependencyId, dependsOn, type, lagDays } = dependency;
      chart.addDependency(id, { id: dependencyId, dependsOn, type, lagDays }, version);
      return false;
    }
    case 'dependency.delete':
      chart.removeDependency(id, dependency.id, version);
      return false;
    case 'card.leave':
      // A response came first in which the card is back already: it lost its place in between.
      return version !== undefined && version < chart.task(id).version;
    default:
      // It may have got its rank and its dependencies while it was not on the board.
      return event.event === 'card.restore' || (event.event === 'card.move' && chart.hasLeft(id));
  }
}
