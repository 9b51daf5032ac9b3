import type { StreamFrame } from '@kiban/client';
import type { ApiPort } from '../api/api-port.js';
import { BoardFeed, HIDDEN_MAX_MS, type Feed, type FeedOptions } from '../board-model/board-feed.js';
import { systemClock, type Clock } from '../board-model/clock.js';
import { SharedFeed, type TabPorts } from '../board-model/tab-leader.js';

/** A frame of the workspace's stream; `reset`: read everything again. */
export interface WorkspaceEvent {
  /** The kind of the event, or `boards`, `board.leave`, `board.hint`, `card.leave`, `rights` or `reset`. */
  readonly kind: string;
  readonly boardId: number | null;
  /** Of events of cards: whether this person is an assignee now. */
  readonly assigned: boolean | undefined;
}

export type WorkspaceListener = (event: WorkspaceEvent) => void;

export interface WorkspaceFeedOptions {
  readonly workspaceId: number;
  readonly memberId: number;
  readonly calls: ApiPort;
  /** For one stream for all tabs; without them, this tab has its own. */
  readonly tabs?: TabPorts;
  readonly clock?: Clock;
}

const RESET: WorkspaceEvent = { kind: 'reset', boardId: null, assigned: undefined };

/** The changes of a workspace, over one stream for all tabs of the browser. */
export class WorkspaceFeed {
  private readonly listeners = new Set<WorkspaceListener>();
  private readonly feed: Feed;
  private readonly clock: Clock;
  private isOpen = false;
  /** Closed because the tab was hidden for long. */
  private isAway = false;
  private cancelHiding: (() => void) | null = null;

  constructor({ workspaceId, memberId, calls, tabs, clock = systemClock }: WorkspaceFeedOptions) {
    this.clock = clock;
    const options: FeedOptions = {
      path: '/workspace/stream',
      calls,
      clock,
      listener: {
        onOpen: (isResumed) => (isResumed ? undefined : this.emit(RESET)),
        onFrame: (frame) => this.emit(eventOf(frame)),
        // What is shown stays; the views read again when the tab comes to the front.
        onLost: () => undefined,
        // Until the tab comes to the front, or the network is back: the person may sign in again.
        onEnd: () => this.feed.close(),
      },
    };
    const name = `stream:${workspaceId}:${memberId}`;
    this.feed = tabs ? new SharedFeed(name, options, tabs) : new BoardFeed(options);
  }

  open(): void {
    this.isOpen = true;
    this.feed.open();
  }

  close(): void {
    this.isOpen = false;
    this.cancelHiding?.();
    this.cancelHiding = null;
    this.feed.close();
  }

  /** Does not wait for the next attempt: the network is back. */
  wake(): void {
    if (!this.isOpen || this.isAway) return;
    this.feed.open();
    this.feed.wake();
  }

  setVisible(isVisible: boolean): void {
    this.cancelHiding?.();
    this.cancelHiding = isVisible ? null : this.clock.after(HIDDEN_MAX_MS, () => this.leave());
    if (!isVisible) return;
    this.isAway = false;
    this.wake();
  }

  /** @returns a function that ends it */
  subscribe(listener: WorkspaceListener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private leave(): void {
    this.isAway = true;
    this.feed.close();
  }

  private emit(event: WorkspaceEvent): void {
    for (const listener of [...this.listeners]) listener(event);
  }
}

function eventOf({ event: kind, data }: StreamFrame): WorkspaceEvent {
  const { boardId = null, assigned } = JSON.parse(data) as { boardId?: number | null; assigned?: boolean };
  return { kind, boardId, assigned };
}
