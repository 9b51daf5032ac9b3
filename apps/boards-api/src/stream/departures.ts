import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { ConsumerMessages, NatsConnection } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { Database, runForService } from '@kiban/persistence';
import { LOGGER, NATS } from '../config/tokens.js';
import { boardOfList, departureOf, type Departure } from './departure.js';
import { eventsAfter, readMissed } from './missed-events.js';
import { Followers, type Follower } from './followers.js';

export interface FollowedDepartures {
  /** Sequence up to which the follower has all departures. */
  position: () => number;
  stop: () => void;
}

/** One consumer of the moves of all workspaces, for all followers of this process. */
interface Tail {
  messages: ConsumerMessages;
  /** Sequence up to which followers have all departures. */
  position: number;
}

/**
 * Cards that leave boards. A move is an event of the board that the card arrives on, so the readers of the board that
 * it leaves learn of it here.
 */
@Injectable()
export class Departures implements OnModuleDestroy {
  private readonly followers = new Followers();
  private tail: Promise<Tail> | undefined;

  constructor(
    @Inject(NATS) private readonly connection: NatsConnection,
    private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleDestroy(): void {
    this.followers.clear();
    this.stopTail();
  }

  /**
   * Resolves when the follower has the departures that it missed.
   * @param after the last sequence up to which it has all departures; null = from now on
   * @param lastSequence of the stream of events now
   */
  async follow(follower: Follower, after: number | null, lastSequence: number): Promise<FollowedDepartures> {
    const held: Departure[] = [];
    const start = { isOver: false, isLost: false };
    const entry: Follower = {
      ...follower,
      onDeparture: (departure) => {
        if (departure.sequence <= (after ?? 0)) return;
        if (start.isOver) follower.onDeparture(departure);
        else held.push(departure);
      },
      onLost: () => (start.isOver ? follower.onLost() : void (start.isLost = true)),
    };
    const stop = (): void => {
      if (this.followers.delete(entry) && this.followers.isEmpty) this.stopTail();
    };
    this.followers.add(entry);
    try {
      const tail = await (this.tail ??= runForService(() => this.startTail(lastSequence)));
      const to = tail.position;
      const missed = after === null || after >= to ? [] : await this.between(follower, after, to);
      if (start.isLost) throw new Error('The consumer of moves ended.');
      for (const departure of [...missed, ...held]) follower.onDeparture(departure);
      start.isOver = true;
      return { position: () => Math.max(tail.position, after ?? 0), stop };
    } catch (error) {
      stop();
      throw error;
    }
  }

  private async startTail(after: number): Promise<Tail> {
    try {
      const consumer = await eventsAfter(this.connection, after, movesOf('*'));
      const tail = { messages: await consumer.consume(), position: after };
      void this.forward(tail);
      return tail;
    } catch (error) {
      this.tail = undefined;
      throw error;
    }
  }

  private stopTail(): void {
    const stopped = this.tail;
    this.tail = undefined;
    stopped?.then(({ messages }) => messages.stop()).catch(() => undefined);
  }

  private async forward(tail: Tail): Promise<void> {
    try {
      for await (const message of tail.messages) {
        const departure = await departureOf(message, (listId) => boardOfList(this.database, listId));
        if (departure)
          for (const follower of this.followers.concernedBy(departure)) follower.onDeparture(departure);
        tail.position = message.seq;
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'stream.departures_failed');
    }
    tail.messages.stop();
    if ((await this.tail) === tail) this.restart();
  }

  /** Ends the streams of all followers, whose readers resume. */
  private restart(): void {
    this.stopTail();
    for (const follower of this.followers.all()) follower.onLost();
  }

  /** Departures from a board after a sequence, up to another one. */
  private async between(follower: Follower, after: number, to: number): Promise<Departure[]> {
    const departures: Departure[] = [];
    const subjects = movesOf(String(follower.workspaceId));
    await readMissed(this.connection, { subjects, after, to }, async (message) => {
      const departure = await departureOf(message, (listId) => boardOfList(this.database, listId));
      if (departure && concerns(departure, follower)) departures.push(departure);
    });
    return departures;
  }
}

const movesOf = (workspaceId: string): string => `kiban.v1.${workspaceId}.*.card.move`;

/** A departure from an unknown board concerns every board. */
function concerns({ workspaceId, boardId }: Departure, follower: Follower): boolean {
  return workspaceId === follower.workspaceId && (boardId === undefined || boardId === follower.boardId);
}
