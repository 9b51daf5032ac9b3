import { durableBatches, IntakePositions, type DurableConsumer, type NatsConnection } from '@kiban/messaging';
import type { Database } from '@kiban/persistence';
import { databaseClock } from '../infrastructure/database-time.js';
import { webhooksSchema } from '../infrastructure/tokens.js';
import { deliveryIntake, intakeConsumer } from '../intake/delivery-intake.js';
import { IntakeRepository } from '../intake/intake.repository.js';
import { silentLogger } from './dispatcher-database.js';

/** The consumer of events with an intake into a test database. */
export function createTestIntake(
  connection: NatsConnection,
  database: Database,
  onDue: () => void = () => undefined,
): DurableConsumer {
  const intake = deliveryIntake({
    database,
    repository: new IntakeRepository(database),
    positions: new IntakePositions(database, webhooksSchema),
    time: databaseClock,
    logger: silentLogger,
    onDue,
    onMembers: () => undefined,
  });
  return durableBatches({
    connection,
    logger: silentLogger,
    durable: intakeConsumer,
    handle: (batch) => intake.execute(batch),
  });
}
