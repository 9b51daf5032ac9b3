/** A figure with the goal that it is held against (decision: shared figures count as ratios in one run only). */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  goal?: { atLeast: number } | { atMost: number };
}

export function isMet({ value, goal }: Figure): boolean {
  if (!goal) return true;
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;
}

/** One line: mark, figure, goal. */
export function figureLine(figure: Figure): string {
  const { what, value, unit, goal } = figure;
  const mark = goal ? (isMet(figure) ? '✔' : '✘') : '·';
  const target = !goal ? '' : 'atLeast' in goal ? ` (goal ≥ ${goal.atLeast})` : ` (goal ≤ ${goal.atMost})`;
  return `${mark} ${what}: ${rounded(value)}${unit}${target}`;
}

export function rounded(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toFixed(digits);
}
