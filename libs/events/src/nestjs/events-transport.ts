import type { KibanEvent, KibanEventKind } from '@kiban/client';
import { Catch, type ExceptionFilter } from '@nestjs/common';
import { Server, type CustomTransportStrategy } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import { consume, type ConsumeOptions, type EventConsumer } from '../consume.js';
import type { NatsConnection } from '../durable-consumer.js';
import type { EventContext } from '../received-event.js';

/** Settings of `consume`; the handlers' patterns are the kinds. */
export interface EventsTransportOptions extends Omit<ConsumeOptions, 'kinds' | 'onEvent' | 'subjects'> {
  connection: NatsConnection;
}

/** Nest would log an error itself and replace it; a transport needs the error of the handler. */
@Catch()
export class UnchangedErrors implements ExceptionFilter {
  catch(error: unknown): never {
    throw error;
  }
}

/**
 * Passes domain events to handlers with `@EventPattern('card.move')`: the event as `@Payload()`, an `EventContext` as
 * `@Ctx()`. A message is acknowledged when its handler resolves, and redelivered if it rejects.
 */
export class KibanEventsTransport extends Server implements CustomTransportStrategy {
  /** A failed event is reported by `onProblem`, so Nest need not log it. */
  override readonly propagatesEventHandlerErrors = true;
  private consumer: EventConsumer | undefined;

  constructor(private readonly options: EventsTransportOptions) {
    super();
  }

  listen(callback: (error?: unknown) => void): void {
    const { connection, ...settings } = this.options;
    try {
      this.consumer = consume(connection, {
        ...settings,
        kinds: [...this.messageHandlers.keys()] as KibanEventKind[],
        onEvent: (event, context) => this.dispatch(event, context),
      });
    } catch (error) {
      callback(error);
      return;
    }
    // An unavailable broker does not delay the other entrances of a service.
    callback();
  }

  /** Resolves when the events in progress are handled and acknowledged. The connection remains open. */
  async close(): Promise<void> {
    await this.consumer?.stop();
  }

  override on(): never {
    throw new Error('Read the status of the connection, which unwrap() returns.');
  }

  override unwrap<Connection>(): Connection {
    return this.options.connection as Connection;
  }

  private async dispatch(event: KibanEvent, context: EventContext): Promise<void> {
    const result: unknown = await this.messageHandlers.get(event.event)?.(event, context);
    if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
  }
}
