import { Injectable } from '@nestjs/common';
import {
  ValidationError,
  type TaskKind,
  type UpdateGanttTaskDto,
  requireVersion,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import { Shares } from '@kiban/http-kit';
import type { Executor, Transaction } from '@kiban/persistence';
import { dayOf, isReversed, PastLastDayError, pushLater, type Span } from '@kiban/schedule';
import { BoardChanges } from '../../events/board-changes.js';
import { changesOf } from '../../events/changes.js';
import { recordEvent, type Changes } from '../../events/record-event.js';
import { WaitingLine } from '../../fairness/waiting-line.js';
import { parentVersion } from '../../order/order-versions.js';
import { lockCards } from '../../store/cards/card-locks.js';
import { CardsRepository } from '../../store/cards/cards.repository.js';
import { requireActiveCard, type Card } from '../../store/cards/domain/card.js';
import { ListsRepository } from '../../store/lists/lists.repository.js';
import { CascadeRepository } from '../data/cascade.repository.js';
import { GanttRepository } from '../data/gantt.repository.js';

/** Cascades may lock and write thousands of cards; this limit leaves connections of the pool for other work. */
const CASCADES_MAX = { principal: 1, workspace: 2, process: 4 } as const;
const WAITING_OF_WORKSPACE_MAX = 16;

interface TaskState extends Span {
  progress: number | null;
  kind: TaskKind;
}

/** A task that the cascade moved as well. */
interface PushedTask {
  id: number;
  listId: number;
  from: Span;
  to: Span;
}

/** Updates a task. Its span is stored only as the card's start and due date. */
@Injectable()
export class UpdateTask {
  private readonly line = new WaitingLine(new Shares('cascades', CASCADES_MAX), {
    ofWorkspace: WAITING_OF_WORKSPACE_MAX,
  });

  constructor(
    private readonly changes: BoardChanges,
    private readonly cards: CardsRepository,
    private readonly lists: ListsRepository,
    private readonly gantt: GanttRepository,
    private readonly cascades: CascadeRepository,
  ) {}

  /** @throws TooManyRequestsError if the workspace has too many queued cascades */
  execute(
    caller: Caller,
    cardId: number,
    request: UpdateGanttTaskDto,
    expected: ExpectedVersions,
  ): Promise<object> {
    const update = (): Promise<object> => this.update(caller, cardId, request, expected);
    return request.cascade === 'push' ? this.line.run(caller, update) : update();
  }

  private update(
    caller: Caller,
    cardId: number,
    request: UpdateGanttTaskDto,
    expected: ExpectedVersions,
  ): Promise<object> {
    const { cascade = 'none', start, end, progress, kind } = request;
    return this.changes.run(async (tx) => {
      const card = await this.lock(tx, caller, cardId, cascade === 'push');
      requireVersion(expected, card.version);
      requireActiveCard(card);
      const before: TaskState = {
        start: card.startDate,
        end: card.dueDate,
        progress: card.progress,
        kind: (await this.gantt.place(tx, cardId)).kind,
      };
      const changes = changesOf(before, { start, end, progress, kind });
      const after = merged(before, request);
      requireTaskSpan(after);
      const moved = cascade === 'push' ? await this.push(tx, card, after) : [];
      if (changes || moved.length > 0) {
        await this.gantt.setSpan(tx, cardId, after);
        if (after.kind !== before.kind) await this.gantt.setKind(tx, cardId, card.boardId, after.kind);
        const cardVersion = await this.cards.touch(tx, card);
        await this.record(tx, caller, card, after, {
          changes: { ...changes, ...movedChanges(moved), ...parentVersion('cardVersion', cardVersion) },
          moved,
        });
      }
      const task = await this.gantt.task(tx, cardId);
      return {
        ...(JSON.parse(task.json) as object),
        moved: moved.map(({ id, to }) => ({ id, start: to.start, end: to.end })),
      };
    });
  }

  private async lock(tx: Executor, caller: Caller, cardId: number, isCascade: boolean): Promise<Card> {
    if (!isCascade) return this.cards.lock(tx, caller, cardId);
    // A cascade may reach every list of the board; all are locked in id order.
    const { boardId } = await this.cards.read(tx, caller, cardId);
    await lockCards(tx, await this.cascades.tasks(tx, cardId));
    await this.lists.lockAll(tx, boardId);
    return this.cards.lock(tx, caller, cardId);
  }

  private async push(tx: Executor, card: Card, after: Span): Promise<PushedTask[]> {
    const dependencies = await this.cascades.dependencies(tx, card.id);
    const tasks = await this.cascades.spans(tx, dependencies);
    const byId = new Map(tasks.map((task) => [task.id, task]));
    const spans = new Map<number, Span>(byId).set(card.id, after);
    const moved: PushedTask[] = [];
    for (const [id, to] of pushedLater(spans, dependencies, card.id)) {
      const task = byId.get(id);
      if (task) moved.push({ id, listId: task.listId, from: { start: task.start, end: task.end }, to });
    }
    await this.cascades.move(tx, moved);
    return moved;
  }

  private async record(
    tx: Transaction,
    caller: Caller,
    card: Card,
    task: TaskState,
    { changes, moved }: { changes: Changes; moved: readonly PushedTask[] },
  ): Promise<void> {
    await recordEvent(tx, caller, {
      kind: 'gantt.update',
      boardId: card.boardId,
      cardId: card.id,
      listIds: [...new Set([card.listId, ...moved.map(({ listId }) => listId)])],
      data: { id: card.id, title: card.title, listName: card.listName, ...task },
      changes,
    });
  }
}

/** @throws ValidationError if a task would move past the last day of the date format */
function pushedLater(...plan: Parameters<typeof pushLater>): Map<number, Span> {
  try {
    return pushLater(...plan);
  } catch (error) {
    if (!(error instanceof PastLastDayError)) throw error;
    throw new ValidationError('cascade', 'span', `${error.message.slice(0, -1)}; send an earlier date.`);
  }
}

function merged(before: TaskState, request: UpdateGanttTaskDto): TaskState {
  return {
    start: request.start === undefined ? before.start : request.start,
    end: request.end === undefined ? before.end : request.end,
    progress: request.progress === undefined ? before.progress : request.progress,
    kind: request.kind ?? before.kind,
  };
}

function requireTaskSpan({ start, end, kind }: TaskState): void {
  if (start === null || end === null) return;
  if (isReversed(start, end))
    throw new ValidationError('end', 'span', 'end must not be before start; it is the last day of the task.');
  if (kind === 'milestone' && dayOf(end) !== dayOf(start))
    throw new ValidationError('end', 'span', 'start and end of a milestone must be the same day.');
}

function movedChanges(moved: readonly PushedTask[]): Changes {
  if (moved.length === 0) return {};
  return {
    moved: {
      from: moved.map(({ id, from }) => ({ id, ...from })),
      to: moved.map(({ id, to }) => ({ id, ...to })),
    },
  };
}
