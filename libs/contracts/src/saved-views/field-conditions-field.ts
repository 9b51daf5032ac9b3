import type { ApiPropertyOptions } from '@nestjs/swagger';
import { field, type FieldOptions } from '../fields/field.js';
import { isId } from '../fields/number-fields.js';
import { isStorable } from '../fields/text-fields.js';

/** As the addresses of the screen have them. */
const CONDITIONS_MAX = 20;
const CONDITION_LENGTH_MAX = 1_000;

/** Conditions of a saved view, by the id of their custom field. A later change of a field may make one meaningless. */
export function FieldConditionsField(options: FieldOptions): PropertyDecorator {
  return field(
    'field_conditions',
    `an object of at most ${CONDITIONS_MAX} texts of 1 to ${CONDITION_LENGTH_MAX} characters by field id`,
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.keys(value).length <= CONDITIONS_MAX &&
      Object.entries(value).every(
        ([key, condition]) =>
          /^[1-9]\d{0,14}$/.test(key) &&
          isId(Number(key)) &&
          typeof condition === 'string' &&
          condition.trim() !== '' &&
          condition.length <= CONDITION_LENGTH_MAX &&
          isStorable(condition),
      ),
    {
      type: 'object',
      additionalProperties: { type: 'string', minLength: 1, maxLength: CONDITION_LENGTH_MAX },
    } as ApiPropertyOptions,
    { ...options, itemsMax: CONDITIONS_MAX },
  );
}
