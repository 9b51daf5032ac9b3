import type { components } from '@kiban/client';
import { PastLastDayError, pushLater } from '@kiban/schedule';
import { requireSuccess } from '../api/api-error.js';
import type { ApiResponse } from '../api/api-port.js';
import type { CommandOutcome, TaskChange } from './board-command.js';
import type { BoardStore } from './board-store.js';
import { planOf } from './chart-plan.js';
import type { Card, ChartTask } from './entities.js';
import { cardsOverlay } from './overlay.js';
import { DONE, type CommandSender, type MovedTask, type Queued, type RulesOf } from './queued-command.js';
import { isOutdated } from './responses.js';
import { isSameValue } from './same-value.js';
import { textOf } from './store-text.js';

type UpdatedTask = components['schemas']['UpdatedGanttTask'];
/** The part of a change that the card holds. */
type CardPart = Pick<TaskChange, 'startDate' | 'dueDate' | 'progress'>;

/** Changes a task. What the cascade moved is shown immediately, by the rule of the API; the response has the truth. */
export const updateTaskRules: RulesOf<'task.update'> = {
  title: ({ cardId }, store) => textOf('updateTask', store.card(cardId)?.title ?? ''),
  prepare: ({ cardId, change, cascade }, store) => {
    const card = store.card(cardId);
    return {
      before: card && valuesOf(card, change),
      moved: card && cascade === 'push' ? cascadeOf(store, cardId, { ...card, ...change }).moved : [],
    };
  },
  overlay: ({ command: { cardId, change }, moved = [] }) => {
    const { kind, ...dates } = change;
    const cards = new Map(cardsOverlay([cardId], (card) => ({ ...card, ...dates })).cards);
    for (const { id, startDate, dueDate } of moved)
      cards.set(id, (card) => ({ ...card, startDate, dueDate }));
    return {
      cards,
      ...(kind === undefined ? {} : { tasks: new Map([[cardId, (task: ChartTask) => ({ ...task, kind })]]) }),
    };
  },
  send: sendUpdate,
  undo: ({ command: { cardId, change }, moved = [] }, store) => {
    const card = store.card(cardId);
    if (!card) return [];
    let made = change;
    const before: TaskChange = {
      ...valuesOf(card, change),
      ...(change.kind === undefined ? {} : { kind: store.task(cardId).kind }),
    };
    const own = {
      command: { kind: 'task.update', cardId, change: before, cascade: 'none' },
      isCurrent: (now: BoardStore) => hasValues(now, cardId, made),
      settle: (now: BoardStore) => {
        const current = now.servedCard(cardId);
        if (current) made = { ...change, ...valuesOf(current, change) };
      },
    } as const;
    return [own, ...moved.flatMap((task) => undoOfMoved(task, store))];
  },
};

function undoOfMoved({ id, ...to }: MovedTask, store: BoardStore): ReturnType<typeof updateTaskRules.undo> {
  const card = store.card(id);
  if (!card) return [];
  const { startDate, dueDate } = card;
  return [
    {
      command: { kind: 'cards.change', edits: [{ cardId: id, set: { startDate, dueDate } }] },
      isCurrent: (now) => hasValues(now, id, to),
    },
  ];
}

/** What the API will do to other tasks with a change. */
export interface Cascade {
  readonly moved: readonly MovedTask[];
  /** The task that would leave the calendar; the API will refuse the change for it. */
  readonly tooFar: number | null;
}

/** The tasks that the API will move with a change; none where it will refuse the change. */
export function cascadeOf(
  store: BoardStore,
  cardId: number,
  { startDate: start, dueDate: end }: Pick<Card, 'startDate' | 'dueDate'>,
  { spans, dependencies } = planOf(store),
): Cascade {
  const id = store.idOf(cardId);
  try {
    const pushed = pushLater(new Map(spans).set(id, { start, end }), dependencies, id);
    const moved = [...pushed].map(([task, span]) => ({ id: task, startDate: span.start, dueDate: span.end }));
    return { moved, tooFar: null };
  } catch (error) {
    if (error instanceof PastLastDayError) return { moved: [], tooFar: error.taskId };
    throw error;
  }
}

/** Sends with If-Match. A newer card whose changed values are as before is the base of a second request. */
async function sendUpdate(
  { command: { cardId, change, cascade }, before }: Queued<'task.update'>,
  sender: CommandSender,
): Promise<CommandOutcome> {
  const id = sender.idOf(cardId);
  const known = (before ?? {}) as CardPart;
  let theirs = sender.store.base.cards.get(id) ?? (await sender.refreshCard(id));
  for (;;) {
    const sent = new Map(sender.store.base.cards);
    try {
      const options = { body: { ...bodyOf(change), cascade }, ifMatch: theirs.version };
      const response = await sender.write(`task-${theirs.version}`, 'PATCH', `/gantt/tasks/${id}`, options);
      takeTask(sender, response, sent);
      return DONE;
    } catch (error) {
      if (!isOutdated(error)) throw error;
    }
    theirs = await sender.refreshCard(id);
    const current = valuesOf(theirs, change);
    if (keysOf(change).some((key) => isTouched(current[key], known[key], change[key])))
      return {
        ok: false,
        code: 'conflict',
        sentence: textOf('spanConflict'),
        conflict: { mine: change, theirs: current },
      };
  }
}

const isTouched = (theirs: unknown, before: unknown, mine: unknown): boolean =>
  !isSameValue(theirs, before) && !isSameValue(theirs, mine);

function bodyOf({ startDate, dueDate, ...others }: TaskChange): object {
  return {
    ...(startDate === undefined ? {} : { start: startDate }),
    ...(dueDate === undefined ? {} : { end: dueDate }),
    ...others,
  };
}

/** @param sent the cards when the request was made: one that changed since may be newer than the response */
function takeTask(sender: CommandSender, response: ApiResponse, sent: ReadonlyMap<number, Card>): void {
  const task = requireSuccess(response).body as UpdatedTask;
  const { id, start: startDate, end: dueDate, progress, version, moved } = task;
  sender.onDone((base) => {
    base.chart.put(task);
    const isAsSent = (cardId: number): boolean => base.cards.get(cardId) === sent.get(cardId);
    if (isAsSent(id)) base.changeCard(id, { startDate, dueDate, progress, version });
    for (const { id: movedId, start, end } of moved)
      if (isAsSent(movedId)) base.changeCard(movedId, { startDate: start, dueDate: end });
  });
}

const keysOf = (change: TaskChange): (keyof CardPart)[] =>
  (['startDate', 'dueDate', 'progress'] as const).filter((key) => change[key] !== undefined);

const valuesOf = (card: Card, change: TaskChange): CardPart =>
  Object.fromEntries(keysOf(change).map((key) => [key, card[key]]));

function hasValues(store: BoardStore, cardId: number, change: TaskChange): boolean {
  const card = store.card(cardId);
  if (!card || (change.kind !== undefined && store.task(cardId).kind !== change.kind)) return false;
  return keysOf(change).every((key) => isSameValue(card[key], change[key]));
}
