/** Rows that are rendered, from the first to the last. */
export type RowWindow = readonly [first: number, last: number];

/** Rows in view, and some beside them; whole blocks, so that scrolling renders seldom. */
const BLOCK = 8;

export function rowWindow(scrollTop: number, height: number, rowHeight: number, count: number): RowWindow {
  const first = Math.floor(scrollTop / rowHeight);
  const last = Math.ceil((scrollTop + height) / rowHeight);
  return [
    Math.max(0, Math.floor(first / BLOCK) * BLOCK - BLOCK),
    Math.min(count - 1, Math.ceil(last / BLOCK) * BLOCK + BLOCK),
  ];
}
