import { quantile } from '@kiban/testing';

/** A measured property of the screen beside its budget. */
export interface Figure {
  readonly what: string;
  readonly unit: 'ms' | 'kB' | 'MB' | 'files' | 'elements' | 'points';
  readonly measured: number;
  readonly budget: number;
  /** Points are to be reached; everything else is to stay below its budget. */
  readonly isLeast?: boolean;
}

/** How far a figure may be beyond its budget before the audit fails. */
const TOLERANCE = 0.2;

export type Verdict = 'ok' | 'near' | 'missed';

/** `near` is beyond the budget by a fifth at most. A figure that could not be measured is missed. */
export function verdictOf({ measured, budget, isLeast = false }: Figure): Verdict {
  const beyond = isLeast ? (budget - measured) / budget : (measured - budget) / budget;
  if (beyond <= 0) return 'ok';
  return beyond <= TOLERANCE ? 'near' : 'missed';
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

const WORDS: Readonly<Record<Verdict, string>> = {
  ok: 'ok',
  near: 'above, within a fifth',
  missed: '**missed**',
};

/** The figures as a table in Markdown. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.what,
    `${figure.isLeast ? '≥' : '≤'} ${figure.budget} ${figure.unit}`,
    `${rounded(figure.measured)} ${figure.unit}`,
    WORDS[verdictOf(figure)],
  ]);
  const all = [['what', 'budget', 'measured', 'result'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [header = [], ...body] = all.map(line);
  return [header, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n');
}

const rounded = (value: number): string => (value < 100 ? value.toFixed(1) : value.toFixed(0));
