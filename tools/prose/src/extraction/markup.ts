import { BLANK, BREAK, CODE, masked } from '../passage.js';

const CODE_ELEMENT = /<(code|pre|kbd)\b[^>]*>[\s\S]*?<\/\1>/gi;
const FOREIGN_ELEMENT = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi;
const INLINE_TAG = /^<\/?(?:a|abbr|b|em|i|small|span|strong|time)\b/i;
const TAG = /<[!/]?[a-z][^<>]*>/gi;
const READ_ATTRIBUTE = /\b(?:alt|title|placeholder|aria-label)="([^"]*)"/gi;
const HAS_READ_ATTRIBUTE = new RegExp(READ_ATTRIBUTE.source, 'i');

/** A tag becomes breaks, except for its visible attributes: each is a paragraph of its own. */
function maskedTag(tag: string): string {
  let text = '';
  let from = 0;
  for (const { 0: attribute, 1: value = '', index } of tag.matchAll(READ_ATTRIBUTE)) {
    const start = index + attribute.length - 1 - value.length;
    text += masked(tag.slice(from, start), BREAK) + value;
    from = start + value.length;
  }
  return text + masked(tag.slice(from), BREAK);
}

/** The text of HTML. Tags end a paragraph, except inline ones. */
export function withoutMarkup(text: string): string {
  if (!text.includes('<')) return text;
  return text
    .replace(FOREIGN_ELEMENT, (element) => masked(element, BREAK))
    .replace(CODE_ELEMENT, (element) => masked(element, CODE))
    .replace(TAG, (tag) =>
      INLINE_TAG.test(tag) && !HAS_READ_ATTRIBUTE.test(tag) ? masked(tag, BLANK) : maskedTag(tag),
    );
}
