import type { NatsConnection } from '@kiban/messaging';
import type { Database } from '@kiban/persistence';
import { databaseClock } from '../infrastructure/database-time.js';
import { EventIntake } from '../intake/event-intake.js';
import { IntakeRepository } from '../intake/intake.repository.js';
import { silentLogger } from './dispatcher-database.js';

/** The intake of events into a trial database. */
export function createTestIntake(
  connection: NatsConnection,
  database: Database,
  onDue: () => void = () => undefined,
): EventIntake {
  return new EventIntake({
    connection,
    database,
    repository: new IntakeRepository(database),
    time: databaseClock,
    logger: silentLogger,
    onDue,
    onMembers: () => undefined,
  });
}
