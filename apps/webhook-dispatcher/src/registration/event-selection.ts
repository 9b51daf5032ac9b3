import { eventPatterns, ValidationError } from '@kiban/contracts';

/**
 * Parses an event selection: known kinds, whole nouns or `*`, without duplicates.
 * @throws ValidationError that lists the accepted values
 */
export function selectEvents(events: readonly string[]): string[] {
  const unknown = events.filter((name) => !eventPatterns.includes(name));
  if (unknown.length > 0)
    throw new ValidationError(
      'events',
      'event_kind',
      `${unknown.map((name) => JSON.stringify(name)).join(', ')} is not an event kind; use one of ${eventPatterns.join(', ')}.`,
    );
  return [...new Set(events)];
}
