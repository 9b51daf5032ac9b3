import { field, type Check, type FieldOptions } from './field.js';

export const isId: Check = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

/** An id: a positive integer. Those of events have 48 bits, so generators need the format to choose a type for it. */
export function IdField(options: FieldOptions = {}): PropertyDecorator {
  return field(
    'id',
    'the id of an existing object, a positive integer',
    isId,
    { type: 'integer', format: 'int64', minimum: 1 },
    { example: 42, ...options },
  );
}

export function IntegerField(options: FieldOptions & { min?: number; max?: number } = {}): PropertyDecorator {
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = options;
  const range =
    options.min !== undefined && options.max !== undefined
      ? ` from ${min} to ${max}`
      : options.min !== undefined
        ? ` of at least ${min}`
        : options.max !== undefined
          ? ` of at most ${max}`
          : '';
  return field(
    'integer',
    `an integer${range}`,
    (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max,
    {
      type: 'integer',
      ...(options.min === undefined ? {} : { minimum: min }),
      ...(options.max === undefined ? {} : { maximum: max }),
    },
    options,
  );
}

export function NumberField(options: FieldOptions & { min?: number; max?: number } = {}): PropertyDecorator {
  const { min = -Number.MAX_VALUE, max = Number.MAX_VALUE } = options;
  return field(
    'number',
    options.min === undefined && options.max === undefined ? 'a number' : `a number from ${min} to ${max}`,
    (value) => typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max,
    {
      type: 'number',
      ...(options.min === undefined ? {} : { minimum: min }),
      ...(options.max === undefined ? {} : { maximum: max }),
    },
    options,
  );
}
