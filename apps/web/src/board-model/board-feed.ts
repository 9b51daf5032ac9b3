import type { ApiPort } from '../api/api-port.js';
import type { Clock } from './clock.js';
import { retryDelayMs } from './retry-timer.js';
import { createFrameParser, type StreamFrame } from '@kiban/client';

export interface FeedListener {
  /** The stream is open: it contains every event after the last frame, or only later ones unless it is resumed. */
  onOpen(isResumed: boolean): void;
  onFrame(frame: StreamFrame): void;
  /** The stream was cut, or there was no response; the feed opens it again. */
  onLost(isUnreachable: boolean): void;
  /** What is followed is not visible, or the session ended; the feed stops. */
  onEnd(reason: FeedEnd): void;
}

export type FeedEnd = 'gone' | 'signed-out';

/** A source of the frames of one stream. */
export interface Feed {
  open(): void;
  close(): void;
  /** Does not wait for the next attempt: the network is back, or the tab came to the front. */
  wake(): void;
  /** Opens the stream again after its last frame, if it is followed: the network was away. */
  reopen(): void;
}

export interface FeedOptions {
  /** Of the stream in the API. */
  readonly path: string;
  readonly calls: ApiPort;
  readonly clock: Clock;
  readonly listener: FeedListener;
  /** Id of the last frame of a former feed. */
  readonly lastId?: string | null;
}

/** A tab that is hidden for longer closes its streams. */
export const HIDDEN_MAX_MS = 300_000;

/** The service sends a comment every 15 seconds. */
const SILENCE_MAX_MS = 35_000;

/** Follows the stream of a board or of the workspace, and opens it again after it was cut. */
export class BoardFeed implements Feed {
  private lastId: string | null;
  private attempt = 0;
  private abort: AbortController | null = null;
  private cancelRetry: (() => void) | null = null;

  constructor(private readonly options: FeedOptions) {
    this.lastId = options.lastId ?? null;
  }

  open(): void {
    if (this.abort) return;
    this.abort = new AbortController();
    void this.follow(this.abort);
  }

  close(): void {
    this.abort?.abort();
    this.abort = null;
    this.stopWaiting();
  }

  wake(): void {
    if (!this.cancelRetry) return;
    this.stopWaiting();
    this.attempt = 0;
    this.open();
  }

  reopen(): void {
    if (!this.abort && !this.cancelRetry) return;
    this.close();
    this.attempt = 0;
    this.open();
  }

  private stopWaiting(): void {
    this.cancelRetry?.();
    this.cancelRetry = null;
  }

  private async follow(abort: AbortController): Promise<void> {
    const status = await this.read(abort).catch(() => null);
    if (this.abort !== abort) return;
    abort.abort();
    this.abort = null;
    const { listener, clock } = this.options;
    if (status === 404 || status === 403) return listener.onEnd('gone');
    if (status === 401) return listener.onEnd('signed-out');
    // An id that the service rejects would be rejected on every attempt.
    if (status === 422) this.lastId = null;
    this.cancelRetry = clock.after(retryDelayMs(clock, this.attempt++), () => {
      this.cancelRetry = null;
      this.open();
    });
    listener.onLost(status === null);
  }

  /** @returns the status of the response once its body has ended, 0 for a body that was cut */
  private async read(abort: AbortController): Promise<number> {
    const { path, calls } = this.options;
    const headers: Record<string, string> = this.lastId === null ? {} : { 'last-event-id': this.lastId };
    const silence = this.watchSilence(abort);
    try {
      const response = await calls.stream(path, { headers, signal: abort.signal });
      if (response.status !== 200 || !response.body) return response.status;
      const body = response.body.getReader();
      abort.signal.addEventListener('abort', () => void body.cancel().catch(() => undefined));
      await this.readFrames(abort, body, silence.reset).catch(() => undefined);
      return 0;
    } finally {
      silence.stop();
    }
  }

  private async readFrames(
    abort: AbortController,
    body: ReadableStreamDefaultReader<Uint8Array>,
    onBytes: () => void,
  ): Promise<void> {
    const { listener } = this.options;
    const parse = createFrameParser();
    const isResumed = this.lastId !== null;
    for (let isOpen = false; ; isOpen = true) {
      const { done, value } = await body.read();
      if (done || this.abort !== abort) return;
      onBytes();
      this.attempt = 0;
      if (!isOpen) listener.onOpen(isResumed);
      for (const frame of parse(value)) this.take(frame);
    }
  }

  private take(frame: StreamFrame): void {
    if (frame.id !== null) this.lastId = frame.id;
    this.options.listener.onFrame(frame);
  }

  private watchSilence(abort: AbortController): { reset: () => void; stop: () => void } {
    const watch = (): (() => void) => this.options.clock.after(SILENCE_MAX_MS, () => abort.abort());
    let stop = watch();
    return {
      reset: () => {
        stop();
        stop = watch();
      },
      stop: () => stop(),
    };
  }
}
