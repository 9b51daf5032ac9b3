/** Texts from this length on are read instead of looked up: they would fill the index, and slow down its writers. */
const INDEXED_LENGTH_MAX = 16_384;
/** Of texts without any gram, which no look-up finds. */
const NO_GRAM = 0;
/** From here on, scripts without spaces between words, where one or two characters are a word. */
const IDEOGRAPHIC = 0x2e80;

/**
 * What a text is indexed by: a hash for each three adjacent characters, and for one and two of scripts in which they are a word.
 * The workspace is part of each hash, so a look-up reads nothing of other workspaces. A hash may stand for several grams, so each text
 * that is found is compared again.
 * @param key made by `boards.search_key`
 * @returns an empty array for a text that is read instead
 */
export function gramsOf(workspaceId: number, key: string): number[] {
  if (key.length > INDEXED_LENGTH_MAX) return [];
  const points = Array.from(key, (character) => character.codePointAt(0) ?? 0);
  const grams = new Set<number>();
  const seed = seedOf(workspaceId);
  points.forEach((first, index) => {
    const [second, third] = [points[index + 1], points[index + 2]];
    if (first >= IDEOGRAPHIC) {
      grams.add(hashOf(seed, [first]));
      if (second !== undefined && second >= IDEOGRAPHIC) grams.add(hashOf(seed, [first, second]));
    }
    if (second !== undefined && third !== undefined) grams.add(hashOf(seed, [first, second, third]));
  });
  return grams.size === 0 ? [NO_GRAM] : [...grams];
}

/** The grams that every text with the word has; none for a word that is too short to be looked up. */
export function gramsOfWord(workspaceId: number, word: string): number[] {
  const points = Array.from(word, (character) => character.codePointAt(0) ?? 0);
  const seed = seedOf(workspaceId);
  if (points.length > 2)
    return [...new Set(points.slice(2).map((_, index) => hashOf(seed, points.slice(index, index + 3))))];
  return points.length > 0 && points.every((point) => point >= IDEOGRAPHIC) ? [hashOf(seed, points)] : [];
}

const seedOf = (workspaceId: number): number =>
  hashOf(0x81_1c_9d_c5, [workspaceId % 2 ** 32, Math.floor(workspaceId / 2 ** 32)]);

/** FNV-1a over whole code points, as a signed integer of 32 bits. */
const hashOf = (seed: number, points: readonly number[]): number =>
  points.reduce((hash, point) => mixed(Math.imul(hash ^ point, 0x01_00_01_93)), seed) | 0;

/** Moves high bits down: code points differ in more bits than the bytes that the hash is made for. */
const mixed = (hash: number): number => hash ^ (hash >>> 15);
