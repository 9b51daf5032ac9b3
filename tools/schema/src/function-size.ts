/** The size of a SQL function. */
export interface FunctionSize {
  readonly lines: number;
  readonly decisions: number;
}

/** A larger function is several functions. */
export const FUNCTION_LINES_MAX = 120;
export const FUNCTION_DECISIONS_MAX = 25;

/**
 * Each of these words makes two paths of one: a branch, a case, a loop and an exit with a condition, and each part of a
 * condition, also of a statement. `END IF`, `IF EXISTS` of a definition and `CREATE OR REPLACE` decide nothing.
 */
const DECISION =
  /(?<!\bEND )\b(?:IF(?! (?:NOT )?EXISTS (?!\())|LOOP)\b|\bELSIF\b|\bWHEN\b|\bAND\b|(?<!\bCREATE )\bOR\b/gi;

/** @param text a file of `sql/functions`; its comments count as nothing */
export function functionSize(text: string): FunctionSize {
  const statement = text.replace(/'(?:[^']|'')*'|--[^\n]*/g, (found) => (found.startsWith('-') ? '' : "''"));
  const lines = statement.split('\n').filter((line) => line.trim() !== '');
  return { lines: lines.length, decisions: statement.match(DECISION)?.length ?? 0 };
}
