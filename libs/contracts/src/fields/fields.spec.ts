import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import {
  DueDateInputField,
  IdField,
  IdListField,
  IntegerField,
  ObjectListField,
  OneOfField,
  TextField,
  TextMapField,
} from './fields.js';

class Part {
  @TextField({ minLength: 1, maxLength: 10 })
  name!: string;
}

class Sample {
  @IdField({ optional: true })
  id?: unknown;

  @IntegerField({ min: 1, max: 5, optional: true })
  count?: unknown;

  @TextField({ minLength: 1, maxLength: 10, optional: true })
  title?: unknown;

  @TextField({ maxLength: 10, optional: true, nullable: true })
  note?: unknown;

  @DueDateInputField({ optional: true, nullable: true })
  due?: unknown;

  @OneOfField(['red', 'green'], { optional: true })
  colour?: unknown;

  @IdListField({ max: 3, optional: true })
  ids?: unknown;

  @TextMapField({ max: 2, maxLength: 5, optional: true })
  map?: unknown;

  @ObjectListField(() => Part, { max: 2, optional: true })
  parts?: unknown;
}

/** The refusals of one member, as the caller reads them. */
function rejections(body: Record<string, unknown>): string[] {
  const flatten = (errors: ReturnType<typeof validateSync>): string[] =>
    errors.flatMap((error) => [...Object.values(error.constraints ?? {}), ...flatten(error.children ?? [])]);
  return flatten(validateSync(plainToInstance(Sample, body)));
}

describe('fields', () => {
  it.each<[string, unknown[], unknown[]]>([
    ['id', [1, 42, Number.MAX_SAFE_INTEGER], [0, -1, 1.5, '1', null, Number.MAX_SAFE_INTEGER + 1, {}, []]],
    ['count', [1, 5], [0, 6, 1.5, '3', null]],
    ['title', ['a', 'ten chars!', '日本'], ['', '   ', 'eleven char', 7, null, 'a\u0000b', '\ud800']],
    ['note', ['', 'x', null], ['eleven char', 7, 'a\u0000']],
    [
      'due',
      ['2026-02-28', '2028-02-29', '2026-11-21T09:30:00.000Z', '2026-11-21T09:30:00+09:00', null],
      ['2026-02-29', '2026-13-01', '21.11.2026', '2026-11-21T09:30:00', '2026-11-21T25:00:00.000Z', 20261121],
    ],
    ['colour', ['red', 'green'], ['blue', 'RED', null, 1]],
    ['ids', [[], [1, 2, 3]], [[1, 1], [1, 2, 3, 4], ['1'], 1, null]],
    ['map', [{}, { a: 'x' }], [{ a: 1 }, { a: 'x', b: 'y', c: 'z' }, { a: 'longer' }, [], null]],
    [
      'parts',
      [[], [{ name: 'a' }]],
      [[{ name: '' }], [{ name: 'a' }, { name: 'b' }, { name: 'c' }], [null], ['a'], {}, null],
    ],
  ])('%s takes what it should and refuses the rest in a sentence', (member, good, bad) => {
    for (const value of good)
      expect({ value, refused: rejections({ [member]: value }) }).toEqual({ value, refused: [] });
    for (const value of bad) {
      const refused = rejections({ [member]: value });
      expect({ value, isRejected: refused.length > 0 }).toEqual({ value, isRejected: true });
      for (const sentence of refused) expect(sentence).toMatch(/ must be .+\.$/);
    }
  });
});
