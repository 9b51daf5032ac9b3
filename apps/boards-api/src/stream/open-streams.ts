import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AuthClient, BearerWatch } from '@kiban/auth-client';
import type { Caller, Principal } from '@kiban/contracts';
import { Shares, type Release } from '@kiban/http-kit';
import type { NatsConnection } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import type { BoardsConfig } from '../config/boards-config.js';
import { BOARDS_CONFIG, LOGGER, NATS } from '../config/tokens.js';
import { StreamWatch, type StreamState } from './stream-watch.js';

/** The sink of one reader's events. */
export interface StreamSink {
  /** @returns false if the reader is too far behind */
  write(text: string): boolean;
  end(): void;
  onClose(listener: () => void): void;
}

/** The owner of an open stream. */
export interface StreamOwner {
  caller: Caller;
  authorization: string | undefined;
  sink: StreamSink;
}

interface StreamHandlers {
  /** Called when the rights of the owner changed. @returns false if the stream ends */
  onRightsChange: (principal: Principal) => Promise<boolean>;
  /** Called once, at the end of the stream. */
  onEnd: () => void;
}

const KEEP_ALIVE_MS = 15_000;

/** Limit of open streams in each replica. */
const OWN_STREAMS_MAX = { principal: 20, workspace: 500 } as const;

/**
 * The open event streams of this process. A stream ends when its bearer is revoked or expires, when the broker lost its
 * events, and when the process ends; its reader resumes with the last id.
 */
@Injectable()
export class OpenStreams implements OnModuleDestroy {
  private readonly open = new Set<() => void>();
  private readonly bearers: BearerWatch;
  private readonly shares: Shares;
  private readonly watch: StreamWatch;

  constructor(
    @Inject(BOARDS_CONFIG) { STREAMS_MAX }: BoardsConfig,
    private readonly auth: AuthClient,
    @Inject(NATS) connection: NatsConnection,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.bearers = new BearerWatch(auth);
    this.watch = new StreamWatch(connection, logger, () => this.endAll());
    this.shares = new Shares('event streams', { ...OWN_STREAMS_MAX, process: STREAMS_MAX });
  }

  onModuleDestroy(): void {
    this.bearers.stop();
    this.watch.stop();
    this.endAll();
  }

  /** The stream of events now. */
  state(): Promise<StreamState> {
    return this.watch.read();
  }

  /**
   * Reserves a stream of the caller while `connect` opens its sources.
   * @throws TooManyRequestsError, ServiceBusyError
   */
  async reserve<T>(caller: Caller, connect: () => Promise<T>): Promise<{ sources: T; release: Release }> {
    const release = this.shares.take(caller);
    try {
      return { sources: await connect(), release };
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Keeps a stream open while its bearer is valid. @returns a function that ends it */
  guard(
    { sink, caller, authorization }: StreamOwner,
    release: Release,
    handlers: StreamHandlers,
  ): () => void {
    const keepAlive = setInterval(() => sink.write(': keep-alive\n\n'), KEEP_ALIVE_MS);
    const unwatch = this.bearers.watch({
      principal: caller.principal,
      resolve: () => this.auth.resolveAuthorization(authorization, caller.origin),
      onEnd: () => end(),
      onRightsChange: (principal) =>
        void handlers.onRightsChange(principal).then(
          (isKept) => (isKept ? undefined : end()),
          () => end(),
        ),
    });
    const end = (): void => {
      if (!this.open.delete(end)) return;
      if (this.open.size === 0) this.watch.stop();
      release();
      unwatch();
      clearInterval(keepAlive);
      handlers.onEnd();
      sink.end();
    };
    this.open.add(end);
    this.watch.start();
    sink.onClose(end);
    return end;
  }

  isOpen(end: () => void): boolean {
    return this.open.has(end);
  }

  /** The present rights of the owner of a stream; undefined if the bearer is no longer valid. */
  principalOf({ caller, authorization }: StreamOwner): Promise<Principal | undefined> {
    return this.auth.resolveAuthorization(authorization, caller.origin).catch(() => undefined);
  }

  private endAll(): void {
    for (const end of [...this.open]) end();
  }
}
