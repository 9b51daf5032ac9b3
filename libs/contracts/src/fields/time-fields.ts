import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { field, type Check, type FieldOptions } from './field.js';
import { readDate, readDateOrTimestamp, readTimestamp } from './moments.js';

export const isDate: Check = (value) => readDate(value) !== undefined;

/** Converts a value to its stored form. Unreadable values stay unchanged, so that the check rejects them. */
const readBy = (read: (value: unknown) => string | undefined): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => read(value) ?? value);

/** In responses: ISO 8601 UTC with milliseconds, e.g. 2026-11-21T09:30:00.000Z. */
export function TimestampField(options: FieldOptions = {}): PropertyDecorator {
  return field(
    'timestamp',
    'a UTC timestamp such as 2026-11-21T09:30:00.000Z',
    (value) => readTimestamp(value) === value,
    { type: 'string', format: 'date-time' },
    { example: '2026-11-21T09:30:00.000Z', ...options },
  );
}

/** In requests: any RFC 3339 date-time; the property then holds it in UTC with milliseconds. */
export function TimestampInputField(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    readBy(readTimestamp),
    field(
      'timestamp',
      timestampSentence,
      (value) => readTimestamp(value) !== undefined,
      { type: 'string', format: 'date-time' },
      {
        description: 'An RFC 3339 date-time; stored in UTC with milliseconds',
        example: '2026-11-21T09:30:00.000Z',
        ...options,
      },
    ),
  );
}

/** A day, YYYY-MM-DD. */
export function DateField(options: FieldOptions = {}): PropertyDecorator {
  return field(
    'date',
    'a date such as 2026-11-21',
    isDate,
    { type: 'string', format: 'date' },
    { description: 'A day, YYYY-MM-DD', example: '2026-11-21', ...options },
  );
}

/** A time of day, HH:MM. */
export function TimeField(options: FieldOptions = {}): PropertyDecorator {
  return field(
    'time',
    'a time of day such as 08:45',
    (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
    { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
    { description: 'A time of day, HH:MM', example: '08:45', ...options },
  );
}

/** In responses: a whole day (YYYY-MM-DD), or a moment in UTC with milliseconds. */
export function DueDateField(options: FieldOptions = {}): PropertyDecorator {
  return field(
    'date',
    'a date such as 2026-11-21 or a UTC timestamp such as 2026-11-21T09:30:00.000Z',
    (value) => readDateOrTimestamp(value) === value,
    { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z)?$' },
    { description: 'A day, or a date-time in UTC', example: '2026-11-30', ...options },
  );
}

/** In requests: a whole day, returned unchanged, or any RFC 3339 date-time, returned in UTC. */
export function DueDateInputField(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    readBy(readDateOrTimestamp),
    field(
      'date',
      dateOrTimestampSentence,
      (value) => readDateOrTimestamp(value) !== undefined,
      {
        type: 'string',
        pattern: '^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2}))?$',
      },
      {
        description: 'A day, or an RFC 3339 date-time, which is stored in UTC with milliseconds',
        example: '2026-11-30',
        ...options,
      },
    ),
  );
}

/** Accepted forms of a moment, and of a day or moment, for error messages. */
export const timestampSentence = 'a date-time with an offset, such as 2026-11-21T09:30:00Z';
export const dateOrTimestampSentence = `a date such as 2026-11-21 or ${timestampSentence}`;

/** In the query: a day, or any RFC 3339 date-time; the property then holds the moment in UTC with milliseconds. */
export function SinceField(options: FieldOptions): PropertyDecorator {
  return DueDateInputField({ optional: true, ...options });
}

/** In the query: the name of a time zone. */
export function TimeZoneField(options: FieldOptions): PropertyDecorator {
  return field(
    'time_zone',
    'an IANA time zone such as Europe/Berlin',
    isTimeZone,
    { type: 'string', maxLength: TIME_ZONE_LENGTH_MAX },
    { optional: true, ...options },
  );
}

const TIME_ZONE_LENGTH_MAX = 60;

const isTimeZone: Check = (value) => {
  // An offset is a zone to newer versions of V8 alone.
  if (typeof value !== 'string' || value.length > TIME_ZONE_LENGTH_MAX || !/^[A-Za-z]/.test(value))
    return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: value }).format(0) !== '';
  } catch {
    return false;
  }
};
