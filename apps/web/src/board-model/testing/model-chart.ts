import { cyclePath, pushLater, type Dependency, type Span } from '@kiban/schedule';
import { compareRanks, ranksBetween } from '../card-order.js';
import type { BoardEvent, Card, ChartTask, GanttTask, TaskDependency } from '../entities.js';
import { ModelError, type Actor, type Anchor } from './model-call.js';

export interface TaskUpdate {
  readonly start?: string | null;
  readonly end?: string | null;
  readonly progress?: number | null;
  readonly kind?: ChartTask['kind'];
  readonly cascade?: 'none' | 'push';
}

type Stored = Omit<ChartTask, 'version'>;

const UNTOUCHED: Stored = { kind: 'task', dependencies: [], position: null };

/** What the chart uses of its board. */
export interface ChartBoard {
  shownCards(): Card[];
  /** @throws ModelError */
  card(id: number): Card;
  /** @throws ModelError also for an archived card */
  openCard(id: number): Card;
  record(actor: Actor, event: string, card: Card, changes: unknown, data?: unknown): void;
}

/** The chart of a model board: the same kinds, ranks, dependencies, cascades and events as the API has. */
export class ModelChart {
  private readonly stored = new Map<number, Stored>();
  private lastId = 900;

  constructor(private readonly board: ChartBoard) {}

  read(): GanttTask[] {
    const tasks = this.board.shownCards().map(({ id }) => this.task(id));
    const ranked = tasks.filter((task): task is GanttTask & { position: string } => task.position !== null);
    return [...ranked.sort(compareRanks), ...tasks.filter(({ position }) => position === null)];
  }

  task(id: number): GanttTask {
    const { number, url, title, listId, listName, startDate, dueDate, progress, version } =
      this.board.card(id);
    const own = {
      id,
      cardId: id,
      number,
      url,
      title,
      listId,
      listName,
      start: startDate,
      end: dueDate,
      progress,
      version,
    };
    return structuredClone({ ...own, ...this.of(id) });
  }

  update(actor: Actor, id: number, { cascade, kind, ...given }: TaskUpdate): GanttTask & { moved: object[] } {
    const card = this.board.openCard(id);
    const known = this.of(id);
    const before = { start: card.startDate, end: card.dueDate, progress: card.progress, kind: known.kind };
    const after = { ...before, ...given, ...(kind && { kind }) };
    if (after.start !== null && after.end !== null && after.end < after.start)
      throw new ModelError(422, 'validation');
    const moved = cascade === 'push' ? this.push(id, after) : { from: [], to: [] };
    const changes: NonNullable<BoardEvent['changes']> = {};
    for (const key of Object.keys(before) as (keyof typeof before)[])
      if (before[key] !== after[key]) changes[key] = { from: before[key], to: after[key] };
    if (moved.to.length > 0) changes['moved'] = moved;
    if (Object.keys(changes).length > 0) {
      Object.assign(card, { startDate: after.start, dueDate: after.end, progress: after.progress });
      this.stored.set(id, { ...known, kind: after.kind });
      this.board.record(actor, 'gantt.update', card, changes, { id, title: card.title, ...after });
    }
    return { ...this.task(id), moved: moved.to };
  }

  reorder(actor: Actor, id: number, anchor: Anchor): GanttTask {
    const card = this.board.openCard(id);
    // A refused request ranks nothing.
    indexOf(this.read(), anchor);
    const before = this.of(id).position;
    const unranked = this.read().filter(({ position }) => position === null);
    const lastRank = this.ranked().at(-1)?.position ?? null;
    const ranks = ranksBetween(lastRank, null, unranked.length);
    for (const [at, task] of unranked.entries()) this.rank(task.id, ranks[at] ?? '');
    const others = this.ranked().filter((task) => task.id !== id);
    const index = indexOf(others, anchor);
    const [below, above] = [others[index - 1]?.position ?? null, others[index]?.position ?? null];
    const isInPlace = before !== null && (below ?? '') < before && (above === null || before < above);
    if (isInPlace && unranked.length === 0) return this.task(id);
    const to = isInPlace ? before : (ranksBetween(below, above, 1)[0] ?? '');
    this.rank(id, to);
    const changes = {
      position: { from: before, to },
      ...(unranked.length > 0 && { respaced: { from: false, to: true } }),
    };
    this.board.record(actor, 'gantt.reorder', card, changes, { id, title: card.title, position: to });
    return this.task(id);
  }

  link(actor: Actor, taskId: number, dependency: Omit<TaskDependency, 'id'>): TaskDependency {
    const card = this.board.openCard(taskId);
    this.board.card(dependency.dependsOn);
    const known = this.of(taskId);
    if (known.dependencies.some(({ dependsOn }) => dependsOn === dependency.dependsOn))
      throw new ModelError(409, 'conflict');
    if (taskId === dependency.dependsOn || cyclePath(this.edges(), taskId, dependency.dependsOn))
      throw new ModelError(409, 'dependency_cycle');
    const made = { ...dependency, id: ++this.lastId };
    this.stored.set(taskId, { ...known, dependencies: [...known.dependencies, made] });
    this.board.record(actor, 'dependency.create', card, undefined, { taskId, ...made });
    return made;
  }

  unlink(actor: Actor, taskId: number, id: number): void {
    const card = this.board.openCard(taskId);
    const known = this.of(taskId);
    const gone = known.dependencies.find((one) => one.id === id);
    if (!gone) throw new ModelError(404, 'not_found');
    this.stored.set(taskId, { ...known, dependencies: known.dependencies.filter((one) => one !== gone) });
    this.board.record(actor, 'dependency.delete', card, undefined, { taskId, ...gone });
  }

  /** The card left the board, or was deleted: its place and all its dependencies go, without an event for each. */
  detach(id: number): void {
    this.stored.delete(id);
    for (const [other, task] of this.stored)
      this.stored.set(other, {
        ...task,
        dependencies: task.dependencies.filter(({ dependsOn }) => dependsOn !== id),
      });
  }

  private push(id: number, to: Span): { from: object[]; to: object[] } {
    const spans = new Map<number, Span>(
      this.board.shownCards().map(({ id: other, startDate: start, dueDate: end }) => [other, { start, end }]),
    );
    const moved = [...pushLater(new Map(spans).set(id, to), this.edges(), id)];
    for (const [other, { start, end }] of moved) {
      const card = this.board.card(other);
      Object.assign(card, { startDate: start, dueDate: end, version: card.version + 1 });
    }
    return {
      from: moved.map(([other]) => ({ id: other, ...spans.get(other) })),
      to: moved.map(([other, span]) => ({ id: other, ...span })),
    };
  }

  private edges(): Dependency[] {
    return [...this.stored].flatMap(([taskId, { dependencies }]) =>
      dependencies.map((one) => ({ ...one, taskId })),
    );
  }

  private ranked(): { id: number; position: string }[] {
    return [...this.stored]
      .flatMap(([id, { position }]) => (position === null ? [] : [{ id, position }]))
      .sort(compareRanks);
  }

  private rank(id: number, position: string): void {
    this.stored.set(id, { ...this.of(id), position });
  }

  private of(id: number): Stored {
    return this.stored.get(id) ?? UNTOUCHED;
  }
}

function indexOf(ids: readonly { id: number }[], { after, before, position }: Anchor): number {
  if ((after ?? before) === undefined) return position === 'first' ? 0 : ids.length;
  const at = ids.findIndex(({ id }) => id === (after ?? before));
  if (at < 0) throw new ModelError(409, 'anchor_gone');
  return after === undefined ? at : at + 1;
}
