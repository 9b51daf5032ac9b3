import { requireSuccess } from '../api/api-error.js';
import { chartOrder } from './chart-plan.js';
import { ranksBetween } from './card-order.js';
import type { ChartTask, GanttTask } from './entities.js';
import { anchorsOf, placeIn, preparePlace, withAnchors } from './placement.js';
import { DONE, type RulesOf } from './queued-command.js';
import { textOf } from './store-text.js';

/** Moves a task to another place in the chart. The first move gives every task a rank, as the API does. */
export const moveTaskRules: RulesOf<'task.move'> = {
  title: ({ cardId }, store) => textOf('moveTask', store.card(cardId)?.title ?? ''),
  prepare: ({ cardId, place }, store) => {
    const ids = chartOrder(store);
    const ranks = ids.flatMap((id) => store.task(id).position ?? []);
    const unranked = ids.slice(ranks.length);
    const made = ranksBetween(ranks.at(-1) ?? null, null, unranked.length);
    const taskRanks = unranked.map((id, index) => [id, made[index] ?? ''] as const);
    const rankById = new Map(taskRanks);
    const id = store.idOf(cardId);
    const prepared = preparePlace(
      ids.filter((one) => one !== id),
      place,
      1,
      (one) => {
        const position = store.task(one).position ?? rankById.get(one);
        return position === undefined ? undefined : { position };
      },
    );
    return { ...prepared, taskRanks };
  },
  overlay: ({ command: { cardId }, ranks: [rank = ''] = [], taskRanks = [] }) => {
    const ranked = (position: string) => (task: ChartTask) => ({ ...task, position });
    const others = taskRanks.map(
      ([id, position]) =>
        [id, (task: ChartTask) => ({ ...task, position: task.position ?? position })] as const,
    );
    return { tasks: new Map([...others, [cardId, ranked(rank)] as const]) };
  },
  send: async (queued, sender) => {
    const { cardId, place } = queued.command;
    const path = `/gantt/tasks/${sender.idOf(cardId)}/reorder`;
    const { response } = await withAnchors(anchorsOf(place, queued, sender.idOf), (anchor, attempt) =>
      sender.write(`move-${attempt}`, 'POST', path, { body: anchor }),
    );
    const task = requireSuccess(response).body as GanttTask;
    sender.onDone((base) => {
      for (const [id, position] of queued.taskRanks ?? [])
        if (base.chart.task(id).position === null) base.chart.place(id, position);
      base.chart.place(task.id, task.position, task.version);
      base.chart.put(task);
    });
    return DONE;
  },
  undo: ({ command: { cardId }, ranks: [rank] = [] }, store) => {
    let position: string | null | undefined = rank;
    return [
      {
        command: { kind: 'task.move', cardId, place: placeIn(chartOrder(store), store.idOf(cardId)) },
        isCurrent: (now) => now.task(cardId).position === position,
        settle: (now) => (position = now.base.chart.task(now.idOf(cardId)).position),
      },
    ];
  },
};
