import type { JsMsg } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { Database, DatabaseUnavailableError, TemporaryDatabaseError } from '@kiban/persistence';
import type { DatabaseTime } from '../infrastructure/database-time.js';
import { dueChannel } from '../infrastructure/tokens.js';
import { MalformedEventError, readEvent, type IncomingEvent } from './incoming-event.js';
import { IntakeRepository } from './intake.repository.js';

/** How often storing an event is tried before it goes to quarantine. */
const DELIVERIES_MAX = 5;

export interface EventIntakeParts {
  database: Database;
  repository: IntakeRepository;
  time: DatabaseTime;
  logger: Logger;
  /** Called after a commit that queued deliveries which are already due. */
  onDue: () => void;
  /** Called after a commit of events that change a workspace’s members. */
  onMembers: (workspaceId: number) => void;
}

/** Kinds after which a member may have fewer rights. */
const endsRights = new Set(['member.update', 'member.remove']);

/** Name of the durable consumer that the replicas share. */
export const intakeConsumer = 'webhooks';

/**
 * Converts domain events into rows. A malformed event goes to quarantine with its bytes; one that cannot be stored is
 * retried a few times first.
 */
export class EventIntake {
  constructor(private readonly parts: EventIntakeParts) {}

  /** Resolves when the batch is committed. @returns the messages to redeliver */
  async execute(batch: readonly JsMsg[]): Promise<JsMsg[]> {
    const readable: { message: JsMsg; event: IncomingEvent }[] = [];
    for (const message of batch) {
      try {
        readable.push({ message, event: readEvent(message) });
      } catch (error) {
        if (!(error instanceof MalformedEventError)) throw error;
        await this.putAside(message, error.message);
      }
    }
    if (readable.length === 0) return [];
    try {
      await this.take(readable.map(({ event }) => event));
      return [];
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) throw error;
      this.parts.logger.warn({ err: error, count: readable.length }, 'intake.batch_split');
      return this.takeOneByOne(readable);
    }
  }

  /** @returns the events to retry */
  private async takeOneByOne(
    readable: readonly { message: JsMsg; event: IncomingEvent }[],
  ): Promise<JsMsg[]> {
    const again: JsMsg[] = [];
    for (const { message, event } of readable) {
      try {
        await this.take([event]);
      } catch (error) {
        if (error instanceof TemporaryDatabaseError || message.info.deliveryCount < DELIVERIES_MAX)
          again.push(message);
        else await this.putAside(message, error instanceof Error ? error.message : String(error));
      }
    }
    return again;
  }

  private async take(events: readonly IncomingEvent[]): Promise<void> {
    const { due } = await this.parts.repository.take(events, this.parts.time.now());
    const changed = events.filter(({ kind }) => endsRights.has(kind)).map(({ workspaceId }) => workspaceId);
    for (const workspaceId of new Set(changed)) this.parts.onMembers(workspaceId);
    if (due === 0) return;
    this.parts.onDue();
    // Replicas with free slots may be idle.
    this.parts.database.notifySoon(dueChannel);
  }

  private async putAside(message: JsMsg, reason: string): Promise<void> {
    this.parts.logger.error({ subject: message.subject, reason }, 'intake.event_quarantined');
    await this.parts.repository.quarantine(message, reason);
    const source = message.headers?.get('Kiban-Relay-Source');
    const position = Number(message.headers?.get('Kiban-Relay-Position'));
    if (source && Number.isSafeInteger(position) && position > 0)
      await this.parts.repository.markSeen(source, position, position);
  }
}
