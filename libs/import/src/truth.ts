const TRUE = new Set([
  ...['true', 'yes', 'y', '1', 'x', '✓', '✔', '☑', 'wahr', 'vrai', 'はい', '真', '○'],
  ...['done', 'complete', 'completed', 'closed'],
]);
const FALSE = new Set([
  ...['false', 'no', 'n', '0', '☐', '-', 'falsch', 'faux', 'いいえ', '偽', '×'],
  ...['open', 'incomplete', 'not done'],
]);

/** A truth value as spreadsheets and people write it; undefined if it is none. */
export function readTruth(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  return TRUE.has(word) ? true : FALSE.has(word) ? false : undefined;
}
