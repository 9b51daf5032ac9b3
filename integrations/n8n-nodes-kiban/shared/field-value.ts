export type FieldType =
  'checkbox' | 'date' | 'member' | 'multi_select' | 'number' | 'select' | 'text' | 'url';

/** What the API expects for a field, from a text that a person typed or any value of an expression; empty removes the value. */
export function fieldValue(type: FieldType, value: unknown): unknown {
  if (value === '' || value === null || value === undefined) return null;
  if (typeof value !== 'string') return value;
  switch (type) {
    case 'number':
      // What is no number goes on as it is: the API says what it accepts.
      return Number.isFinite(Number(value)) ? Number(value) : value;
    case 'checkbox':
      return /^(true|yes|1)$/i.test(value) ? true : /^(false|no|0)$/i.test(value) ? false : value;
    case 'multi_select':
      return value
        .split(',')
        .map((label) => label.trim())
        .filter((label) => label !== '');
    case 'date':
    case 'member':
    case 'select':
    case 'text':
    case 'url':
      return value;
  }
}
