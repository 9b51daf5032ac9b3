import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { eventStream } from '@kiban/contracts';
import {
  DeliverPolicy,
  jetstream,
  type Consumer,
  type ConsumerMessages,
  type NatsConnection,
} from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { LOGGER, NATS } from '../config/tokens.js';
import { departureOf, type Departure } from './departure.js';
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
      const tail = await (this.tail ??= this.startTail(lastSequence));
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
      const consumer = await this.movesAfter(after, '*');
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
        const departure = await departureOf(message, (listId) => this.boardOf(listId));
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
    const consumer = await this.movesAfter(after, String(follower.workspaceId));
    const departures: Departure[] = [];
    const { num_pending: pending } = await consumer.info(true);
    const messages = await consumer.consume();
    try {
      if (pending === 0) return departures;
      for await (const message of messages) {
        if (message.seq > to) break;
        const departure = await departureOf(message, (listId) => this.boardOf(listId));
        if (departure && concerns(departure, follower)) departures.push(departure);
        if (message.info.pending === 0) break;
      }
    } finally {
      messages.stop();
      consumer.delete().catch(() => undefined);
    }
    return departures;
  }

  private movesAfter(sequence: number, workspaceId: string): Promise<Consumer> {
    return jetstream(this.connection).consumers.get(eventStream, {
      filter_subjects: `kiban.v1.${workspaceId}.*.card.move`,
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: sequence + 1,
    });
  }

  private async boardOf(listId: number): Promise<number | undefined> {
    const rows = await this.database.query<{ boardId: number }>(boardOfList, [listId]);
    return rows[0]?.boardId;
  }
}

const boardOfList = {
  name: 'stream-board-of-list',
  text: 'SELECT board_id AS "boardId" FROM boards.list WHERE id = $1',
};

/** A departure from an unknown board concerns every board. */
function concerns({ workspaceId, boardId }: Departure, follower: Follower): boolean {
  return workspaceId === follower.workspaceId && (boardId === undefined || boardId === follower.boardId);
}
