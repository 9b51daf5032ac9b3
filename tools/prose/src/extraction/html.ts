import { BREAK, masked, type Passage } from '../passage.js';
import { commentPassages } from './comments.js';
import { withoutMarkup } from './markup.js';

const COMMENT = /<!--[\s\S]*?-->/g;

/** What a page shows, and its comments. */
export function htmlPassages(source: string): Passage[] {
  const comments = [...source.matchAll(COMMENT)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }));
  const page = source.replace(COMMENT, (comment) => masked(comment, BREAK));
  return [{ start: 0, text: withoutMarkup(page) }, ...commentPassages(source, comments)];
}
