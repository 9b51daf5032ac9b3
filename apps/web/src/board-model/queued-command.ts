import type { ApiResponse } from '../api/api-port.js';
import type { BoardBase } from './board-base.js';
import type { BoardCommand, CommandKind, CommandOf, CommandOutcome } from './board-command.js';
import type { BoardStore } from './board-store.js';
import type { Card, Progress } from './entities.js';
import type { Overlay } from './overlay.js';
import type { StoreText } from './store-text.js';

/** Where a change of one of several cards places it; absent members for changes that place none. */
export interface EditPlace {
  readonly rank?: string;
  readonly below?: number;
  readonly above?: number;
}

/** A task that a command moves beside the one that it is for. */
export interface MovedTask {
  readonly id: number;
  readonly startDate: string | null;
  readonly dueDate: string | null;
}

/** What is fixed when a command is run, so that a repetition sends the same requests. */
export interface Prepared {
  readonly ranks?: readonly string[];
  /** Neighbours of the place; the API gets one of them as the anchor. */
  readonly below?: number;
  readonly above?: number;
  /** The same for each change of several cards. */
  readonly places?: readonly EditPlace[];
  /** Temporary ids of new objects, less than zero. */
  readonly newIds?: readonly number[];
  /** The tasks that a cascade is expected to move. */
  readonly moved?: readonly MovedTask[];
  /** Ranks for tasks of the chart that have none yet. */
  readonly taskRanks?: readonly (readonly [id: number, rank: string])[];
  /** The value that the command changes, as it was shown. */
  readonly before?: unknown;
}

/** A command that has no response yet. It is stored as JSON while there is no connection. */
export interface QueuedCommand<C extends BoardCommand = BoardCommand> extends Prepared {
  /** Prefix of the Idempotency-Keys of its requests. */
  readonly key: string;
  readonly madeAt: number;
  readonly command: C;
}

export type Queued<K extends CommandKind> = QueuedCommand<CommandOf<K>>;

/** A part of an undo. It runs only while the value is still what the change made it. */
export interface UndoStep {
  readonly command: BoardCommand;
  isCurrent(store: BoardStore): boolean;
  /** Takes over what the response made of the value, such as a rank; later commands may have no response yet. */
  settle?(store: BoardStore): void;
}

export interface WriteOptions {
  body?: unknown;
  /** Version of the resource that the change is based on. */
  ifMatch?: number;
}

/** What the rules of a command use to send it. */
export interface CommandSender {
  readonly store: BoardStore;
  /** The API's id of an object with a temporary id. */
  readonly idOf: (id: number) => number;
  /**
   * @param step names the request within its command; the same step must always have the same body
   * @throws ApiError
   */
  write(step: string, method: string, path: string, options?: WriteOptions): Promise<ApiResponse>;
  /** Reads a card again. @throws ApiError */
  refreshCard(id: number): Promise<Card>;
  /** Changes the base in the same step in which the command's overlay is removed. */
  onDone(change: (base: BoardBase) => void): void;
  /** The API's id of an object that the command created. */
  onCreated(temporaryId: number, id: number): void;
  /** Reports how much of a command of several requests is done. */
  onProgress(progress: Progress): void;
  /** Whether the person canceled what is not sent yet. */
  isCanceled(): boolean;
}

/** The rules of one kind of command. */
export interface CommandRules<C extends BoardCommand> {
  /** Title in the undo menu. */
  title(command: C, store: BoardStore): StoreText;
  prepare?(command: C, store: BoardStore, newId: () => number): Prepared;
  overlay(queued: QueuedCommand<C>, store: BoardStore): Overlay;
  /** @throws ApiError */
  send(queued: QueuedCommand<C>, sender: CommandSender): Promise<CommandOutcome>;
  /** Made before the overlay is added. Empty if the command has no inverse. */
  undo(queued: QueuedCommand<C>, store: BoardStore): readonly UndoStep[];
}

export type RulesOf<K extends CommandKind> = CommandRules<CommandOf<K>>;

export const DONE: CommandOutcome = { ok: true };
