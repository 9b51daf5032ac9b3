/** The part of a select that a reset reads. */
export interface ResettableSelect {
  readonly options: Iterable<{ readonly selected: boolean; defaultSelected: boolean }>;
}

/**
 * Makes what a select shows at first its default. Rendering with `defaultValue` selects an option without that, so a reset of
 * the form selected the first one.
 */
export function markDefaultChoice(select: ResettableSelect | null): void {
  for (const option of select?.options ?? []) option.defaultSelected = option.selected;
}
