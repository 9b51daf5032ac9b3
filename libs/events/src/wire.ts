/** JetStream stream that holds the domain events of all services. */
export const eventStream = 'KIBAN_EVENTS';

/** The subjects of all domain events, which are those of the stream. */
export const eventSubjects = 'kiban.v1.>';

/** Headers of an event's message beside `Nats-Msg-Id` and `traceparent`. */
export const eventHeaders = {
  relaySource: 'Kiban-Relay-Source',
  relayPosition: 'Kiban-Relay-Position',
  schema: 'Kiban-Schema',
  lists: 'Kiban-Lists',
  via: 'Kiban-Via',
} as const;

/** Version of the payloads' schemas, as `Kiban-Schema` has it. Versions are only added, so a consumer rejects others. */
export const schemaVersion = 1;

/** Limit of the positions in one replay request. */
export const replayRangeMax = 100_000;

/** The relay's reply to a replay request, before it publishes. */
export interface ReplayResponse {
  /** The lowest retained position; lower ones cannot be published again. */
  oldestKept: number;
}

/** Subject of requests to publish the positions `{ from, to }` of a source again. */
export function replaySubject(source: string): string {
  return `kiban.relay.${source}.replay`;
}
