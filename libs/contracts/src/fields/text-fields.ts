import type { ApiPropertyOptions } from '@nestjs/swagger';
import { field, type FieldOptions } from './field.js';
import { hasAtMost, isVisibleText } from './text-rules.js';

/** PostgreSQL's text cannot hold U+0000, and a lone surrogate has no UTF-8 form. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Text of `minLength` to `maxLength` characters; a title or name (minLength ≥ 1) must not be blank. */
export function TextField(
  options: FieldOptions & { minLength?: number; maxLength: number },
): PropertyDecorator {
  const { minLength = 0, maxLength } = options;
  return field(
    'text',
    `text of ${minLength} to ${maxLength} characters${minLength > 0 ? ' that is not blank' : ''}`,
    (value) =>
      typeof value === 'string' &&
      value.length >= minLength &&
      hasAtMost(value, maxLength) &&
      isStorable(value) &&
      (minLength === 0 || isVisibleText(value)),
    { type: 'string', minLength, maxLength },
    options,
  );
}

/** Text without a length limit, for responses only. */
export function StringField(
  options: FieldOptions & { format?: string; pattern?: string } = {},
): PropertyDecorator {
  const { format, pattern } = options;
  return field(
    'string',
    'text',
    (value) => typeof value === 'string' && isStorable(value),
    { type: 'string', ...(format ? { format } : {}), ...(pattern ? { pattern } : {}) },
    options,
  );
}

export function OneOfField<const Value extends string>(
  values: readonly Value[],
  options: FieldOptions & { name?: string } = {},
): PropertyDecorator {
  const { name, ...rest } = options;
  return field(
    'one_of',
    `one of ${values.join(', ')}`,
    (value) => (values as readonly unknown[]).includes(value),
    { type: 'string', enum: [...values], ...(name ? { enumName: name } : {}) } as ApiPropertyOptions,
    { example: values[0], ...rest },
  );
}

/** A colour as CSS hexadecimal digits. */
export function ColorField(options: FieldOptions = {}): PropertyDecorator {
  return field(
    'color',
    'a colour such as #3b82f6',
    (value) => typeof value === 'string' && /^#[0-9a-fA-F]{6}$/.test(value),
    { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
    { example: '#3b82f6', ...options },
  );
}
