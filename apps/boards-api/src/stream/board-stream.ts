import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '@kiban/contracts';
import type { ConsumerMessages, JsMsg, NatsConnection } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { onlyBoardsOf } from '../access/hidden-origin.js';
import { BoardsReader } from '../boards/boards.reader.js';
import { LOGGER, NATS } from '../config/tokens.js';
import { ArrivedCards } from './arrived-cards.js';
import { Departures, type FollowedDepartures } from './departures.js';
import { OpenStreams, type StreamOwner } from './open-streams.js';
import { eventsAfter } from './missed-events.js';
import { isKept } from './stream-watch.js';
import { arrivedCardOf, frameOf, leaveFrame, RESET, rightsFrame, type StreamPlace } from './frame.js';

export interface StreamReader extends StreamOwner {
  boardId: number;
  /** Up to where the reader has all events; null = from now on. */
  lastPlace: StreamPlace | null;
  /** Whether events that add a card to the board have the whole card. */
  withCards: boolean;
}

/** The events of an open stream, from their sources. */
interface Sources {
  messages: ConsumerMessages;
  departures: FollowedDepartures;
  /** Of the last event of the board that was written, and the stream. */
  place: Omit<StreamPlace, 'moves'>;
}

/**
 * The live events of a board, from the stream of domain events. A frame's id has its sequence, so a reader that resumes
 * misses nothing.
 * A stream also ends when its caller loses access to the board.
 */
@Injectable()
export class BoardStream {
  constructor(
    private readonly boards: BoardsReader,
    private readonly cards: ArrivedCards,
    private readonly departures: Departures,
    private readonly streams: OpenStreams,
    @Inject(NATS) private readonly connection: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Resolves when the stream is open.
   * @throws NotFoundError also if the caller may not see the board
   * @throws TooManyRequestsError, ServiceBusyError
   */
  async start(reader: StreamReader): Promise<() => void> {
    await this.boards.requireVisible(reader.caller, reader.boardId);
    const { sources, release } = await this.streams.reserve(reader.caller, () => this.connect(reader));
    const end = this.streams.guard(reader, release, {
      onRightsChange: async (principal) => {
        if (!(await this.isVisible(reader, principal))) return false;
        reader.sink.write(rightsFrame(principal));
        return true;
      },
      onEnd: () => {
        sources.messages.stop();
        sources.departures.stop();
      },
    });
    void this.forward(reader, sources, end);
    return end;
  }

  private async connect(reader: StreamReader): Promise<Sources> {
    const { caller, boardId, lastPlace, sink } = reader;
    const stream = await this.streams.state();
    const resumed = lastPlace && isKept(lastPlace, stream) ? lastPlace : null;
    const place = { events: resumed?.events ?? stream.lastSequence, createdMs: stream.createdMs };
    const workspaceId = caller.principal.workspace.id;
    const consumer = await eventsAfter(this.connection, place.events, `kiban.v1.${workspaceId}.${boardId}.>`);
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

  private async forward(reader: StreamReader, sources: Sources, end: () => void): Promise<void> {
    try {
      for await (const message of sources.messages) {
        const kind = message.subject.split('.').slice(-2).join('.');
        // Visibility and membership change by board.* events; a caller who loses access does not get that event either.
        if (kind.startsWith('board.') && kind !== 'board.delete' && !(await this.isAllowed(reader))) break;
        const card = reader.withCards ? await this.cardOf(reader.boardId, message, kind) : undefined;
        // It may have ended during the reads.
        if (!this.streams.isOpen(end)) break;
        sources.place = { ...sources.place, events: message.seq };
        const place = { ...sources.place, moves: sources.departures.position() };
        if (
          !reader.sink.write(frameOf(message, kind, place, card, onlyBoardsOf(reader.caller.principal))) ||
          kind === 'board.delete'
        )
          break;
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'stream.failed');
    }
    end();
  }

  private async cardOf(
    boardId: number,
    message: JsMsg,
    kind: string,
  ): Promise<readonly ['card', string] | undefined> {
    const cardId = arrivedCardOf(message, kind);
    if (cardId === undefined) return undefined;
    const card = await this.cards.of(message.seq, { cardId, boardId });
    return card === undefined ? undefined : ['card', card];
  }

  private async isAllowed(reader: StreamReader): Promise<boolean> {
    const principal = await this.streams.principalOf(reader);
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
