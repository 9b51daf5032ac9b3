import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ValidateBy, ValidateIf, ValidateNested } from 'class-validator';

/**
 * Decorators that say a member's shape once: for validation, for its refusal in one sentence, and for
 * the OpenAPI document. The sentence names what to send instead of what was sent.
 */
export interface FieldOptions {
  description?: string;
  example?: unknown;
  /** The member may be left out of a request. In answers every member is always present. */
  optional?: boolean;
  /** `null` is a value of the member, e.g. "not set". */
  nullable?: boolean;
}

type Check = (value: unknown) => boolean;

function field(
  code: string,
  sentence: string,
  check: Check,
  schema: ApiPropertyOptions,
  options: FieldOptions,
): PropertyDecorator {
  const { description, example, optional = false, nullable = false } = options;
  const orNull = nullable ? ', or null' : '';
  return applyDecorators(
    ApiProperty({ ...schema, description, example, required: !optional, nullable } as ApiPropertyOptions),
    ...presence(options),
    ValidateBy({
      name: code,
      validator: { validate: check, defaultMessage: () => `$property must be ${sentence}${orNull}.` },
    }),
  );
}

function presence({ optional = false, nullable = false }: FieldOptions): PropertyDecorator[] {
  if (!optional && !nullable) return [];
  return [
    ValidateIf((_, value: unknown) => !((optional && value === undefined) || (nullable && value === null))),
  ];
}

export const isId: Check = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

/** A resource's id: a positive integer. */
export function IdField(options: FieldOptions = {}): PropertyDecorator {
  return field(
    'id',
    'the id of an existing object, a positive integer',
    isId,
    { type: 'integer', minimum: 1 },
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

export function BooleanField(options: FieldOptions = {}): PropertyDecorator {
  return field(
    'boolean',
    'true or false',
    (value) => typeof value === 'boolean',
    { type: 'boolean' },
    options,
  );
}

/** PostgreSQL's text cannot hold U+0000, and a lone surrogate has no UTF-8 form. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

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
      value.length <= maxLength &&
      isStorable(value) &&
      (minLength === 0 || value.trim().length > 0),
    { type: 'string', minLength, maxLength },
    options,
  );
}

/** Text with no bound of its own, for answers only. */
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

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

export const isTimestamp: Check = (value) => {
  if (typeof value !== 'string' || !TIMESTAMP.test(value)) return false;
  const at = new Date(value);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === value.slice(0, 10);
};

export const isDate: Check = (value) => {
  if (typeof value !== 'string' || !DATE.test(value)) return false;
  const day = new Date(`${value}T00:00:00.000Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === value;
};

/** ISO 8601 UTC with milliseconds, e.g. 2026-11-21T09:30:00.000Z. */
export function TimestampField(options: FieldOptions = {}): PropertyDecorator {
  return field(
    'timestamp',
    'a UTC timestamp such as 2026-11-21T09:30:00.000Z',
    isTimestamp,
    { type: 'string', format: 'date-time' },
    { example: '2026-11-21T09:30:00.000Z', ...options },
  );
}

/** A day, YYYY-MM-DD. */
export function DateField(options: FieldOptions = {}): PropertyDecorator {
  return field(
    'date',
    'a date such as 2026-11-21',
    isDate,
    { type: 'string', format: 'date' },
    { example: '2026-11-21', ...options },
  );
}

/** A time of day, HH:MM. */
export function TimeField(options: FieldOptions = {}): PropertyDecorator {
  return field(
    'time',
    'a time of day such as 08:45',
    (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
    { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
    { example: '08:45', ...options },
  );
}

/** A whole day (YYYY-MM-DD) or a moment (RFC 3339 UTC with milliseconds); given back as it was given. */
export function DueDateField(options: FieldOptions = {}): PropertyDecorator {
  return field(
    'date',
    'a date such as 2026-11-21 or a UTC timestamp such as 2026-11-21T09:30:00.000Z',
    (value) => isDate(value) || (isTimestamp(value) && /\.\d{3}Z$/.test(value as string)),
    { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z)?$' },
    { example: '2026-11-30', ...options },
  );
}

/** @nestjs/swagger takes a function for a lazy type only where the function's name is `type`. */
function lazily(reference: () => new () => object): () => new () => object {
  const type = (): new () => object => reference();
  return type;
}

/** A nested object of class `type()`. */
export function ObjectField(type: () => new () => object, options: FieldOptions = {}): PropertyDecorator {
  const { description, example, optional = false, nullable = false } = options;
  return applyDecorators(
    ApiProperty({
      type: lazily(type),
      description,
      example,
      required: !optional,
      nullable,
    } as ApiPropertyOptions),
    ...presence(options),
    ValidateBy({
      name: 'object',
      validator: {
        validate: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
        defaultMessage: () => '$property must be an object.',
      },
    }),
    ValidateNested({ message: '$property must be an object.' }),
    Type(type),
  );
}

/** An array of objects of class `type()`. */
export function ObjectListField(
  type: () => new () => object,
  options: FieldOptions & { min?: number; max?: number } = {},
): PropertyDecorator {
  const { description, example, optional = false, nullable = false, min = 0, max } = options;
  const bound = max === undefined ? '' : ` of ${min} to ${max} objects`;
  return applyDecorators(
    ApiProperty({
      type: lazily(type),
      isArray: true,
      description,
      example,
      required: !optional,
      nullable,
      ...(min ? { minItems: min } : {}),
      ...(max === undefined ? {} : { maxItems: max }),
    } as ApiPropertyOptions),
    ...presence(options),
    ValidateBy({
      name: 'list',
      validator: {
        validate: (value) =>
          Array.isArray(value) &&
          value.length >= min &&
          (max === undefined || value.length <= max) &&
          value.every((member) => typeof member === 'object' && member !== null && !Array.isArray(member)),
        defaultMessage: () => `$property must be an array${bound || ' of objects'}.`,
      },
    }),
    ValidateNested({ each: true, message: '$property must be an array of objects.' }),
    Type(type),
  );
}

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
      value.every((member) => typeof member === 'string' && member.length <= maxLength && isStorable(member)),
    {
      type: 'array',
      items: { type: 'string', maxLength },
      minItems: min,
      maxItems: max,
    } as ApiPropertyOptions,
    options,
  );
}

/** An array of ids, without repetition. */
export function IdListField(options: FieldOptions & { max: number }): PropertyDecorator {
  return field(
    'id_list',
    `an array of at most ${options.max} different ids (positive integers)`,
    (value) =>
      Array.isArray(value) &&
      value.length <= options.max &&
      value.every(isId) &&
      new Set(value).size === value.length,
    {
      type: 'array',
      items: { type: 'integer', minimum: 1 },
      maxItems: options.max,
      uniqueItems: true,
    } as ApiPropertyOptions,
    options,
  );
}

/** An object whose members are all text, e.g. a list's `attributes`. */
export function TextMapField(options: FieldOptions & { max: number; maxLength: number }): PropertyDecorator {
  const { max, maxLength } = options;
  return field(
    'text_map',
    `an object of at most ${max} members whose values are texts of at most ${maxLength} characters`,
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.keys(value).length <= max &&
      Object.entries(value).every(
        ([key, member]) =>
          key.length <= 100 &&
          isStorable(key) &&
          typeof member === 'string' &&
          member.length <= maxLength &&
          isStorable(member),
      ),
    { type: 'object', additionalProperties: { type: 'string', maxLength } } as ApiPropertyOptions,
    options,
  );
}

/** Query text is text; a number in it is read where it is written as one, and refused with its sentence otherwise. */
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

/** An optional truth value in the query, as text. */
export function BooleanQueryField(options: FieldOptions = {}): PropertyDecorator {
  return OneOfField(['true', 'false'], { optional: true, ...options });
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
