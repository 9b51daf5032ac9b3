import type { JsMsg } from '@nats-io/jetstream';
import { eventHeaders } from './wire.js';

/** Positions of a source that the stream does not have; both inclusive. */
export interface Hole {
  source: string;
  from: number;
  to: number;
}

/** What `RelayPositions` reads of a message. */
export interface PlacedMessage {
  source: string;
  position: number;
  /** Sequence of the delivery in the durable consumer, which all its replicas share. */
  delivery: number;
  redelivered: boolean;
  /** Published again by its relay, under its former position. */
  replayed: boolean;
}

/** @returns undefined for a message that no relay published */
export function placedMessage(message: JsMsg): PlacedMessage | undefined {
  const source = message.headers?.get(eventHeaders.relaySource);
  const position = Number(message.headers?.get(eventHeaders.relayPosition));
  if (!source || !Number.isSafeInteger(position) || position < 1) return undefined;
  return {
    source,
    position,
    delivery: message.info.deliverySequence,
    redelivered: message.redelivered,
    replayed: message.headers?.get('Nats-Msg-Id').includes(':') ?? false,
  };
}

/**
 * Finds holes between the positions of each source. Only deliveries without a gap are compared: others went to a replica
 * or were lost on the way and are redelivered.
 */
export class RelayPositions {
  private readonly last = new Map<string, number>();
  private lastDelivery = 0;

  note({ source, position, delivery, redelivered, replayed }: PlacedMessage): Hole | undefined {
    if (delivery !== this.lastDelivery + 1) this.last.clear();
    this.lastDelivery = delivery;
    if (redelivered) return undefined;
    const last = this.last.get(source);
    if (last === undefined) {
      if (!replayed) this.last.set(source, position);
      return undefined;
    }
    if (position <= last) return undefined;
    this.last.set(source, position);
    return position === last + 1 ? undefined : { source, from: last + 1, to: position - 1 };
  }
}
