import { EventIntake, eventSubjects, type JsMsg } from '@kiban/messaging';
import { durableConsumer, EventPattern, NatsController } from '@kiban/messaging/transport';
import { intakeConsumer, type NotifyingEvent } from './notification-intake.js';

/** Consumes every domain event. */
@NatsController()
export class EventsConsumer {
  constructor(private readonly intake: EventIntake<NotifyingEvent>) {}

  @EventPattern(eventSubjects, durableConsumer({ durable: intakeConsumer }))
  take(batch: readonly JsMsg[]): Promise<readonly JsMsg[]> {
    return this.intake.execute(batch);
  }
}
