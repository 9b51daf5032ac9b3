/** Texts from this length on are read instead of looked up: they would fill the index, and slow down its writers. */
const INDEXED_LENGTH_MAX = 16_384;
/** Of texts without any gram, which no look-up finds. */
const NO_GRAM = 0;
/** From here on, scripts without spaces between words, where one or two characters are a word. */
const IDEOGRAPHIC = 0x2e80;
/** The upper bits of a gram are those of the workspace, so that its grams are next to each other in the index. */
const GRAM_BITS = 20;
const WORKSPACES = 2 ** (32 - GRAM_BITS);

/**
 * What a text is indexed by: a hash for each three adjacent characters of its words, and for one and two of scripts in which they are a
 * word. The workspace is part of each, so a look-up reads next to nothing of other workspaces. A hash may stand for several grams, so
 * each text that is found is compared again.
 * @param key made by `boards.search_key`
 * @returns an empty array for a text that is read instead
 */
export function gramsOf(workspaceId: number, key: string): number[] {
  if (key.length > INDEXED_LENGTH_MAX) return [];
  const grams = new Set<number>();
  for (const word of key.split(/\s+/)) {
    const points = pointsOf(word);
    points.forEach((_, index) => {
      for (const length of [1, 2, 3]) {
        const gram = points.slice(index, index + length);
        if (gram.length === length && isGram(gram)) grams.add(hashOf(workspaceId, gram));
      }
    });
  }
  return grams.size === 0 ? [NO_GRAM] : [...grams];
}

/** The grams that every text with the word has; none for a word that is too short to be looked up. */
export function gramsOfWord(workspaceId: number, word: string): number[] {
  const points = pointsOf(word);
  if (points.length < 3) return isGram(points) ? [hashOf(workspaceId, points)] : [];
  const grams = points.slice(2).map((_, index) => points.slice(index, index + 3));
  return [...new Set(grams.map((gram) => hashOf(workspaceId, gram)))];
}

const pointsOf = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0) ?? 0);

const isGram = (points: readonly number[]): boolean =>
  points.length === 3 || (points.length > 0 && points.every((point) => point >= IDEOGRAPHIC));

/** FNV-1a over whole code points, as a signed integer of 32 bits below the bits of the workspace. */
function hashOf(workspaceId: number, points: readonly number[]): number {
  const hash = points.reduce((before, point) => Math.imul(before ^ point, 0x01_00_01_93), 0x81_1c_9d_c5);
  // The highest bits depend on all others.
  return ((workspaceId % WORKSPACES) << GRAM_BITS) | (hash >>> (32 - GRAM_BITS));
}
