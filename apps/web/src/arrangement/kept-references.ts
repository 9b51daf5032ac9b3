export const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, index) => each === b[index]);

/** The known reference of equal parts, so that no view renders again. */
export const keptIfSame = <T>(known: readonly T[] | undefined, next: readonly T[]): readonly T[] =>
  known && isSame(known, next) ? known : next;
