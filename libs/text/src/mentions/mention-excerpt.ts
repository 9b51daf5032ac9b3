import { mentionLabel, type MentionLink } from './mention-scan.js';

/** In characters, with the marks of what is left out. */
const LENGTH_MAX = 280;
const BEFORE_MAX = 80;
/** Characters of the text that are read around a mention. */
const READ = 1_200;

/**
 * A part of a text around a mention, on one line, with mentions as `@Name`.
 * @param links all of the text, in order
 * @param nameOf the present name; null keeps the text of the link
 */
export function mentionExcerpt(
  text: string,
  links: readonly MentionLink[],
  around: MentionLink,
  nameOf: (link: MentionLink) => string | null,
): string {
  const [from, to] = [Math.max(0, around.start - READ), Math.min(text.length, around.end + READ)];
  const near = links.filter(({ start, end }) => end > from && start < to);
  const before = shown(text, near, { from, to: around.start }, nameOf);
  const after = shown(text, near, { from: around.start, to }, nameOf);
  const [isCutBefore, isCutAfter] = [from > 0 || before.length > BEFORE_MAX, to < text.length];
  const start = isCutBefore ? ['…', ...before.slice(-BEFORE_MAX + 1)] : before;
  const room = LENGTH_MAX - start.length;
  const end = isCutAfter || after.length > room ? [...after.slice(0, room - 1), '…'] : after;
  return [...start, ...end].join('').trim();
}

function shown(
  text: string,
  links: readonly MentionLink[],
  { from, to }: { from: number; to: number },
  nameOf: (link: MentionLink) => string | null,
): string[] {
  const parts: string[] = [];
  let at = from;
  for (const link of links) {
    if (link.start >= to) break;
    parts.push(text.slice(at, Math.max(at, link.start)));
    // A link that the part begins or ends in is left out.
    if (link.start >= from && link.end <= to) parts.push(labelOf(link, nameOf));
    at = Math.min(to, Math.max(at, link.end));
  }
  parts.push(text.slice(at, to));
  return Array.from(parts.join('').replace(/\s+/g, ' ')).filter(
    (character) => !/\p{Surrogate}/u.test(character),
  );
}

function labelOf(link: MentionLink, nameOf: (link: MentionLink) => string | null): string {
  const name = nameOf(link);
  return name === null ? mentionLabel(link.label) : `@${name}`;
}
