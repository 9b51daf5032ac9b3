import type { List } from '../api/shapes.js';
import { shortened } from './response.js';

const ATTRIBUTES_SHOWN_MAX = 10;

/** A list's attached information, without what is not set; undefined when nothing is. */
export function infoShown({ text, color, cardLimit, attributes }: List['info']): object | undefined {
  const shown = {
    ...(text ? { text: shortened(text, 250) } : {}),
    ...(color ? { color } : {}),
    ...(typeof cardLimit === 'number' ? { cardLimit } : {}),
    ...(attributes && Object.keys(attributes).length > 0 ? { attributes: shortAttributes(attributes) } : {}),
  };
  return Object.keys(shown).length > 0 ? shown : undefined;
}

function shortAttributes(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes)
      .slice(0, ATTRIBUTES_SHOWN_MAX)
      .map(([name, value]) => [shortened(name, 40), shortened(value, 80)]),
  );
}
