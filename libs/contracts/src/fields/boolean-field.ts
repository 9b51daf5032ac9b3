import { field, type FieldOptions } from './field.js';

export function BooleanField(options: FieldOptions = {}): PropertyDecorator {
  return field(
    'boolean',
    'true or false',
    (value) => typeof value === 'boolean',
    { type: 'boolean' },
    options,
  );
}
