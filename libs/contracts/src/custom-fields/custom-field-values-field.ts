import type { ApiPropertyOptions } from '@nestjs/swagger';
import { limits } from '@kiban/vocabulary';
import { field, type FieldOptions } from '../fields/field.js';
import { isId } from '../fields/number-fields.js';

/** Schemas of the values that a request may set. */
export const fieldValueInputs: Exclude<ApiPropertyOptions['oneOf'], undefined> = [
  { type: 'string' },
  { type: 'number' },
  { type: 'boolean' },
  { type: 'array', items: { oneOf: [{ type: 'integer' }, { type: 'string' }] } },
];

export const fieldValueSentence = `text, a number, true, false, null or an array of at most ${limits.optionsPerFieldMax} options`;

/** An object of custom field values by field id. The field's type decides about a value. */
export function CustomFieldValuesField(options: FieldOptions): PropertyDecorator {
  return field(
    'field_values',
    `an object of at most ${limits.fieldsPerBoardMax} values by field id, each ${fieldValueSentence}`,
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.keys(value).length <= limits.fieldsPerBoardMax &&
      Object.entries(value).every(
        ([key, member]) => /^[1-9]\d*$/.test(key) && isId(Number(key)) && isInput(member),
      ),
    {
      type: 'object',
      additionalProperties: { oneOf: [...fieldValueInputs, { type: 'null' }] },
    } as unknown as ApiPropertyOptions,
    { ...options, itemsMax: limits.fieldsPerBoardMax },
  );
}

function isInput(value: unknown): boolean {
  if (Array.isArray(value)) return value.length <= limits.optionsPerFieldMax;
  return value === null || typeof value !== 'object';
}
