import type { DependencyType } from '@kiban/schedule';

/** A bar as an arrow meets it. */
export interface ArrowEnd {
  readonly left: number;
  readonly right: number;
  /** The middle of its row. */
  readonly y: number;
}

export interface Arrow {
  readonly taskId: number;
  readonly dependsOn: number;
  readonly type: DependencyType;
  readonly lagDays: number;
}

interface Linked {
  readonly id: number;
  readonly dependencies: readonly Omit<Arrow, 'taskId'>[];
}

const STUB = 8;
const HEAD = 5;

/**
 * The dependencies between rows in view. Others would cross the view without an end in it.
 * @param rows in view
 * @param indexOf place of a task among all rows; undefined for one without a row
 */
export function arrowsBetween(
  rows: readonly Linked[],
  [first, last]: readonly [number, number],
  indexOf: (id: number) => number | undefined,
): readonly Arrow[] {
  const isInView = (id: number): boolean => {
    const index = indexOf(id);
    return index !== undefined && index >= first && index <= last;
  };
  return rows.flatMap(({ id, dependencies }) =>
    dependencies
      .filter(({ dependsOn }) => isInView(dependsOn))
      .map(({ dependsOn, type, lagDays }) => ({ taskId: id, dependsOn, type, lagDays })),
  );
}

/** From the end of the other task that the kind names first to the end of the task that it names second. */
export function arrowPath(type: DependencyType, other: ArrowEnd, task: ArrowEnd): string {
  const leaves = type.startsWith('F') ? 1 : -1;
  // An arrow at the start of a task comes from the left.
  const enters = type.endsWith('S') ? 1 : -1;
  const x1 = leaves > 0 ? other.right : other.left;
  const x2 = enters > 0 ? task.left : task.right;
  const out = x1 + leaves * STUB;
  const into = x2 - enters * STUB;
  const head = `M${x2 - enters * HEAD} ${task.y - HEAD + 1}L${x2} ${task.y}L${x2 - enters * HEAD} ${task.y + HEAD - 1}`;
  return `M${x1} ${other.y}${bend(leaves, enters, out, into, other.y, task.y)}H${x2}${head}`;
}

function bend(leaves: number, enters: number, out: number, into: number, y1: number, y2: number): string {
  // Both at the same side: around the one that stands out.
  if (leaves !== enters) {
    const x = leaves > 0 ? Math.max(out, into) : Math.min(out, into);
    return `H${x}V${y2}`;
  }
  const isAhead = leaves > 0 ? into >= out : into <= out;
  if (isAhead) return `H${out}V${y2}`;
  // The task begins before the other one ends: between the rows.
  const middle = y2 + (y1 < y2 ? -0.5 : 0.5) * Math.min(28, Math.abs(y2 - y1));
  return `H${out}V${middle}H${into}V${y2}`;
}
