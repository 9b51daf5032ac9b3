import type { IDataObject } from 'n8n-workflow';

/** More than the retries and redeliveries that can lie between two deliveries of one event. */
const KEPT = 1_000;

/**
 * Whether the event has started the workflow. A delivery is repeated when its response was lost, and people redeliver by
 * hand; both have the id of the event.
 */
export function isNoted(memory: IDataObject, eventId: string): boolean {
  return seenIn(memory).includes(eventId);
}

/** @returns false if it is noted already: another delivery of the event was quicker */
export function note(memory: IDataObject, eventId: string): boolean {
  if (isNoted(memory, eventId)) return false;
  // A new array: n8n saves the memory only when a property is set.
  memory['seenEvents'] = [...seenIn(memory), eventId].slice(-KEPT);
  return true;
}

const seenIn = (memory: IDataObject): string[] =>
  Array.isArray(memory['seenEvents']) ? (memory['seenEvents'] as string[]) : [];
