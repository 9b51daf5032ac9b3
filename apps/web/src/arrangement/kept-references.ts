export const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, index) => each === b[index]);

/** The known reference of equal ids, so that no view renders again. */
export const keptIfSame = (
  known: readonly number[] | undefined,
  ids: readonly number[],
): readonly number[] => (known && isSame(known, ids) ? known : ids);
