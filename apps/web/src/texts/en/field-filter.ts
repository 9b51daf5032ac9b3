/** The filter by custom fields, in English. */
export const fieldFilter = {
  add: 'Custom field',
  addLabel: 'Filter by a custom field',
  title: (name: string): string => `Filter by “${name}”`,
  contains: 'Contains',
  from: 'From',
  to: 'To',
  yes: 'Yes',
  no: 'No',
  me: 'Me',
  noValue: 'No value',
  apply: 'Apply',
  leave: 'Remove the condition',
  remove: (name: string): string => `Remove the filter by ${name}`,
  chip: (name: string, condition: string): string => `${name}: ${condition}`,
  containing: (text: string): string => `contains “${text}”`,
  atLeast: (from: string): string => `from ${from}`,
  atMost: (to: string): string => `to ${to}`,
  between: (from: string, to: string): string => `${from} – ${to}`,
  deletedField: 'Deleted field',
  doesNotFit: 'no longer applies',
};

export type FieldFilterMessages = typeof fieldFilter;
