/** Up to two letters for a name; names in scripts without spaces give their first character. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = firstLetter(words[0] ?? '');
  const last = words.length > 1 ? firstLetter(words.at(-1) ?? '') : '';
  return (first + last).toLocaleUpperCase();
}

/** The whole character as it is read, so that an emoji or an accent is not cut. */
function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return first?.segment ?? '';
}

/** A hue from 0 to 359 that is the same for a member everywhere, and far from that of the next id. */
export const memberHue = (memberId: number): number => Math.round((memberId * 137.508) % 360);
