import type { ChannelPort, LockPort, OpenChannel } from './browser-ports.js';
import { BoardFeed, type Feed, type FeedEnd, type FeedListener, type FeedOptions } from './board-feed.js';
import type { StreamFrame } from '@kiban/client';

/** What the leading tab of a board sends to the others. */
type TabMessage =
  | { kind: 'joined' }
  | { kind: 'opened'; isResumed: boolean; lastId: string | null; to: 'all' | 'joined' }
  | { kind: 'lost'; isUnreachable: boolean }
  | { kind: 'ended'; reason: FeedEnd }
  | { kind: 'frame'; frame: StreamFrame; previousId: string | null };

/** Frames are missing: the board must be read again. */
const RESET: StreamFrame = { id: null, event: 'reset', data: '{}' };

export interface TabPorts {
  readonly locks: LockPort;
  readonly openChannel: OpenChannel;
}

/**
 * One stream for all tabs of a board: over HTTP/1.1, a browser has six connections to an origin.
 * The tab that holds the lock follows the stream and passes it on. When it closes, another tab continues after the last
 * frame.
 */
export class SharedFeed implements Feed {
  private abort: AbortController | null = null;
  private channel: ChannelPort | null = null;
  private feed: BoardFeed | null = null;
  private lastId: string | null = null;
  private isOpen = false;

  /** @param name of the stream: tabs of another member have another */
  constructor(
    private readonly name: string,
    private readonly options: FeedOptions,
    private readonly ports: TabPorts,
  ) {}

  open(): void {
    if (this.abort) return;
    const abort = (this.abort = new AbortController());
    this.channel = this.ports.openChannel(this.name, (message) => this.receive(message as TabMessage));
    this.post({ kind: 'joined' });
    const lead = (): Promise<void> =>
      new Promise((resolve) => {
        if (abort.signal.aborted) return resolve();
        abort.signal.addEventListener('abort', () => resolve());
        this.lead();
      });
    void this.ports.locks.hold(this.name, abort.signal, lead).catch(() => undefined);
  }

  close(): void {
    this.feed?.close();
    this.feed = null;
    this.isOpen = false;
    this.abort?.abort();
    this.abort = null;
    this.channel?.close();
    this.channel = null;
  }

  wake(): void {
    this.feed?.wake();
  }

  /** The leading tab does it; the others follow its stream. */
  reopen(): void {
    this.feed?.reopen();
  }

  private lead(): void {
    this.feed = new BoardFeed({ ...this.options, listener: this.leading(), lastId: this.lastId });
    this.feed.open();
  }

  private leading(): FeedListener {
    const { listener } = this.options;
    return {
      onOpen: (isResumed) => {
        this.isOpen = true;
        this.post({ kind: 'opened', isResumed, lastId: this.lastId, to: 'all' });
        listener.onOpen(isResumed);
      },
      onFrame: (frame) => {
        this.post({ kind: 'frame', frame, previousId: this.lastId });
        this.lastId = frame.id ?? this.lastId;
        listener.onFrame(frame);
      },
      onLost: (isUnreachable) => {
        this.isOpen = false;
        this.post({ kind: 'lost', isUnreachable });
        listener.onLost(isUnreachable);
      },
      onEnd: (reason) => {
        this.isOpen = false;
        this.post({ kind: 'ended', reason });
        listener.onEnd(reason);
      },
    };
  }

  private receive(message: TabMessage): void {
    const { listener } = this.options;
    switch (message.kind) {
      case 'joined':
        if (this.feed && this.isOpen)
          this.post({ kind: 'opened', isResumed: true, lastId: this.lastId, to: 'joined' });
        break;
      case 'opened':
        this.receiveOpened(message);
        break;
      case 'lost':
        this.isOpen = false;
        listener.onLost(message.isUnreachable);
        break;
      case 'ended':
        listener.onEnd(message.reason);
        break;
      case 'frame':
        this.receiveFrame(message);
        break;
    }
  }
  /** A response to a joined tab says nothing new to the tabs that already follow. */
  private receiveOpened({ isResumed, lastId, to }: Extract<TabMessage, { kind: 'opened' }>): void {
    if (to === 'joined' && this.isOpen) return;
    const hasAll = isResumed && lastId !== null && lastId === this.lastId;
    this.isOpen = true;
    this.lastId = lastId;
    this.options.listener.onOpen(hasAll);
  }

  private receiveFrame({ frame, previousId }: Extract<TabMessage, { kind: 'frame' }>): void {
    const { listener } = this.options;
    const known = this.lastId;
    if (frame.id !== null && known !== null && !isAfter(frame.id, known)) return;
    this.lastId = frame.id ?? known;
    if (known !== null && known !== previousId) listener.onFrame(RESET);
    listener.onFrame(frame);
  }

  private post(message: TabMessage): void {
    this.channel?.post(message);
  }
}

/** Whether an id of the stream comes after another one: it has a number for each of its sources. */
function isAfter(id: string, known: string): boolean {
  const [places, before] = [id.split('.').map(Number), known.split('.').map(Number)];
  return places.some((place, index) => place > (before[index] ?? 0));
}
