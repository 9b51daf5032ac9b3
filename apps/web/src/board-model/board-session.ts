import { ApiError } from '../api/api-error.js';
import type { ApiResponse } from '../api/api-port.js';
import type { BoardCommand, CommandOutcome } from './board-command.js';
import { BoardFeed, HIDDEN_MAX_MS, type Feed, type FeedOptions } from './board-feed.js';
import { BoardReader } from './board-reader.js';
import type { BoardSessionOptions } from './board-session-options.js';
import { BoardStore } from './board-store.js';
import { CardRefresh } from './card-refresh.js';
import { systemClock, within, type Clock } from './clock.js';
import { CommandLog } from './command-log.js';
import { CommandQueue, type StoredQueue } from './command-queue.js';
import type { BoardEvent } from './entities.js';
import { ShownConnectionState } from './connection-state.js';
import { EventIntake } from './event-intake.js';
import { RetryTimer } from './retry-timer.js';
import { BoardSnapshots, SNAPSHOT_MAX_MS } from './snapshot.js';
import type { StreamFrame } from '@kiban/client';
import { SharedFeed } from './tab-leader.js';
import { UndoHistory, type CommandsOfNew } from './undo-history.js';

/** One open board: reads it, follows its stream, runs commands. */
export class BoardSession {
  readonly store: BoardStore;
  private readonly clock: Clock;
  private readonly feed: Feed;
  private readonly reader: BoardReader;
  private readonly intake: EventIntake;
  private readonly log: CommandLog;
  private readonly queue: CommandQueue;
  private readonly history: UndoHistory;
  private readonly snapshots: BoardSnapshots;
  private readonly retries: RetryTimer;
  private readonly connection: ShownConnectionState;
  private isRead = false;
  private isOpen = false;
  private reading: Promise<void> | null = null;
  /** The board is read after it: the tag of a snapshot spares the response of an unchanged board. */
  private snapshotRead: Promise<void> = Promise.resolve();
  private mustReadAgain = false;
  private isChartShown = false;
  private isGridShown = false;
  private cancelHiding: (() => void) | null = null;
  private stored: StoredQueue | null = null;

  constructor(private readonly options: BoardSessionOptions) {
    const { boardId, memberId, calls, storage, tabs, clock = systemClock } = options;
    this.clock = clock;
    this.store = new BoardStore(boardId);
    this.retries = new RetryTimer(clock);
    this.connection = new ShownConnectionState(this.store);
    this.reader = new BoardReader(calls, this.store, this.retries);
    this.snapshots = new BoardSnapshots(storage, options);
    this.queue = new CommandQueue(storage, tabs?.locks, options);
    this.log = new CommandLog({
      store: this.store,
      calls,
      newKey: options.newKey ?? (() => crypto.randomUUID()),
      now: () => clock.now(),
      waitToRetry: (response, attempt) => this.waitToRetry(response, attempt),
      save: (queue) => this.queue.save(queue),
      onDone: (outcome) => this.onOutcome(outcome),
    });
    this.history = new UndoHistory(this.store, this.log);
    this.intake = new EventIntake({
      store: this.store,
      reader: this.reader,
      refresh: new CardRefresh(calls, this.store, clock, this.retries),
      retries: this.retries,
      clock,
      memberId,
      isRead: () => this.isRead && !this.reading,
      isCreating: () => this.log.isCreating(),
      onGone: () => this.end('gone'),
      onOthersChange: options.onOthersChange,
    });
    const feedOptions: FeedOptions = {
      path: `/boards/${boardId}/stream?cards=full`,
      calls,
      clock,
      listener: {
        onOpen: (isResumed) => this.onOpen(isResumed),
        onFrame: (frame) => this.onFrame(frame),
        onLost: (isUnreachable) => this.connection.follow(isUnreachable ? 'offline' : 'reconnecting'),
        onEnd: (reason) => this.end(reason),
      },
    };
    const streamName = `stream:${options.workspaceId}:${memberId}:${boardId}`;
    this.feed = tabs ? new SharedFeed(streamName, feedOptions, tabs) : new BoardFeed(feedOptions);
  }

  open(): void {
    if (this.isOpen) return;
    this.isOpen = true;
    this.feed.open();
    this.snapshotRead = within(this.clock, SNAPSHOT_MAX_MS, this.showSnapshot());
    this.queue.open((stored) => {
      this.stored = stored;
      if (stored) this.restore();
      else this.queue.save(this.log.stored());
    });
  }

  /** Commands without a response are still sent. */
  close(): void {
    this.isOpen = false;
    this.feed.close();
    this.setVisible(true);
    if (this.log.isEmpty()) this.queue.close();
  }

  run(command: BoardCommand, others?: CommandsOfNew): Promise<CommandOutcome> {
    return this.history.run(command, others);
  }

  undo(): Promise<CommandOutcome | null> {
    return this.history.undo();
  }

  redo(): Promise<CommandOutcome | null> {
    return this.history.redo();
  }

  /** Stops the command that is sent now before its next request. */
  cancel(): void {
    this.log.cancel();
  }

  /** Reads the next page of a list of a large board. */
  readMore(listId: number): void {
    this.readPage(listId).catch(() => undefined);
  }

  /** Reads the next page of a list; while one is read, that one. @throws ApiError */
  readPage(listId: number): Promise<void> {
    return this.reader.readPage(listId);
  }

  /** Reads the pages of a list that are not in the store yet. @throws ApiError */
  readAll(listId: number): Promise<void> {
    return this.reader.readPages(listId);
  }

  /** Reads the chart, and again with each read of the board. */
  openChart(): void {
    if (this.isChartShown) return;
    this.isChartShown = true;
    void this.retries.untilRead(() => this.reader.readChart());
  }

  /** Reads columns and rows, and again with each read of the board. */
  openGrid(): void {
    if (this.isGridShown) return;
    this.isGridShown = true;
    void this.retries.untilRead(() => this.reader.readGrid());
  }

  /** Sends or discards the commands that are older than 24 hours (`connection().expired`). */
  resolveExpired(isSent: boolean): void {
    this.log.resolveExpired(isSent);
  }

  /** Whether the browser has a network. After none, the stream is opened again: it may have been cut without a sign. */
  setOnline(isOnline: boolean): void {
    const isBack = isOnline && !this.connection.isOnline;
    this.connection.setOnline(isOnline);
    if (isBack) this.feed.reopen();
    if (isOnline) this.wake();
  }

  /** The network is back, or the member signed in again: does not wait for the next attempt. */
  wake(): void {
    this.retries.wake();
    if (this.store.connection().state === 'signed-out') this.feed.open();
    else this.feed.wake();
  }

  /** Whether the tab is visible. The role may have changed while it was not. */
  setVisible(isVisible: boolean): void {
    this.cancelHiding?.();
    this.cancelHiding = isVisible ? null : this.clock.after(HIDDEN_MAX_MS, () => this.feed.close());
    if (!isVisible || !this.isOpen) return;
    this.feed.open();
    this.wake();
    this.followRole();
  }

  private followRole(): void {
    if (this.isRead) void this.retries.untilRead(() => this.readRole());
  }

  private async readRole(): Promise<void> {
    await this.reader.readMembers();
    this.store.setConnection({ readOnly: this.isViewer() });
  }

  private end(reason: 'gone' | 'signed-out'): void {
    this.connection.follow(reason);
    this.feed.close();
    if (reason === 'gone') void this.snapshots.forget();
  }

  /** The stream is open before the board is read, so no event falls between the two. */
  private onOpen(isResumed: boolean): void {
    if (!isResumed || !this.isRead) return this.read();
    this.connection.follow('live');
    // A change of rights is no event of the board, so it is not sent later.
    this.followRole();
  }

  private onFrame(frame: StreamFrame): void {
    if (frame.event === 'reset') this.read();
    else if (frame.event === 'rights') {
      this.followRole();
      this.options.onRightsChange?.();
    } else this.intake.take(JSON.parse(frame.data) as BoardEvent);
  }

  /** Reads the board; a request for it during a read means another read after it. */
  private read(): void {
    this.intake.dropHeld();
    this.mustReadAgain = this.reading !== null;
    this.reading ??= this.readUntilCurrent()
      .catch((error: unknown) => this.onUnread(error))
      .finally(() => {
        this.reading = null;
        this.intake.applyHeld();
      });
  }

  private async readUntilCurrent(): Promise<void> {
    await this.snapshotRead;
    do {
      this.mustReadAgain = false;
      const snapshot = await this.reader.readBoard(this.clock.now());
      if (snapshot) void this.snapshots.write(snapshot);
    } while (this.mustReadAgain);
    this.isRead = true;
    this.store.setConnection({ asOf: undefined, readOnly: this.isViewer() });
    this.connection.follow('live');
    this.restore();
    void this.retries.untilRead(() => this.reader.readRest());
    if (this.isChartShown) void this.retries.untilRead(() => this.reader.readChart());
    if (this.isGridShown) void this.retries.untilRead(() => this.reader.readGrid());
  }

  private onUnread(error: unknown): void {
    const status = error instanceof ApiError ? error.status : null;
    if (status === 404 || status === 403) return this.end('gone');
    if (status === 401) return this.end('signed-out');
    this.isRead = false;
    this.connection.follow(status === null ? 'offline' : 'reconnecting');
    void this.retries.wait(0, null).then(() => this.isOpen && this.read());
  }

  private async showSnapshot(): Promise<void> {
    const snapshot = await this.snapshots.read();
    if (!snapshot || this.isRead) return;
    this.reader.show(snapshot);
    this.store.setConnection({ asOf: snapshot.storedAt, readOnly: this.isViewer() });
    this.restore();
  }

  /** Runs what an earlier tab left, once there is a board to show it on. */
  private restore(): void {
    if (!this.stored || !this.store.board()) return;
    const stored = this.stored;
    this.stored = null;
    this.log.restore(stored, this.options.onOutcome ?? (() => undefined));
  }

  private isViewer(): boolean {
    return this.store.members().find(({ id }) => id === this.options.memberId)?.role === 'viewer';
  }

  private onOutcome(outcome: CommandOutcome): void {
    if (!outcome.ok && outcome.code === 'read_only') this.store.setConnection({ readOnly: true });
    this.connection.answer(true);
    if (this.store.connection().retrying) this.store.setConnection({ retrying: false });
    this.intake.applyHeld();
    if (!this.isOpen && this.log.isEmpty()) this.queue.close();
  }

  private waitToRetry(response: ApiResponse | null, attempt: number): Promise<void> {
    this.store.setConnection({ retrying: true });
    if (response?.status === 401) this.connection.follow('signed-out');
    else this.connection.answer(response !== null);
    const seconds = Number(response?.headers.get('retry-after') ?? Number.NaN);
    return this.retries.wait(attempt, Number.isFinite(seconds) ? seconds * 1_000 : null);
  }
}
