import { describe, expect, it } from '@jest/globals';
import { readDate, readDateOrTimestamp, readTimestamp } from './moments.js';

describe('readTimestamp', () => {
  // What the standard libraries print for 2026-12-24, 10:00 in UTC or 19:30 in Tokyo.
  it.each([
    ['Python datetime.isoformat(), UTC', '2026-12-24T10:00:00+00:00', '2026-12-24T10:00:00.000Z'],
    [
      'Python datetime.isoformat(), microseconds',
      '2026-12-24T19:30:00.123456+09:00',
      '2026-12-24T10:30:00.123Z',
    ],
    ['Go time.RFC3339', '2026-12-24T19:30:00+09:00', '2026-12-24T10:30:00.000Z'],
    ['Go time.RFC3339Nano', '2026-12-24T10:00:00.123456789Z', '2026-12-24T10:00:00.123Z'],
    ['Java Instant.toString()', '2026-12-24T10:00:00Z', '2026-12-24T10:00:00.000Z'],
    ['Java OffsetDateTime.toString(), whole minute', '2026-12-24T19:30+09:00', '2026-12-24T10:30:00.000Z'],
    [
      'Java OffsetDateTime.toString(), nanoseconds',
      '2026-12-24T10:00:00.000000001Z',
      '2026-12-24T10:00:00.000Z',
    ],
    ['PHP DATE_ATOM', '2026-12-24T10:00:00+00:00', '2026-12-24T10:00:00.000Z'],
    ['PHP DATE_RFC3339_EXTENDED', '2026-12-24T10:00:00.500+00:00', '2026-12-24T10:00:00.500Z'],
    ['Ruby Time#iso8601', '2026-12-24T10:00:00Z', '2026-12-24T10:00:00.000Z'],
    ['Ruby Time#iso8601(6)', '2026-12-24T19:30:00.000001+09:00', '2026-12-24T10:30:00.000Z'],
    ['C# ToString("O"), UTC', '2026-12-24T10:00:00.1234567Z', '2026-12-24T10:00:00.123Z'],
    ['C# DateTimeOffset.ToString("O")', '2026-12-24T19:30:00.0000000+09:00', '2026-12-24T10:30:00.000Z'],
    ['JavaScript toISOString()', '2026-12-24T10:00:00.000Z', '2026-12-24T10:00:00.000Z'],
    ['Rust chrono to_rfc3339()', '2026-12-24T10:00:00.123456789+00:00', '2026-12-24T10:00:00.123Z'],
    ['lower-case t and z (RFC 3339 §5.6)', '2026-12-24t10:00:00z', '2026-12-24T10:00:00.000Z'],
    ['an unknown local offset (RFC 3339 §4.3)', '2026-12-24T10:00:00-00:00', '2026-12-24T10:00:00.000Z'],
    ['one fraction digit', '2026-12-24T10:00:00.5Z', '2026-12-24T10:00:00.500Z'],
    [
      'a fraction that would round up to the next day',
      '2026-12-31T23:59:59.9999Z',
      '2026-12-31T23:59:59.999Z',
    ],
    ['an offset that goes to the day before', '2026-03-01T00:30:00+01:00', '2026-02-28T23:30:00.000Z'],
    ['the widest offset', '2026-12-24T10:00:00-18:00', '2026-12-25T04:00:00.000Z'],
  ])('reads %s', (_, text, expected) => {
    expect(readTimestamp(text)).toBe(expected);
  });

  it.each([
    ['a day that is not in the calendar', '2026-02-30T10:00:00Z'],
    ['the 29th of February of another year', '2026-02-29T10:00:00Z'],
    ['month 13', '2026-13-01T10:00:00Z'],
    ['hour 24', '2026-12-24T24:00:00Z'],
    ['minute 60', '2026-12-24T10:60:00Z'],
    ['a leap second', '2026-12-31T23:59:60Z'],
    ['an offset beyond 18 hours', '2026-12-24T10:00:00+18:01'],
    ['an offset of 60 minutes', '2026-12-24T10:00:00+01:60'],
    ['no offset', '2026-12-24T10:00:00'],
    ['an offset without a colon', '2026-12-24T10:00:00+0900'],
    ['a space in place of T', '2026-12-24 10:00:00Z'],
    ['a comma before the fraction', '2026-12-24T10:00:00,5Z'],
    ['a point without digits', '2026-12-24T10:00:00.Z'],
    ['year 0', '0000-12-24T10:00:00Z'],
    ['a year past 9999', '12026-12-24T10:00:00Z'],
    ['a moment whose year in UTC is 10000', '9999-12-31T23:00:00-02:00'],
    ['a moment whose year in UTC is 0', '0001-01-01T00:00:00+01:00'],
    ['a day', '2026-12-24'],
    ['text around it', ' 2026-12-24T10:00:00Z'],
    ['a fraction longer than any clock prints', `2026-12-24T10:00:00.${'0'.repeat(60)}Z`],
    ['other digits', '２０２６-12-24T10:00:00Z'],
    ['a number', 1_798_106_400_000],
    ['null', null],
  ])('rejects %s', (_, value) => {
    expect(readTimestamp(value)).toBeUndefined();
  });
});

describe('readDate and readDateOrTimestamp', () => {
  it('return a day unchanged', () => {
    expect([readDate('2028-02-29'), readDateOrTimestamp('2026-12-24')]).toEqual(['2028-02-29', '2026-12-24']);
  });

  it.each(['2026-02-30', '0000-01-01', '2026-2-3', '24.12.2026', '2026-12-24T', ''])('reject %j', (text) => {
    expect([readDate(text), readDateOrTimestamp(text)]).toEqual([undefined, undefined]);
  });

  it('convert a moment to UTC', () => {
    expect(readDateOrTimestamp('2026-12-24T10:00:00+01:00')).toBe('2026-12-24T09:00:00.000Z');
  });
});
