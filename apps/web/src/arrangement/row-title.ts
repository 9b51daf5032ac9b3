import type { Messages } from '../texts/messages.js';
import { NO_VALUE, type Grouping } from './card-rows.js';

/** The heading of a row. A value that no longer exists is shown by its number. */
export function rowTitle(
  grouping: Grouping,
  row: number,
  name: string | null,
  { board, display }: Pick<Messages, 'board' | 'display'>,
): string {
  if (row !== NO_VALUE) return name ?? `#${row}`;
  if (grouping.kind === 'assignee') return board.assignedToNoOne;
  return grouping.kind === 'label' ? display.noLabel : display.noValue(grouping.field.name);
}
