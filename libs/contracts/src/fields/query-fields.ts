import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { field, type FieldOptions } from './field.js';
import { IdField, IntegerField } from './number-fields.js';
import { TextListField } from './collection-fields.js';
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

/** Optional names in the query, separated by commas, each at most once. `namesIn` reads them. */
export function QueryNamesField(names: readonly string[], options: FieldOptions = {}): PropertyDecorator {
  const one = `(${names.map((name) => name.replace(/[.*]/g, '\\$&')).join('|')})`;
  return field(
    'names',
    `one or more of ${names.join(', ')}, separated by commas and each once`,
    (value) => {
      const given = typeof value === 'string' ? value.split(',') : [];
      return (
        given.length > 0 &&
        given.length === new Set(given).size &&
        given.every((name) => names.includes(name))
      );
    },
    { type: 'string', pattern: `^${one}(,${one})*$` },
    { optional: true, ...options },
  );
}

/** The names of a valid `QueryNamesField`. */
export function namesIn<Name extends string>(text: string | undefined): ReadonlySet<Name> {
  return new Set(text === undefined ? [] : (text.split(',') as Name[]));
}

/** Optional texts in the query, whose name is repeated for each. */
export function QueryTextsField(
  options: FieldOptions & { max: number; maxLength: number },
): PropertyDecorator {
  const asList = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? [value] : value));
  return applyDecorators(asList, TextListField({ optional: true, min: 1, ...options }));
}

/** An optional boolean in the query, as text. */
export function BooleanQueryField(options: FieldOptions = {}): PropertyDecorator {
  return OneOfField(['true', 'false'], { optional: true, ...options });
}
