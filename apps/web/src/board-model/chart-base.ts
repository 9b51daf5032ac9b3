import type { ChartTask, GanttTask, StoreTopic, TaskDependency } from './entities.js';

/** Versions of the card at which the parts were last observed. A change of one part says nothing of the others. */
interface KnownTask extends ChartTask {
  readonly kindVersion: number;
  /** Ranks that the API makes for all tasks leave the version as it is. */
  readonly positionVersion: number;
  /** Of the last response with all dependencies of the task. */
  readonly dependenciesVersion: number;
}

/** A task that was never changed in the chart. */
const UNTOUCHED: KnownTask = {
  kind: 'task',
  dependencies: [],
  position: null,
  version: 0,
  kindVersion: 0,
  positionVersion: 0,
  dependenciesVersion: 0,
};

/**
 * What the chart of a board has beside its cards, according to the API. Of two observations of one part of a task (its kind, its
 * position, each dependency), the one with the greater version of its card wins.
 */
export class ChartBase {
  private readonly tasks = new Map<number, KnownTask>();
  /** All dependencies that were ever known, with the version of the card at their last event: their creation is not applied again. */
  private readonly seen = new Map<number, number>();
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
    for (const task of tasks) {
      this.put(task);
      const { id, position, version } = task;
      if (version >= this.known(id).positionVersion) this.set(id, { position, positionVersion: version });
    }
  }

  /** Applies what a response says of a task beside its position. */
  put({ id, kind, dependencies, version }: GanttTask): void {
    const known = this.known(id);
    if (version >= known.kindVersion) this.set(id, { kind, kindVersion: version });
    if (version < known.dependenciesVersion) return;
    const isLater = (one: TaskDependency): boolean => (this.seen.get(one.id) ?? 0) > version;
    const listed = new Set(dependencies.map((one) => one.id));
    const held = new Set(known.dependencies.map((one) => one.id));
    this.set(id, {
      dependencies: [
        ...dependencies.filter((one) => held.has(one.id) || !isLater(one)),
        ...known.dependencies.filter((one) => !listed.has(one.id) && isLater(one)),
      ],
      dependenciesVersion: version,
    });
  }

  /** @param version of the card with the position; undefined for one that is only expected */
  place(id: number, position: string | null, version?: number): void {
    const { positionVersion } = this.known(id);
    if (version !== undefined && version <= positionVersion) return;
    this.set(id, { position, positionVersion: version ?? positionVersion });
  }

  /** @param version of the card with the kind; undefined where it is unknown */
  setKind(id: number, kind: ChartTask['kind'], version?: number): void {
    const { kindVersion } = this.known(id);
    if (version !== undefined && version <= kindVersion) return;
    this.set(id, { kind, kindVersion: version ?? kindVersion });
  }

  /** @param version of the card with the dependency; undefined where it is unknown */
  addDependency(id: number, dependency: TaskDependency, version?: number): void {
    if (!this.observe(id, dependency.id, version)) return;
    const others = this.task(id).dependencies.filter((one) => one.id !== dependency.id);
    this.set(id, { dependencies: [...others, dependency], ...(version !== undefined && { version }) });
  }

  /** Applies the response of a creation. It has no version: where the event came first, the dependency may have ended since. */
  putDependency(id: number, dependency: TaskDependency): void {
    if (!this.seen.has(dependency.id)) this.addDependency(id, dependency);
  }

  /** @param version of the card without the dependency; undefined where it is unknown */
  removeDependency(id: number, dependencyId: number, version?: number): void {
    if (!this.observe(id, dependencyId, version)) return;
    const dependencies = this.task(id).dependencies.filter((one) => one.id !== dependencyId);
    this.set(id, { dependencies, ...(version !== undefined && { version }) });
  }

  /** @param version of the card when it left the board, or was deleted */
  removeTask(id: number, version: number): void {
    this.left.set(id, version);
    const versions = { kindVersion: version, positionVersion: version, dependenciesVersion: version };
    this.set(id, { ...UNTOUCHED, ...versions });
    for (const [other, { dependencies }] of this.tasks)
      if (dependencies.some(({ dependsOn }) => dependsOn === id)) this.set(other, { dependencies });
  }

  /** @returns whether an event or response of one dependency is newer than what is known of it */
  private observe(id: number, dependencyId: number, version?: number): boolean {
    const seen = this.seen.get(dependencyId) ?? 0;
    if (version !== undefined && version <= Math.max(seen, this.known(id).dependenciesVersion)) return false;
    this.seen.set(dependencyId, version ?? seen);
    return true;
  }

  private known(id: number): KnownTask {
    return this.tasks.get(id) ?? UNTOUCHED;
  }

  private set(id: number, change: Partial<KnownTask>): void {
    const known = this.known(id);
    const task = { ...known, ...change };
    const dependencies = task.dependencies.filter(({ dependsOn }) => !this.left.has(dependsOn));
    for (const { id: known } of dependencies) this.seen.set(known, this.seen.get(known) ?? 0);
    const { kindVersion, positionVersion, dependenciesVersion } = task;
    const version = Math.max(known.version, task.version, kindVersion, positionVersion, dependenciesVersion);
    this.tasks.set(id, { ...task, dependencies, version });
    this.dirty.add('chart');
  }
}
