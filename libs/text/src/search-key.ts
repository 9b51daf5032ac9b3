/**
 * Combining marks and characters without a width. The vowel signs of Indic scripts and Thai and the voicing marks of kana are not
 * among them: with another sign it is another word.
 */
const IGNORED_RANGES =
  '00AD 0300-036F 0483-0489 0591-05BD 05BF 05C1 05C2 05C4 05C5 05C7 0610-061A 061C 0640 064B-065F 0670 06D6-06DC 06DF-06E4 ' +
  '06E7 06E8 06EA-06ED 0711 0730-074A 180B-180F 1AB0-1AFF 1DC0-1DFF 200B-200F 202A-202E 2060-206F 20D0-20FF FE00-FE0F ' +
  'FE20-FE2F FEFF E0000-E0FFF';
const IGNORED = new RegExp(`[${IGNORED_RANGES.replace(/[0-9A-F]+/g, '\\u{$&}').replaceAll(' ', '')}]`, 'gu');

/** What people write for each other and Unicode does not decompose. The final sigma has the same capital as the other one. */
const ALIKE: readonly (readonly [string, RegExp])[] = [
  ["'", /[‘’‚‛‹›′ʹʻʼʽˈ]/g],
  ['"', /[“”„‟«»″]/g],
  ['-', /[‐‒–—―−]/g],
  ['σ', /ς/g],
  ['o', /ø/g],
  ['d', /[đð]/g],
  ['l', /ł/g],
  ['h', /ħ/g],
  ['t', /ŧ/g],
  ['i', /[ıɨ]/g],
  ['n', /ŋ/g],
  ['ss', /ß/g],
  ['ae', /æ/g],
  ['oe', /œ/g],
  ['th', /þ/g],
];

const ANY_ALIKE = new RegExp(ALIKE.map(([, { source }]) => source).join('|'));

/** Most texts, which need none of the other steps. */
const ASCII = /^[\u0000-\u007F]*$/;

/**
 * The form by which texts are searched: case, accents, width, ligatures, and the kinds of apostrophes, quotation marks and dashes do
 * not matter, in any language. `boards.search_key` returns the same in SQL.
 */
export function searchKey(text: string): string {
  // Unicode decomposes the accents among these to a space and a mark.
  const key = text.replace(/[´`]/g, "'");
  if (ASCII.test(key)) return key.toLowerCase();
  const plain = key
    .normalize('NFKD')
    .toLowerCase()
    // A letter of its own to its readers, and no и with an accent.
    .replaceAll('и\u0306', 'й')
    .replace(IGNORED, '');
  const folded = ANY_ALIKE.test(plain)
    ? ALIKE.reduce((before, [one, others]) => before.replace(others, one), plain)
    : plain;
  // Puts syllables and kana together again.
  return folded.normalize('NFC');
}

/** The different words of a text, as `searchKey` has them. */
export const searchWords = (text: string): string[] => [
  ...new Set(searchKey(text).split(/\s+/).filter(Boolean)),
];
