import { field, type Check, type FieldOptions } from './field.js';

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
