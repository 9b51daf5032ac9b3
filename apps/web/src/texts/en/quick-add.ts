import type { CustomField } from '../../board-model/entities.js';

const reasons: Readonly<Record<CustomField['type'], string>> = {
  text: 'It is too long.',
  number: 'It is not a number.',
  date: 'It is not a date.',
  checkbox: 'It is neither yes nor no.',
  select: 'No single option has this name.',
  multi_select: 'Not all of these are options.',
  member: 'No single member has this name.',
  url: 'It is not a web address.',
};

/** The text of a new card, in English. */
export const quickAdd = {
  reasons,
  unknown: {
    member: (name: string): string => `“@${name}” stays in the title. No single member has this name.`,
    label: (name: string): string => `“#${name}” stays in the title. No single label has this name.`,
    date: (name: string): string => `“!${name}” stays in the title. It is not a date.`,
  },
  stays: (field: string, typed: string, reason: string): string =>
    `${field}: “${typed}” stays in the title. ${reason}`,
};

export type QuickAddMessages = typeof quickAdd;
