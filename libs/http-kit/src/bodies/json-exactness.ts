import { ValidationError } from '@kiban/contracts';
import { pathOf } from './body-shape.js';
import { endOfString } from './json-scan.js';

/**
 * Finds what parsing changes silently: of a name given twice the first value is lost, and a number beyond ±(2^53 − 1) is
 * rounded.
 * @param names how many names the text has
 * @returns the rejection that names the property, or null
 */
export function changedByParsing(text: string, value: unknown, names: number): ValidationError | null {
  // One pass over the value finds both: their places are looked up only where there is a fault.
  if (namesIn(value) === names) return null;
  const unsafe = unsafeNumber(value, '');
  if (unsafe !== undefined)
    return new ValidationError(
      unsafe || 'body',
      'number',
      `${unsafe || 'The body'} must be a number from -9007199254740991 to 9007199254740991, such as 42.`,
    );
  const repeated = repeatedName(text) ?? 'body';
  return new ValidationError(repeated, 'duplicate', `${repeated} appears twice in its object; send it once.`);
}

/** @returns how many names its objects have; NaN where a number is beyond the safe integers */
function namesIn(value: unknown): number {
  if (typeof value === 'number') return Math.abs(value) > Number.MAX_SAFE_INTEGER ? Number.NaN : 0;
  if (typeof value !== 'object' || value === null) return 0;
  let names = 0;
  if (Array.isArray(value)) for (const item of value) names += namesIn(item);
  else for (const name in value) names += 1 + namesIn((value as Record<string, unknown>)[name]);
  return names;
}

/** @returns the path of the first number beyond the safe integers; empty for the body itself */
function unsafeNumber(value: unknown, path: string): string | undefined {
  if (typeof value === 'number') return Number.isNaN(namesIn(value)) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, held] of Object.entries(value)) {
    const found = unsafeNumber(held, pathOf(path, name));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** An array or object around the current place of a text. */
interface Level {
  /** Names so far; undefined for an array. */
  names: Set<string> | undefined;
  at: string;
}

/** @returns the path of the first name of a valid JSON text that its object has already */
function repeatedName(text: string): string | undefined {
  const levels: Level[] = [];
  let string = '';
  for (let at = 0; at < text.length; at += 1) {
    const level = levels.at(-1);
    switch (text.charAt(at)) {
      case '"': {
        const end = endOfString(text, at);
        string = text.slice(at, end + 1);
        at = end;
        break;
      }
      case '{':
        levels.push({ names: new Set(), at: '' });
        break;
      case '[':
        levels.push({ names: undefined, at: '0' });
        break;
      case '}':
      case ']':
        levels.pop();
        break;
      case ',':
        if (level && !level.names) level.at = String(Number(level.at) + 1);
        break;
      case ':': {
        if (!level?.names) break;
        level.at = JSON.parse(string) as string;
        if (level.names.has(level.at)) return levels.reduce((path, { at: name }) => pathOf(path, name), '');
        level.names.add(level.at);
      }
    }
  }
  return undefined;
}
