import { ApiError, requireSuccess } from '../api/api-error.js';
import { isRepeated } from '../api/api-port.js';
import type { BoardStore } from './board-store.js';
import type { ChartTask, TaskDependency } from './entities.js';
import { DONE, type RulesOf } from './queued-command.js';
import { textOf } from './store-text.js';

export const createDependencyRules: RulesOf<'dependency.create'> = {
  title: ({ cardId, dependsOn }, store) =>
    textOf('createDependency', titleOf(cardId, store), titleOf(dependsOn, store)),
  prepare: (_, __, newId) => ({ newIds: [newId()] }),
  overlay: ({ command: { cardId, dependsOn, type, lagDays }, newIds: [id = 0] = [] }) => ({
    tasks: new Map([
      [
        cardId,
        (task: ChartTask) => ({
          ...task,
          dependencies: [
            ...task.dependencies.filter((one) => one.dependsOn !== dependsOn),
            { id, dependsOn, type, lagDays },
          ],
        }),
      ],
    ]),
  }),
  send: async ({ command: { cardId, dependsOn, type, lagDays } }, sender) => {
    const id = sender.idOf(cardId);
    const body = { dependsOn: sender.idOf(dependsOn), type, lagDays };
    const response = await sender.write('create', 'POST', `/gantt/tasks/${id}/dependencies`, { body });
    const made = requireSuccess(response).body as TaskDependency;
    if (!isRepeated(response)) sender.onDone((base) => base.chart.putDependency(id, made));
    return DONE;
  },
  undo: ({ command: { cardId, dependsOn } }) => [
    {
      command: { kind: 'dependency.delete', cardId, dependsOn },
      isCurrent: (now) => dependencyOf(now, cardId, dependsOn) !== undefined,
    },
  ],
};

export const deleteDependencyRules: RulesOf<'dependency.delete'> = {
  title: ({ cardId, dependsOn }, store) =>
    textOf('deleteDependency', titleOf(cardId, store), titleOf(dependsOn, store)),
  prepare: ({ cardId, dependsOn }, store) => ({ before: dependencyOf(store, cardId, dependsOn)?.id }),
  overlay: ({ command: { cardId, dependsOn } }) => ({
    tasks: new Map([
      [
        cardId,
        (task: ChartTask) => ({
          ...task,
          dependencies: task.dependencies.filter((one) => one.dependsOn !== dependsOn),
        }),
      ],
    ]),
  }),
  send: async ({ command: { cardId, dependsOn }, before }, sender) => {
    const { idOf, store } = sender;
    const id = idOf(cardId);
    const { dependencies } = store.base.chart.task(id);
    const known = dependencies.find((one) => one.dependsOn === idOf(dependsOn))?.id ?? Number(before);
    // One that was never created has a temporary id.
    if (!(known > 0)) return DONE;
    await sender.write('delete', 'DELETE', `/gantt/tasks/${id}/dependencies/${known}`).catch(requireGone);
    sender.onDone((base) => base.chart.removeDependency(id, known));
    return DONE;
  },
  undo: ({ command: { cardId, dependsOn } }, store) => {
    const dependency = dependencyOf(store, cardId, dependsOn);
    if (!dependency) return [];
    const { type, lagDays } = dependency;
    return [
      {
        command: { kind: 'dependency.create', cardId, dependsOn, type, lagDays },
        isCurrent: (now) => dependencyOf(now, cardId, dependsOn) === undefined,
      },
    ];
  },
};

/** Another client removed the dependency first. */
function requireGone(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}

const dependencyOf = (store: BoardStore, cardId: number, dependsOn: number): TaskDependency | undefined =>
  store.task(cardId).dependencies.find((one) => one.dependsOn === store.idOf(dependsOn));

const titleOf = (cardId: number, store: BoardStore): string => store.card(cardId)?.title ?? '';
