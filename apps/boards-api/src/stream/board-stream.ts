import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AuthClient, BearerWatch } from '@kiban/auth-client';
import { eventStream, type Principal, type Caller } from '@kiban/contracts';
import { Shares, type Release } from '@kiban/http-kit';
import {
  DeliverPolicy,
  jetstream,
  type ConsumerMessages,
  type JsMsg,
  type NatsConnection,
} from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { BoardsReader } from '../boards/boards.reader.js';
import type { BoardsConfig } from '../config/boards-config.js';
import { BOARDS_CONFIG, LOGGER, NATS } from '../config/tokens.js';
import { ArrivedCards } from './arrived-cards.js';
import { Departures, type FollowedDepartures } from './departures.js';
import { StreamWatch, type StreamState } from './stream-watch.js';
import { arrivedCardOf, frameOf, leaveFrame, RESET, rightsFrame, type StreamPlace } from './frame.js';

/** The sink of one reader's events. */
export interface StreamSink {
  /** @returns false if the reader is too far behind */
  write(text: string): boolean;
  end(): void;
  onClose(listener: () => void): void;
}

export interface StreamReader {
  caller: Caller;
  authorization: string | undefined;
  boardId: number;
  /** Up to where the reader has all events; null = from now on. */
  lastPlace: StreamPlace | null;
  /** Whether events that add a card to the board have the whole card. */
  withCards: boolean;
  sink: StreamSink;
}

/** The events of an open stream, from their sources. */
interface Sources {
  messages: ConsumerMessages;
  departures: FollowedDepartures;
  /** Of the last event of the board that was written, and the stream. */
  place: Omit<StreamPlace, 'moves'>;
}

const KEEP_ALIVE_MS = 15_000;

/** Limit of open streams in each replica. */
const OWN_STREAMS_MAX = { principal: 20, workspace: 500 } as const;

/**
 * The live events of a board, from the stream of domain events. A frame's id has its sequence, so a reader that resumes
 * misses nothing.
 * A stream is closed when its bearer is revoked or expires, or its caller loses access to the board.
 */
@Injectable()
export class BoardStream implements OnModuleDestroy {
  private readonly open = new Set<() => void>();
  private readonly bearers: BearerWatch;
  private readonly shares: Shares;
  private readonly watch: StreamWatch;

  constructor(
    @Inject(BOARDS_CONFIG) { STREAMS_MAX }: BoardsConfig,
    private readonly boards: BoardsReader,
    private readonly cards: ArrivedCards,
    private readonly departures: Departures,
    private readonly auth: AuthClient,
    @Inject(NATS) private readonly connection: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.bearers = new BearerWatch(auth);
    this.watch = new StreamWatch(connection, logger, () => this.endAll());
    this.shares = new Shares('event streams', { ...OWN_STREAMS_MAX, process: STREAMS_MAX });
  }

  /** Ends every stream when the process ends; clients resume from another replica with their last id. */
  onModuleDestroy(): void {
    this.bearers.stop();
    this.watch.stop();
    this.endAll();
  }

  /**
   * Resolves when the stream is open.
   * @throws NotFoundError also if the caller may not see the board
   * @throws TooManyRequestsError, ServiceBusyError
   */
  async start(reader: StreamReader): Promise<() => void> {
    await this.boards.requireVisible(reader.caller, reader.boardId);
    const release = this.shares.take(reader.caller);
    const sources = await this.connect(reader).catch((error: unknown) => {
      release();
      throw error;
    });
    const end = this.guard(reader, sources, release);
    void this.forward(reader, sources, end);
    return end;
  }

  private async connect(reader: StreamReader): Promise<Sources> {
    const { caller, boardId, lastPlace, sink } = reader;
    const stream = await this.watch.read();
    const resumed = lastPlace && isKept(lastPlace, stream) ? lastPlace : null;
    const place = { events: resumed?.events ?? stream.lastSequence, createdMs: stream.createdMs };
    const workspaceId = caller.principal.workspace.id;
    const consumer = await jetstream(this.connection).consumers.get(eventStream, {
      // A string, not an array: only then the request's subject has the consumer and filter that the broker's
      // permissions check.
      filter_subjects: `kiban.v1.${workspaceId}.${boardId}.>`,
      // By number also for new events: `New` would start at the consumer's creation, which is later than this.
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: place.events + 1,
    });
    if (lastPlace && !resumed) sink.write(RESET);
    const sources: Omit<Sources, 'departures'> = { messages: await consumer.consume(), place };
    const departures = await this.departures
      .follow(
        {
          workspaceId,
          boardId,
          onDeparture: (departure) => void sink.write(leaveFrame(departure, sources.place)),
          onLost: () => sink.end(),
        },
        resumed && resumed.moves,
        stream.lastSequence,
      )
      .catch((error: unknown) => {
        sources.messages.stop();
        throw error;
      });
    return Object.assign(sources, { departures });
  }

  /** Keeps the stream open while the caller has access, and releases its resources at the end. */
  private guard(reader: StreamReader, { messages, departures }: Sources, release: Release): () => void {
    const { sink, caller, authorization } = reader;
    const keepAlive = setInterval(() => sink.write(': keep-alive\n\n'), KEEP_ALIVE_MS);
    const unwatch = this.bearers.watch({
      principal: caller.principal,
      resolve: () => this.auth.resolveAuthorization(authorization),
      onEnd: () => end(),
      onRightsChange: (principal) =>
        void this.isVisible(reader, principal).then((visible) =>
          visible ? sink.write(rightsFrame(principal)) : end(),
        ),
    });
    const end = (): void => {
      if (!this.open.delete(end)) return;
      if (this.open.size === 0) this.watch.stop();
      release();
      unwatch();
      clearInterval(keepAlive);
      messages.stop();
      departures.stop();
      sink.end();
    };
    this.open.add(end);
    this.watch.start();
    sink.onClose(end);
    return end;
  }

  /** Clients resume with their last id. */
  private endAll(): void {
    for (const end of [...this.open]) end();
  }

  private async forward(reader: StreamReader, sources: Sources, end: () => void): Promise<void> {
    try {
      for await (const message of sources.messages) {
        const kind = message.subject.split('.').slice(-2).join('.');
        // Visibility and membership change by board.* events; a caller who loses access does not get that event either.
        if (kind.startsWith('board.') && kind !== 'board.delete' && !(await this.isAllowed(reader))) break;
        const card = reader.withCards ? await this.cardOf(reader.boardId, message, kind) : undefined;
        // It may have ended during the reads.
        if (!this.open.has(end)) break;
        sources.place = { ...sources.place, events: message.seq };
        const place = { ...sources.place, moves: sources.departures.position() };
        if (!reader.sink.write(frameOf(message, kind, place, card)) || kind === 'board.delete') break;
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'stream.failed');
    }
    end();
  }

  private async cardOf(boardId: number, message: JsMsg, kind: string): Promise<string | undefined> {
    const cardId = arrivedCardOf(message, kind);
    return cardId === undefined ? undefined : this.cards.of(message.seq, { cardId, boardId });
  }

  private async isAllowed(reader: StreamReader): Promise<boolean> {
    const principal = await this.auth.resolveAuthorization(reader.authorization).catch(() => undefined);
    return principal !== undefined && (await this.isVisible(reader, principal));
  }

  private async isVisible({ caller, boardId }: StreamReader, principal: Principal): Promise<boolean> {
    try {
      await this.boards.requireVisible({ ...caller, principal }, boardId);
      return true;
    } catch {
      return false;
    }
  }
}

/** Whether the stream has all that follows the place. */
function isKept(place: StreamPlace, { createdMs, firstSequence, lastSequence }: StreamState): boolean {
  const isWithin = (sequence: number): boolean => sequence <= lastSequence && sequence + 1 >= firstSequence;
  return place.createdMs === createdMs && isWithin(place.events) && isWithin(place.moves);
}
