import type { ApiPropertyOptions } from '@nestjs/swagger';
import { field, type FieldOptions } from './field.js';
import { isId } from './number-fields.js';
import { isStorable } from './text-fields.js';
import { hasAtMost } from './text-rules.js';

/** An array of strings, each of at most `maxLength` characters. */
export function TextListField(
  options: FieldOptions & { min?: number; max: number; maxLength: number },
): PropertyDecorator {
  const { min = 0, max, maxLength } = options;
  return field(
    'text_list',
    `an array of ${min} to ${max} texts of at most ${maxLength} characters`,
    (value) =>
      Array.isArray(value) &&
      value.length >= min &&
      value.length <= max &&
      value.every(
        (member) => typeof member === 'string' && hasAtMost(member, maxLength) && isStorable(member),
      ),
    {
      type: 'array',
      items: { type: 'string', maxLength },
      minItems: min,
      maxItems: max,
    } as ApiPropertyOptions,
    { ...options, itemsMax: max },
  );
}

/** An array of ids, without repetition. */
export function IdListField(options: FieldOptions & { min?: number; max: number }): PropertyDecorator {
  const { min = 0, max } = options;
  return field(
    'id_list',
    `an array of ${min === 0 ? 'at most' : `${min} to`} ${max} different ids (positive integers)`,
    (value) =>
      Array.isArray(value) &&
      value.length >= min &&
      value.length <= options.max &&
      value.every(isId) &&
      new Set(value).size === value.length,
    {
      type: 'array',
      items: { type: 'integer', format: 'int64', minimum: 1 },
      ...(min === 0 ? {} : { minItems: min }),
      maxItems: options.max,
      uniqueItems: true,
    } as ApiPropertyOptions,
    { ...options, itemsMax: options.max },
  );
}

/** An object whose values are all text, e.g. a list's `attributes`. */
export function TextMapField(options: FieldOptions & { max: number; maxLength: number }): PropertyDecorator {
  const { max, maxLength } = options;
  return field(
    'text_map',
    `an object of at most ${max} properties whose values are texts of at most ${maxLength} characters`,
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.keys(value).length <= max &&
      Object.entries(value).every(
        ([key, member]) =>
          hasAtMost(key, 100) &&
          isStorable(key) &&
          typeof member === 'string' &&
          hasAtMost(member, maxLength) &&
          isStorable(member),
      ),
    { type: 'object', additionalProperties: { type: 'string', maxLength } } as ApiPropertyOptions,
    { ...options, itemsMax: max },
  );
}
