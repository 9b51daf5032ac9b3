/** Longer than any character that a person knows. */
const CLUSTER_MAX = 64;
const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The beginning of a text, at most `lengthMax` UTF-16 units long. It ends before a character that does not fit as a whole:
 * neither a surrogate pair nor a letter with its marks or an emoji of several parts is split. Half pairs become U+FFFD.
 */
export function cutText(text: string, lengthMax: number): string {
  const whole = text.toWellFormed();
  if (whole.length <= lengthMax) return whole;
  const from = Math.max(0, lengthMax - CLUSTER_MAX);
  const window = whole.slice(from, lengthMax + CLUSTER_MAX);
  const split = clusters.segment(window).containing(lengthMax - from);
  const end = from + (split?.index ?? 0);
  // One that begins before the window is no character that a person knows; only its pairs are kept whole.
  if (end > from) return whole.slice(0, end);
  const isInPair = (whole.codePointAt(lengthMax - 1) ?? 0) > 0xffff;
  return whole.slice(0, isInPair ? lengthMax - 1 : lengthMax);
}
