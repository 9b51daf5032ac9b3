/** Colours for new labels; each has a text contrast of at least 4.5:1 with black or white. */
export const LABEL_COLORS = [
  '#ef4444',
  '#f97316',
  '#eab308',
  '#22c55e',
  '#14b8a6',
  '#3b82f6',
  '#6366f1',
  '#a855f7',
  '#ec4899',
  '#64748b',
] as const;

/** The first colour that the fewest labels have. */
export function nextLabelColor(labels: readonly { readonly color: string }[]): string {
  const uses = LABEL_COLORS.map((color) => labels.filter((label) => label.color === color).length);
  return LABEL_COLORS[uses.indexOf(Math.min(...uses))] ?? LABEL_COLORS[0];
}
