import type { CustomField, Member } from '../board-model/entities.js';
import type { Messages } from './en.js';

export type ValueTexts = Messages['display']['values'];

export interface ValueNames {
  readonly members: readonly Pick<Member, 'id' | 'name'>[];
  readonly date: (value: string) => string;
}

/** A value of a custom field in words. Options and members that no longer exist are shown by number. */
export function valueText(
  value: unknown,
  field: CustomField | undefined,
  texts: ValueTexts,
  names: ValueNames,
): string {
  const option = (id: unknown): string =>
    field?.options.find((one) => one.id === id)?.label ?? `#${String(id)}`;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return value.map(option).join(texts.and);
  if (field?.type === 'select') return option(value);
  if (field?.type === 'member')
    return names.members.find(({ id }) => id === value)?.name ?? `#${String(value)}`;
  if (field?.type === 'date' && typeof value === 'string') return names.date(value);
  return String(value);
}
