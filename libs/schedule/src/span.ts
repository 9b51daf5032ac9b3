import { dayOf } from './days.js';

export type DependencyType = 'FS' | 'SS' | 'FF' | 'SF';

/** “`taskId` depends on `dependsOn`”. */
export interface Dependency {
  readonly taskId: number;
  readonly dependsOn: number;
  readonly type: DependencyType;
  /** Whole days between the two, may be negative. */
  readonly lagDays: number;
}

/** Whether a span ends on a day before its first; `boards.change_cards` decides the same for an update. */
export function isReversed(start: string | null, end: string | null): boolean {
  return start !== null && end !== null && dayOf(end) < dayOf(start);
}

/** Days or moments; `end` is inclusive. */
export interface Span {
  readonly start: string | null;
  readonly end: string | null;
}
