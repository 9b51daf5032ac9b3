/** A run of lines that one side replaced: lines `from` to `to` (exclusive) of the base became `lines`. */
interface Change {
  from: number;
  to: number;
  lines: readonly string[];
}

/** The merged text, or null if both sides changed the same lines in different ways. */
export function mergeText(base: string, mine: string, theirs: string): string | null {
  if (mine === theirs || base === theirs) return mine;
  if (base === mine) return theirs;
  const lines = base.split('\n');
  const merged: string[] = [];
  const [left, right] = [changesOf(lines, mine.split('\n')), changesOf(lines, theirs.split('\n'))];
  let at = 0;
  while (left.length > 0 || right.length > 0) {
    const [one, other] = [left[0], right[0]];
    const isSame = one && other && isSameChange(one, other);
    if (one && other && !isSame && touches(one, other)) return null;
    const next = !other || (one && one.from <= other.from) ? left.shift() : right.shift();
    if (isSame) right.shift();
    if (!next) break;
    merged.push(...lines.slice(at, next.from), ...next.lines);
    at = next.to;
  }
  return [...merged, ...lines.slice(at)].join('\n');
}

/** Adjacent changes conflict as well: their order would be a guess. */
const touches = (a: Change, b: Change): boolean => a.from <= b.to && b.from <= a.to;

const isSameChange = (a: Change, b: Change): boolean =>
  a.from === b.from && a.to === b.to && a.lines.join('\n') === b.lines.join('\n');

/** The changed runs from one text to another, by their longest common subsequence of lines. */
function changesOf(base: readonly string[], text: readonly string[]): Change[] {
  const lengths = commonLengths(base, text);
  const width = text.length + 1;
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  const changes: Change[] = [];
  let [i, j] = [0, 0];
  while (i < base.length || j < text.length) {
    if (i < base.length && j < text.length && base[i] === text[j]) {
      i++;
      j++;
      continue;
    }
    const [from, start] = [i, j];
    while (
      (i < base.length || j < text.length) &&
      !(i < base.length && j < text.length && base[i] === text[j])
    )
      if (j >= text.length || (i < base.length && at(i + 1, j) >= at(i, j + 1))) i++;
      else j++;
    changes.push({ from, to: i, lines: text.slice(start, j) });
  }
  return changes;
}

/** Lengths of the longest common subsequences of each pair of tails, row by row. */
function commonLengths(base: readonly string[], text: readonly string[]): Uint32Array {
  const width = text.length + 1;
  const lengths = new Uint32Array((base.length + 1) * width);
  for (let i = base.length - 1; i >= 0; i--)
    for (let j = text.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        base[i] === text[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
  return lengths;
}
