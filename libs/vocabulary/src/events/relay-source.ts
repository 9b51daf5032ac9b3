import type { EventSource } from './event-kinds.js';

/** A service whose outbox publishes events, with its cell unless that is 0: `boards`, `boards.3`. */
export type RelaySource = EventSource | `${EventSource}.${number}`;

export function relaySourceOf(source: EventSource, cell: number): RelaySource {
  return cell === 0 ? source : `${source}.${cell}`;
}
