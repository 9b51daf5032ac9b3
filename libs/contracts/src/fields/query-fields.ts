import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import type { FieldOptions } from './field.js';
import { IdField, IntegerField } from './number-fields.js';
import { OneOfField } from './text-fields.js';

/** Converts query text to a number. Other text stays unchanged, so that validation rejects it with the usual message. */
const readNumber = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' && /^-?\d{1,16}$/.test(value) ? Number(value) : value,
);

/** An optional whole number in the query. */
export function QueryIntegerField(
  options: FieldOptions & { min?: number; max?: number } = {},
): PropertyDecorator {
  return applyDecorators(readNumber, IntegerField({ optional: true, ...options }));
}

/** An optional id in the query. */
export function QueryIdField(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(readNumber, IdField({ optional: true, ...options }));
}

/** An optional boolean in the query, as text. */
export function BooleanQueryField(options: FieldOptions = {}): PropertyDecorator {
  return OneOfField(['true', 'false'], { optional: true, ...options });
}
