import type { UpdatedProperties } from '@kiban/vocabulary';
import type { Axis, AxisTexts, ChartTask, ListInfo, TaskDependency } from './entities.js';
import type { StoreText } from './store-text.js';

/** A place among siblings. `first` and `last` are ends; the others name a card of the list, or a list of the board. */
export type CardPlace = { at: 'first' | 'last' } | { after: number } | { before: number };

export interface SetChange {
  readonly add: readonly number[];
  readonly remove: readonly number[];
}

/** One change of one card, as `POST /cards/batch-update` has it. */
export type CardEdit = { readonly cardId: number } & (
  | {
      readonly move: {
        readonly listId: number;
        readonly place: CardPlace;
        /** The card must still have this version. */
        readonly version?: number;
      };
    }
  | { readonly completed: boolean }
  | { readonly archived: boolean }
  | { readonly labels: SetChange }
  | { readonly assignees: SetChange }
  | { readonly set: Readonly<UpdatedProperties> }
  /** Null clears the value. */
  | { readonly field: { readonly fieldId: number; readonly value: unknown } }
);

export interface CardTexts {
  title?: string;
  description?: string | null;
}

export type CardChange = UpdatedProperties;

/** A change of a task: its span is the dates of the card. */
export interface TaskChange {
  startDate?: string | null;
  dueDate?: string | null;
  progress?: number | null;
  kind?: ChartTask['kind'];
}

/** A cell of a new column or row. */
export interface NewCell {
  /** The row of a new column, or the column of a new row. */
  readonly crossId: number;
  readonly name: string;
  readonly info: ListInfo;
}

/** Properties of the board that a person changes. */
export interface BoardChange {
  readonly name?: string;
  readonly description?: string | null;
  readonly isTemplate?: boolean;
}

/** Every change of a board. Each is visible in the next frame, and has an inverse and an Idempotency-Key. */
export type BoardCommand =
  | {
      kind: 'card.create';
      listId: number;
      title: string;
      place: CardPlace;
      labelIds?: number[];
      assigneeIds?: number[];
      /** Custom field values by field id. */
      fields?: Readonly<Record<string, unknown>>;
      dueDate?: string;
      /** The card whose content it gets. */
      copyOf?: number;
    }
  | { kind: 'cards.create'; listId: number; titles: readonly string[]; place: CardPlace }
  | { kind: 'cards.move'; cardIds: readonly number[]; listId: number; place: CardPlace }
  | {
      kind: 'card.update';
      cardId: number;
      change: CardChange;
      /** The texts that the editing began with, for the merge. */
      base?: CardTexts;
    }
  | { kind: 'cards.complete'; cardIds: readonly number[]; complete: boolean }
  | { kind: 'cards.archive'; cardIds: readonly number[]; archived: boolean }
  | { kind: 'cards.labels'; cardIds: readonly number[]; add: readonly number[]; remove: readonly number[] }
  | { kind: 'cards.assignees'; cardIds: readonly number[]; add: readonly number[]; remove: readonly number[] }
  | {
      kind: 'cards.dates';
      cardIds: readonly number[];
      change: { startDate?: string | null; dueDate?: string | null };
    }
  /** Different changes of cards, such as the inverse of a change of several. */
  | { kind: 'cards.change'; edits: readonly CardEdit[] }
  | { kind: 'card.value'; cardId: number; fieldId: number; value: unknown }
  | { kind: 'card.delete'; cardId: number }
  /** `push` moves the tasks that depend on it later where they would be too early. */
  | { kind: 'task.update'; cardId: number; change: TaskChange; cascade: 'none' | 'push' }
  | { kind: 'task.move'; cardId: number; place: CardPlace }
  | ({ kind: 'dependency.create'; cardId: number } & Omit<TaskDependency, 'id'>)
  /** A task depends on another one at most once. */
  | { kind: 'dependency.delete'; cardId: number; dependsOn: number }
  /** A column or row, with lists for some of its cells: how a deleted one comes back. */
  | { kind: 'axis.create'; axis: Axis; texts: AxisTexts; place: CardPlace; cells?: readonly NewCell[] }
  | { kind: 'axis.update'; axis: Axis; id: number; change: Partial<AxisTexts> }
  | { kind: 'axis.move'; axis: Axis; id: number; place: CardPlace }
  /** Its cells may hold no cards. */
  | { kind: 'axis.delete'; axis: Axis; id: number }
  | { kind: 'list.create'; name: string; columnId?: number; rowId?: number }
  | {
      kind: 'list.update';
      listId: number;
      change: { name?: string; cardLimit?: number | null; info?: ListInfo };
    }
  | { kind: 'list.move'; listId: number; place: CardPlace }
  | { kind: 'list.archive'; listId: number; archived: boolean }
  | { kind: 'board.update'; change: BoardChange };

export type CommandKind = BoardCommand['kind'];
export type CommandOf<K extends CommandKind> = Extract<BoardCommand, { kind: K }>;

/** `sentence` is the API's own, or one of the store; the rejected change is no longer shown. */
export interface RejectedOutcome {
  ok: false;
  sentence: string | StoreText;
  code: string;
  /** Of a command for several cards: how many were changed, and how many were not. */
  cards?: { readonly changed: number; readonly unchanged: number };
  /** Both texts, for a choice between them. */
  conflict?: { mine: unknown; theirs: unknown };
}

/** `cards` counts the changed cards. `note` is `last` if the place no longer existed and the card is last in its list. */
export type CommandOutcome =
  | { ok: true; createdIds?: readonly number[]; cards?: { readonly changed: number }; note?: 'last' }
  | RejectedOutcome;
