export type DependencyType = 'FS' | 'SS' | 'FF' | 'SF';

/** “`taskId` depends on `dependsOn`”. */
export interface Dependency {
  readonly taskId: number;
  readonly dependsOn: number;
  readonly type: DependencyType;
  /** Whole days between the two, may be negative. */
  readonly lagDays: number;
}

/** Days or moments; `end` is inclusive. */
export interface Span {
  readonly start: string | null;
  readonly end: string | null;
}
