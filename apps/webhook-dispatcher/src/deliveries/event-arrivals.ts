import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Readiness, type Logger } from '@kiban/observability';
import { runForService } from '@kiban/persistence';
import { LOGGER } from '../infrastructure/tokens.js';
import { EventsReader } from '../store/events.reader.js';

interface Waiting {
  workspaceId: number;
  /** In the order of arrival; a later one ends the wait. */
  position: number;
  end: () => void;
}

/** One small query for all who wait, whichever replica stored the event. */
const LOOK_EVERY_MS = 250;

/** Wakes those who wait for events of their workspaces. */
@Injectable()
export class EventArrivals implements OnModuleDestroy {
  private readonly waiting = new Set<Waiting>();
  private timer: NodeJS.Timeout | undefined;
  private isLooking = false;
  /** The end of the feed that all who wait were compared with; undefined while one was not. */
  private comparedWith: number | undefined;

  constructor(
    private readonly events: EventsReader,
    private readonly readiness: Readiness,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleDestroy(): void {
    this.endAll();
  }

  /**
   * Calls `end` once an event follows the position, or the process begins to shut down.
   * @returns a function to call when the wait ends for another reason
   */
  watch(waiting: Waiting): () => void {
    this.waiting.add(waiting);
    this.comparedWith = undefined;
    // The looks are for the waits of all workspaces.
    this.timer ??= runForService(() => setInterval(() => void this.look(), LOOK_EVERY_MS));
    return () => this.forget(waiting);
  }

  private async look(): Promise<void> {
    if (this.readiness.isDraining) return this.endAll();
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      await this.compare();
    } catch (error) {
      // Looked at again soon; a wait has an end of its own.
      this.logger.debug({ err: error }, 'feed.look_failed');
    } finally {
      this.isLooking = false;
    }
  }

  private async compare(): Promise<void> {
    const given = [...this.waiting];
    const before = this.comparedWith;
    // One who joins during the queries makes it undefined again.
    this.comparedWith = 0;
    const last = await this.events.lastPosition();
    if (last !== before)
      for (const index of await this.events.followed(given)) {
        const found = given[index];
        if (found && this.waiting.has(found)) found.end();
      }
    if (this.comparedWith !== undefined) this.comparedWith = last;
  }

  private endAll(): void {
    for (const { end } of [...this.waiting]) end();
  }

  private forget(waiting: Waiting): void {
    this.waiting.delete(waiting);
    if (this.waiting.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
