import { EventIntake, type IntakePositions } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import type { DatabaseTime } from '../infrastructure/database-time.js';
import { dueChannel } from '../infrastructure/tokens.js';
import { incomingEvent, type IncomingEvent } from './incoming-event.js';
import { IntakeRepository } from './intake.repository.js';

export interface DeliveryIntakeParts {
  database: Database;
  repository: IntakeRepository;
  positions: IntakePositions;
  time: DatabaseTime;
  logger: Logger;
  /** Called after a commit that queued deliveries which are already due. */
  onDue: () => void;
  /** Called after a commit of events that change a workspace’s members. */
  onMembers: (workspaceId: number) => void;
}

/** Kinds after which a member may have fewer rights. */
const endsRights = new Set<string>(['member.update', 'member.remove']);

/** Name of the durable consumer that the replicas share. */
export const intakeConsumer = 'webhooks';

/** The intake whose events become deliveries. */
export function deliveryIntake(parts: DeliveryIntakeParts): EventIntake<ReturnType<typeof incomingEvent>> {
  const { positions, logger } = parts;
  return new EventIntake({ positions, logger, read: incomingEvent, take: (events) => take(parts, events) });
}

async function take(parts: DeliveryIntakeParts, events: readonly IncomingEvent[]): Promise<void> {
  const { due } = await parts.repository.take(events, parts.time.now());
  const changed = events.filter(({ kind }) => endsRights.has(kind)).map(({ workspaceId }) => workspaceId);
  for (const workspaceId of new Set(changed)) parts.onMembers(workspaceId);
  if (due === 0) return;
  parts.onDue();
  // Replicas with free slots may be idle.
  parts.database.notifySoon(dueChannel);
}
