import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AuthClient, BearerWatch } from '@kiban/auth-client';
import { eventStream, type Principal, type Caller } from '@kiban/contracts';
import {
  DeliverPolicy,
  ensureEventStream,
  jetstream,
  type ConsumerMessages,
  type JsMsg,
  type NatsConnection,
} from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { BoardsReader } from '../boards/boards.reader.js';
import type { BoardsConfig } from '../config/boards-config.js';
import { BOARDS_CONFIG, LOGGER, NATS } from '../config/tokens.js';
import { Shares, type Release } from '../fairness/shares.js';
import { ArrivedCards } from './arrived-cards.js';
import { arrivedCardOf, frameOf } from './frame.js';

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
  /** Sequence of the last event that the reader has; null = from now on. */
  lastSequence: number | null;
  /** Whether events that add a card to the board have the whole card. */
  withCards: boolean;
  sink: StreamSink;
}

const KEEP_ALIVE_MS = 15_000;

/** Limit of open streams in each replica. */
const OWN_STREAMS_MAX = { principal: 20, workspace: 500 } as const;

/**
 * The live events of a board, from the stream of domain events. Its sequence is the event's id here, so a reader that
 * resumes misses nothing.
 * A stream is closed when its bearer is revoked or expires, or its caller loses access to the board.
 */
@Injectable()
export class BoardStream implements OnModuleDestroy {
  private readonly open = new Set<() => void>();
  private readonly bearers: BearerWatch;
  private readonly shares: Shares;

  constructor(
    @Inject(BOARDS_CONFIG) { STREAMS_MAX }: BoardsConfig,
    private readonly boards: BoardsReader,
    private readonly cards: ArrivedCards,
    private readonly auth: AuthClient,
    @Inject(NATS) private readonly connection: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.bearers = new BearerWatch(auth);
    this.shares = new Shares('event streams', { ...OWN_STREAMS_MAX, process: STREAMS_MAX });
  }

  /** Ends every stream when the process ends; clients resume from another replica with their last id. */
  onModuleDestroy(): void {
    this.bearers.stop();
    for (const end of [...this.open]) end();
  }

  /**
   * Resolves when the stream is open.
   * @throws NotFoundError also if the caller may not see the board
   * @throws TooManyRequestsError, ServiceBusyError
   */
  async start(reader: StreamReader): Promise<() => void> {
    await this.boards.requireVisible(reader.caller, reader.boardId);
    const release = this.shares.take(reader.caller);
    const { messages, isGap } = await this.consume(reader).catch((error: unknown) => {
      release();
      throw error;
    });
    const end = this.guard(reader, messages, release);
    if (isGap) reader.sink.write('event: reset\ndata: {}\n\n');
    void this.forward(reader, messages, end);
    return end;
  }

  private async consume({
    caller,
    boardId,
    lastSequence,
  }: StreamReader): Promise<{ messages: ConsumerMessages; isGap: boolean }> {
    const manager = await ensureEventStream(this.connection);
    const { state } = await manager.streams.info(eventStream);
    const canResume =
      lastSequence !== null && lastSequence <= state.last_seq && lastSequence + 1 >= state.first_seq;
    const consumer = await jetstream(this.connection).consumers.get(eventStream, {
      // A string, not an array: only then the request's subject has the consumer and filter that the broker's
      // permissions check.
      filter_subjects: `kiban.v1.${caller.principal.workspace.id}.${boardId}.>`,
      // By number also for new events: `New` would start at the consumer's creation, which is later than this.
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: (canResume ? lastSequence : state.last_seq) + 1,
    });
    return { messages: await consumer.consume(), isGap: lastSequence !== null && !canResume };
  }

  /** Keeps the stream open while the caller has access, and releases its resources at the end. */
  private guard(reader: StreamReader, messages: ConsumerMessages, release: Release): () => void {
    const { sink, caller, authorization } = reader;
    const keepAlive = setInterval(() => sink.write(': keep-alive\n\n'), KEEP_ALIVE_MS);
    const unwatch = this.bearers.watch({
      principal: caller.principal,
      resolve: () => this.auth.resolveAuthorization(authorization),
      onEnd: () => end(),
      onRightsChange: (principal) =>
        void this.isVisible(reader, principal).then((visible) => (visible ? undefined : end())),
    });
    const end = (): void => {
      if (!this.open.delete(end)) return;
      release();
      unwatch();
      clearInterval(keepAlive);
      messages.stop();
      sink.end();
    };
    this.open.add(end);
    sink.onClose(end);
    return end;
  }

  private async forward(reader: StreamReader, messages: ConsumerMessages, end: () => void): Promise<void> {
    try {
      for await (const message of messages) {
        const kind = message.subject.split('.').slice(-2).join('.');
        // Visibility and membership change by board.* events; a caller who loses access does not get that event either.
        if (kind.startsWith('board.') && kind !== 'board.delete' && !(await this.isAllowed(reader))) break;
        const card = reader.withCards ? await this.cardOf(reader.boardId, message, kind) : undefined;
        // It may have ended during the reads.
        if (!this.open.has(end)) break;
        if (!reader.sink.write(frameOf(message, kind, card)) || kind === 'board.delete') break;
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
