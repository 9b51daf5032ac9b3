import type { CustomField } from '../api/shapes.js';
import { shortened } from './response.js';

/** A custom field's value as people read it: an option by its label; text cut to `length` characters. */
export function valueShown(field: CustomField | undefined, value: unknown, length: number): unknown {
  if (Array.isArray(value)) return value.slice(0, 20).map((member) => valueShown(field, member, length));
  const option = field?.options.find(({ id }) => id === value);
  if (option) return shortened(option.label, length);
  return typeof value === 'string' ? shortened(value, length) : value;
}
