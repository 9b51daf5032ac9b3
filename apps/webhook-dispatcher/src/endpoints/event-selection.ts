import { eventPatterns, ValidationError } from '@kiban/contracts';

/**
 * Reads which events somebody asks for: known kinds, whole nouns or `*`, each once.
 * @throws ValidationError that lists what there is
 */
export function selectEvents(events: readonly string[]): string[] {
  const unknown = events.filter((name) => !eventPatterns.includes(name));
  if (unknown.length > 0)
    throw new ValidationError(
      'events',
      'event_kind',
      `${unknown.map((name) => JSON.stringify(name)).join(', ')} is no event kind; use some of ${eventPatterns.join(', ')}.`,
    );
  return [...new Set(events)];
}
