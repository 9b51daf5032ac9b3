import { ApiError, requireSuccess } from '../api/api-error.js';
import type { ApiPort, ApiRequest, ApiResponse } from '../api/api-port.js';
import type { BoardBase } from './board-base.js';
import type { BoardCommand, CommandOutcome } from './board-command.js';
import type { BoardStore } from './board-store.js';
import { canceledRejection, Cancellation } from './cancellation.js';
import type { StoredQueue } from './command-queue.js';
import { rulesOf } from './command-table.js';
import type { Card } from './entities.js';
import type { Overlay } from './overlay.js';
import { rejected } from './responses.js';
import { isTemporary } from './retry-timer.js';
import { textOf, type StoreText } from './store-text.js';
import type { CommandSender, QueuedCommand, UndoStep, WriteOptions } from './queued-command.js';

export interface CommandLogOptions {
  readonly store: BoardStore;
  readonly calls: ApiPort;
  readonly newKey: () => string;
  readonly now: () => number;
  /** Resolves when a request is sent again. `response` is null if there was none. */
  waitToRetry(response: ApiResponse | null, attempt: number): Promise<void>;
  /** Stores the pending commands. */
  readonly save: (queue: StoredQueue) => void;
  /** Called after a command has its response. */
  onDone(outcome: CommandOutcome): void;
}

/** A command that was run, with its undo. */
export interface RunCommand {
  readonly outcome: Promise<CommandOutcome>;
  readonly title: StoreText;
  readonly undo: readonly UndoStep[];
  /** Temporary ids of what it creates. */
  readonly newIds: readonly number[];
}

interface Entry {
  readonly queued: QueuedCommand;
  readonly overlay: Overlay;
  readonly undo: readonly UndoStep[];
  readonly settle: (outcome: CommandOutcome) => void;
  readonly cancellation: Cancellation;
}

/** An internal error may be permanent, and must not stop the commands after it. */
const INTERNAL_ERROR_ATTEMPTS_MAX = 4;
/** The API keeps an Idempotency-Key for 24 hours; an older command could be done twice. */
const KEY_LIFE_MS = 24 * 60 * 60 * 1_000;

/** The command became older than its key before there was a response. */
class ExpiredCommandError extends Error {}

/**
 * The commands of this tab: shown in the frame in which they are run, sent one at a time in their order.
 * What is shown is the base with the commands that have no response; a rejected one is only removed.
 */
export class CommandLog {
  private entries: Entry[] = [];
  private readonly ids = new Map<number, number>();
  private isSending = false;
  private lastNewId: number;

  constructor(private readonly options: CommandLogOptions) {
    // Commands that an earlier tab left have temporary ids too; by the clock, they differ.
    this.lastNewId = -options.now() * 1_000;
  }

  run(command: BoardCommand): RunCommand {
    const { store, newKey, now } = this.options;
    const rules = rulesOf(command);
    const prepared = rules.prepare?.(command, store, () => --this.lastNewId) ?? {};
    const queued: QueuedCommand = { key: newKey(), madeAt: now(), command, ...prepared };
    const undo = rules.undo(queued, store);
    const title = rules.title(command, store);
    const outcome = new Promise<CommandOutcome>((settle) =>
      this.entries.push({
        queued,
        overlay: rules.overlay(queued, store),
        undo,
        settle,
        cancellation: new Cancellation(),
      }),
    );
    this.show();
    void this.send();
    return { outcome, title, undo, newIds: queued.newIds ?? [] };
  }

  /** Takes over the commands that an earlier tab left, before those of this tab. */
  restore({ commands, ids }: StoredQueue, settle: (outcome: CommandOutcome) => void): void {
    const { store } = this.options;
    for (const [temporaryId, id] of ids) this.setId(temporaryId, id);
    const entries = commands.map((queued) => ({
      queued,
      overlay: rulesOf(queued.command).overlay(queued, store),
      undo: [],
      settle,
      cancellation: new Cancellation(),
    }));
    this.entries.splice(this.isSending ? 1 : 0, 0, ...entries);
    this.show();
    void this.send();
  }

  /** Sends or discards the commands that are older than their keys. */
  resolveExpired(isSent: boolean): void {
    const { newKey, now } = this.options;
    const expired = this.entries.filter((entry) => this.isExpired(entry));
    if (isSent)
      this.entries = this.entries.map((entry) =>
        expired.includes(entry)
          ? { ...entry, queued: { ...entry.queued, key: newKey(), madeAt: now() } }
          : entry,
      );
    else {
      this.entries = this.entries.filter((entry) => !expired.includes(entry));
      for (const { settle } of expired)
        settle({ ok: false, code: 'discarded', sentence: textOf('discarded') });
    }
    this.show();
    void this.send();
  }

  /** The command that is sent now ends before its next request. */
  cancel(): void {
    const [entry] = this.entries;
    const { store } = this.options;
    const progress = store.progress();
    if (!entry || !progress) return;
    entry.cancellation.cancel();
    store.setProgress({ ...progress, isCanceled: true });
  }

  /** Whether an object is being created: its events are not applied before the response with its id. */
  isCreating(): boolean {
    return this.isSending && this.entries[0]?.queued.newIds !== undefined;
  }

  isEmpty(): boolean {
    return this.entries.length === 0;
  }

  /** The pending commands, to be stored. */
  stored(): StoredQueue {
    return { commands: this.entries.map(({ queued }) => queued), ids: [...this.ids] };
  }

  private show(change?: (base: BoardBase) => void): void {
    const { store, save } = this.options;
    store.setOverlays(
      this.entries.map(({ overlay }) => overlay),
      change,
    );
    const expired = this.entries.filter((entry) => this.isExpired(entry)).length;
    store.setConnection({ waiting: this.entries.length, expired });
    save(this.stored());
  }

  private isExpired({ queued }: Entry): boolean {
    return this.options.now() - queued.madeAt >= KEY_LIFE_MS;
  }

  private async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    try {
      for (let entry = this.entries[0]; entry; entry = this.entries[0])
        this.options.onDone(await this.sendOne(entry));
    } catch (error) {
      if (!(error instanceof ExpiredCommandError)) throw error;
      this.show();
    } finally {
      this.isSending = false;
    }
  }

  /** @throws ExpiredCommandError */
  private async sendOne(entry: Entry): Promise<CommandOutcome> {
    const changes: ((base: BoardBase) => void)[] = [];
    const { queued, undo, settle } = entry;
    const sender = this.sender(entry, changes);
    const outcome = await rulesOf(queued.command).send(queued, sender).catch(rejectedOutcome);
    this.entries.shift();
    this.options.store.setProgress(null);
    this.show((base) => changes.forEach((change) => change(base)));
    for (const step of undo) step.settle?.(this.options.store);
    settle(outcome);
    return outcome;
  }

  private sender(entry: Entry, changes: ((base: BoardBase) => void)[]): CommandSender {
    const { store } = this.options;
    return {
      store,
      idOf: (id) => store.idOf(id),
      write: async (step, method, path, options) =>
        requireSuccess(await this.request(entry, method, path, writeOptions(entry, step, options))),
      refreshCard: async (id) => {
        const card = requireSuccess(await this.request(entry, 'GET', `/cards/${id}`)).body as Card;
        store.change((base) => base.putCard(card, null));
        return card;
      },
      onProgress: (progress) =>
        store.setProgress({
          ...progress,
          isLimited: false,
          isCanceled: entry.cancellation.isCanceled,
        }),
      isCanceled: () => entry.cancellation.isCanceled,
      onDone: (change) => changes.push(change),
      onCreated: (temporaryId, id) => changes.push(() => this.setId(temporaryId, id)),
    };
  }

  private setId(temporaryId: number, id: number): void {
    this.ids.set(temporaryId, id);
    this.options.store.setId(temporaryId, id);
  }

  /** A limited request did nothing, so the person may cancel it. @throws ApiError */
  private async waitForRate({ cancellation }: Entry, response: ApiResponse, attempt: number): Promise<void> {
    const { store } = this.options;
    const progress = store.progress();
    if (progress) store.setProgress({ ...progress, isLimited: true });
    await Promise.race([this.options.waitToRetry(response, attempt), cancellation.canceled]);
    if (cancellation.isCanceled) throw canceledRejection();
    if (progress) store.setProgress({ ...progress, isLimited: false });
  }

  /** Sends until there is a response that is final. @throws ExpiredCommandError */
  private async request(
    entry: Entry,
    ...[method, path, options]: Parameters<ApiPort['request']>
  ): Promise<ApiResponse> {
    for (let attempt = 0; ; attempt++) {
      if (this.isExpired(entry)) throw new ExpiredCommandError();
      const response = await this.options.calls.request(method, path, options).catch(() => null);
      if (response && !isRetried(response, attempt)) return response;
      if (response?.status === 429) await this.waitForRate(entry, response, attempt);
      else await this.options.waitToRetry(response, attempt);
    }
  }
}

function writeOptions({ queued }: Entry, step: string, { body, ifMatch }: WriteOptions = {}): ApiRequest {
  const headers = {
    'idempotency-key': `${queued.key}-${step}`,
    ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
  };
  return { body, headers };
}

/** A defect in one command must not stop the commands after it. @throws ExpiredCommandError */
function rejectedOutcome(error: unknown): CommandOutcome {
  if (error instanceof ExpiredCommandError) throw error;
  if (error instanceof ApiError) return rejected(error);
  return { ok: false, code: 'unexpected_response', sentence: textOf('invalidResponse') };
}

function isRetried({ status, body }: ApiResponse, attempt: number): boolean {
  if (status === 500) return attempt + 1 < INTERNAL_ERROR_ATTEMPTS_MAX;
  if (isTemporary(status)) return true;
  return status === 409 && (body as { code?: unknown } | null)?.code === 'request_in_progress';
}
