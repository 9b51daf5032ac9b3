/** A key in the grid while no cell is edited, as the browser reports it. */
export interface GridKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Steps by rows and columns; infinite ones lead to an end. */
export interface GridStep {
  readonly rows: number;
  readonly columns: number;
  /** Whether the selection grows instead of moving. */
  readonly isExtending: boolean;
}

/** Where a key leads; null for a key that moves nothing. */
export function stepOf(
  { key, shiftKey, ctrlKey, metaKey, altKey }: GridKey,
  pageRows: number,
): GridStep | null {
  const isFar = ctrlKey || metaKey;
  const step = (rows: number, columns: number): GridStep => ({ rows, columns, isExtending: shiftKey });
  if (altKey) return null;
  switch (key) {
    case 'ArrowUp':
      return step(isFar ? -Infinity : -1, 0);
    case 'ArrowDown':
      return step(isFar ? Infinity : 1, 0);
    case 'ArrowLeft':
      return step(0, isFar ? -Infinity : -1);
    case 'ArrowRight':
      return step(0, isFar ? Infinity : 1);
    case 'Home':
      return step(isFar ? -Infinity : 0, -Infinity);
    case 'End':
      return step(isFar ? Infinity : 0, Infinity);
    case 'PageUp':
      return step(-pageRows, 0);
    case 'PageDown':
      return step(pageRows, 0);
    default:
      return null;
  }
}

/** Whether a key begins to type, which replaces the cell; also one of an input method. */
export const isTyping = ({ key, ctrlKey, metaKey, altKey }: GridKey): boolean =>
  !ctrlKey && !metaKey && !altKey && (key === 'Process' || (/^.$/u.test(key) && key !== ' '));

export const bounded = (value: number, min: number, max: number): number =>
  Math.max(min, Math.min(max, value));
