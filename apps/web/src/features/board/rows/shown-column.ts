/** A column of the rows that is in the page. */
export interface ShownColumn {
  readonly listId: number;
  readonly index: number;
  /** Space to the column before it, if columns between them are not in the page. */
  readonly space: number | undefined;
}
