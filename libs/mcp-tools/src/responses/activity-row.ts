import type { Activity } from '../api/shapes.js';
import { shortened } from './response.js';

const PROPERTIES_SHOWN_MAX = 8;
const VALUE_SHOWN_MAX = 160;

/** Properties of changes that say nothing to a reader: ranks and versions, by which clients order what they hold. */
const internal = new Set(['position', 'listVersions', 'listVersion', 'cardVersion']);

/** Who did what and when: what it concerns and what changed only where the action has it. */
export function activityRow({ id, event, occurredAt, actor, via, cardId, data, changes }: Activity): object {
  const about = [data['title'], data['name'], data['text']].find((text) => typeof text === 'string');
  const changed = changesShown(changes ?? {});
  const { number } = data;
  return {
    id,
    at: occurredAt,
    by: shortened(actor.name, 80),
    // A person at the screen needs no other name.
    ...(via.kind === 'screen' ? {} : { via: shortened(via.name, 80) }),
    event,
    ...(cardId === null ? {} : { card: cardId }),
    // Recorded with what happens to the card itself, so that it also names one that is gone.
    ...(cardId !== null && typeof number === 'number' ? { number } : {}),
    ...(about === undefined ? {} : { about: shortened(about as string, VALUE_SHOWN_MAX) }),
    ...(Object.keys(changed).length > 0 ? { changes: changed } : {}),
  };
}

function changesShown(changes: Record<string, unknown>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(changes)
      .filter(([name, change]) => !internal.has(name) && typeof change === 'object' && change !== null)
      .slice(0, PROPERTIES_SHOWN_MAX)
      .map(([name, change]) => [
        shortened(name, 60),
        Object.fromEntries(
          Object.entries(change as object).map(([side, value]) => [side, valueShown(value)]),
        ),
      ]),
  );
}

function valueShown(value: unknown): unknown {
  if (typeof value === 'string') return shortened(value, VALUE_SHOWN_MAX);
  if (typeof value !== 'object' || value === null) return value;
  return shortened(JSON.stringify(value), VALUE_SHOWN_MAX);
}
