import type { ChartTask, GanttTask, StoreTopic, TaskDependency } from './entities.js';

interface KnownTask extends ChartTask {
  /** Of the card, when the position was observed. Ranks that the API makes for all tasks leave the version as it is. */
  readonly positionVersion: number;
}

/** A task that was never changed in the chart. */
const UNTOUCHED: KnownTask = {
  kind: 'task',
  dependencies: [],
  position: null,
  version: 0,
  positionVersion: 0,
};

/**
 * What the chart of a board has beside its cards, according to the API. Of two observations of a task, the one with the
 * greater version of its card wins.
 */
export class ChartBase {
  private readonly tasks = new Map<number, KnownTask>();
  /** Ids of all dependencies that were ever known: their creation is not applied again. */
  private readonly seen = new Set<number>();
  /** Cards that left the board, with their versions then. Their places and all dependencies on them ended. */
  private readonly left = new Map<number, number>();
  private isWhole = false;

  constructor(private readonly dirty: Set<StoreTopic>) {}

  /** Whether the chart was read; before, tasks are known only from events and responses. */
  get isRead(): boolean {
    return this.isWhole;
  }

  task(id: number): ChartTask {
    return this.known(id);
  }

  /** Whether the card left the board. What it has in the chart since its return is not in its events. */
  hasLeft(id: number): boolean {
    return this.left.has(id);
  }

  /** Applies a response with the whole chart, which is newer than the one before. */
  read(tasks: readonly GanttTask[]): void {
    this.isWhole = true;
    this.dirty.add('chart');
    for (const { id, version } of tasks) if (version > (this.left.get(id) ?? version)) this.left.delete(id);
    for (const { id, kind, dependencies, position, version } of tasks) {
      const known = this.known(id);
      this.set(id, {
        ...known,
        ...(version >= known.version && { kind, dependencies, version }),
        ...(version >= known.positionVersion && { position, positionVersion: version }),
      });
    }
  }

  /** Applies what a response says of a task beside its position. */
  put({ id, kind, dependencies, version }: GanttTask): void {
    this.change(id, { kind, dependencies }, version);
  }

  /** @param version of the card with the position; undefined for one that is only expected */
  place(id: number, position: string | null, version?: number): void {
    const known = this.known(id);
    if (version !== undefined && version <= known.positionVersion) return;
    this.set(id, { ...known, position, positionVersion: version ?? known.positionVersion });
  }

  /** @param version of the card with the change; undefined where it is unknown */
  change(id: number, change: Partial<Pick<ChartTask, 'kind' | 'dependencies'>>, version?: number): void {
    const known = this.known(id);
    if (version !== undefined && version <= known.version) return;
    this.set(id, { ...known, ...change, version: version ?? known.version });
  }

  addDependency(id: number, dependency: TaskDependency, version?: number): void {
    const others = this.task(id).dependencies.filter((one) => one.id !== dependency.id);
    this.change(id, { dependencies: [...others, dependency] }, version);
    this.seen.add(dependency.id);
  }

  /** Applies the response of a creation. It has no version: where the event came first, the dependency may have ended since. */
  putDependency(id: number, dependency: TaskDependency): void {
    if (!this.seen.has(dependency.id)) this.addDependency(id, dependency);
  }

  removeDependency(id: number, dependencyId: number, version?: number): void {
    const dependencies = this.task(id).dependencies.filter((one) => one.id !== dependencyId);
    this.change(id, { dependencies }, version);
  }

  /** @param version of the card when it left the board, or was deleted */
  removeTask(id: number, version: number): void {
    this.left.set(id, version);
    this.set(id, { ...UNTOUCHED, version, positionVersion: version });
    for (const [other, task] of this.tasks)
      if (task.dependencies.some(({ dependsOn }) => dependsOn === id)) this.set(other, task);
  }

  private known(id: number): KnownTask {
    return this.tasks.get(id) ?? UNTOUCHED;
  }

  private set(id: number, task: KnownTask): void {
    const dependencies = task.dependencies.filter(({ dependsOn }) => !this.left.has(dependsOn));
    for (const dependency of dependencies) this.seen.add(dependency.id);
    this.tasks.set(id, { ...task, dependencies });
    this.dirty.add('chart');
  }
}
