import { eventKindNames, type EventKind } from '@kiban/contracts';
import { eventPayloadSchema } from './event-payload-schema.js';

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The name of a kind's payload in the documents and in generated clients: `card.move` is `CardMoveEvent`. */
export const eventSchemaName = (kind: EventKind): string =>
  `${kind.split('.').map(capitalised).join('')}Event`;

export const eventSchemaReference = (kind: EventKind): { $ref: string } => ({
  $ref: `#/components/schemas/${eventSchemaName(kind)}`,
});

/** The payload schema of every kind, by name, for webhooks and NATS. */
export function eventComponents(): Record<string, unknown> {
  return Object.fromEntries(eventKindNames.map((kind) => [eventSchemaName(kind), eventPayloadSchema(kind)]));
}
