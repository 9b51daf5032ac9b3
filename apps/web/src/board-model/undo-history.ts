import type { BoardCommand, CommandOutcome } from './board-command.js';
import type { BoardStore } from './board-store.js';
import type { CommandLog, RunCommand } from './command-log.js';
import type { UndoStep } from './queued-command.js';
import { textOf, type StoreText } from './store-text.js';

/** Further commands; they get the temporary ids of what the first one creates. */
export type CommandsOfNew = (newIds: readonly number[]) => readonly BoardCommand[];

interface HistoryEntry {
  readonly title: StoreText;
  readonly steps: readonly UndoStep[];
}

const ENTRIES_MAX = 100;

/** What this tab did, to undo and redo. */
export class UndoHistory {
  private readonly done: HistoryEntry[] = [];
  private readonly undone: HistoryEntry[] = [];

  constructor(
    private readonly store: BoardStore,
    private readonly log: CommandLog,
  ) {}

  /** @param others belong to the command: they are one step with it */
  run(command: BoardCommand, others: CommandsOfNew = () => []): Promise<CommandOutcome> {
    this.undone.length = 0;
    const first = this.log.run(command);
    const runs = [first, ...others(first.newIds).map((other) => this.log.run(other))];
    // A part without an inverse only prepares the others.
    const { title } = runs.find(({ undo }) => undo.length > 0) ?? first;
    return this.record(this.done, title, runs);
  }

  undo(): Promise<CommandOutcome | null> {
    return this.revert(this.done, this.undone);
  }

  redo(): Promise<CommandOutcome | null> {
    return this.revert(this.undone, this.done);
  }

  private async revert(from: HistoryEntry[], to: HistoryEntry[]): Promise<CommandOutcome | null> {
    const entry = from.pop();
    if (!entry) return null;
    const current = entry.steps.filter((step) => step.isCurrent(this.store));
    if (current.length === 0) {
      this.publish();
      return {
        ok: false,
        code: 'changed_since',
        sentence: textOf('changedSince'),
      };
    }
    const runs = together(current.map(({ command }) => command)).map((command) => this.log.run(command));
    return this.record(to, entry.title, runs);
  }

  /** Of a rejected command there is nothing to undo, unless it changed some of its cards. */
  private async record(
    stack: HistoryEntry[],
    title: StoreText,
    runs: readonly RunCommand[],
  ): Promise<CommandOutcome> {
    const entry = { title, steps: stepsOf(runs) };
    if (entry.steps.length > 0) stack.push(entry);
    if (stack.length > ENTRIES_MAX) stack.shift();
    this.publish();
    const outcomes = await Promise.all(runs.map(({ outcome }) => outcome));
    const rejected = outcomes.find(({ ok }) => !ok);
    if (!rejected) return outcomes[0] ?? { ok: true };
    const index = stack.indexOf(entry);
    const hasChanged = (at: number): boolean => {
      const outcome = outcomes[at];
      return outcome !== undefined && (outcome.ok || (outcome.cards?.changed ?? 0) > 0);
    };
    const steps = stepsOf(runs.filter((_, at) => hasChanged(at)));
    if (index >= 0) stack.splice(index, 1, ...(steps.length > 0 ? [{ title, steps }] : []));
    this.publish();
    return rejected;
  }

  private publish(): void {
    const [undo, redo] = [this.done.at(-1)?.title, this.undone.at(-1)?.title];
    this.store.setHistory({
      ...(undo === undefined ? {} : { undo }),
      ...(redo === undefined ? {} : { redo }),
    });
  }
}

/** The changes of cards as one command, so that they are sent together. */
function together(commands: readonly BoardCommand[]): readonly BoardCommand[] {
  const edits = commands.flatMap((command) => (command.kind === 'cards.change' ? command.edits : []));
  const others = commands.filter(({ kind }) => kind !== 'cards.change');
  return edits.length === 0 ? others : [...others, { kind: 'cards.change', edits }];
}

/** The inverse of the last command comes first. */
const stepsOf = (runs: readonly RunCommand[]): UndoStep[] =>
  runs.toReversed().flatMap(({ undo }) => [...undo]);
