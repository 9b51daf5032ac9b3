import { LABEL_COLORS } from '../pickers/label-color.js';

/** An option as it is edited; a new one has no id yet. */
export interface EditedOption {
  /** Of the row, while it is edited. */
  readonly key: string;
  readonly id?: number;
  readonly label: string;
  readonly color: string | null;
}

/** @returns the options with one moved by a step; the same ones where it is at the end */
export function moved(options: readonly EditedOption[], at: number, step: -1 | 1): readonly EditedOption[] {
  const [option, other] = [options[at], options[at + step]];
  if (!option || !other) return options;
  return options.map((each, index) => (index === at ? other : index === at + step ? option : each));
}

/** The first colour that the fewest options have. */
export function nextColor(options: readonly EditedOption[]): string {
  const uses = LABEL_COLORS.map((color) => options.filter((option) => option.color === color).length);
  return LABEL_COLORS[uses.indexOf(Math.min(...uses))] ?? LABEL_COLORS[0];
}

/** What the API takes: without empty rows, which are options that were not named. */
export const bodyOf = (
  options: readonly EditedOption[],
): { id?: number; label: string; color: string | null }[] =>
  options
    .map(({ id, label, color }) => ({ ...(id === undefined ? {} : { id }), label: label.trim(), color }))
    .filter(({ label }) => label !== '');

/** Names of options that the field has and the edited list does not: cards lose these values. */
export function removedNames(
  before: readonly { readonly id: number; readonly label: string }[],
  options: readonly EditedOption[],
): string[] {
  const kept = new Set(options.filter(({ label }) => label.trim() !== '').map(({ id }) => id));
  return before.filter(({ id }) => !kept.has(id)).map(({ label }) => label);
}
