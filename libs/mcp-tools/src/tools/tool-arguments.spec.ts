import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import {
  dateArgument,
  dayArgument,
  idArgument,
  idOrName,
  limitArgument,
  requestKeyArgument,
} from './argument-fields.js';
import { advertisedSchema, readArguments } from './tool-arguments.js';

const schema = z.strictObject({
  card: idArgument('Card'),
  board: idOrName('Board').optional(),
  flag: z.boolean().optional(),
  limit: limitArgument(200, 50),
  due: dateArgument().nullable().optional(),
  cards: z.array(z.strictObject({ id: idArgument('Card'), title: z.string() })).optional(),
  value: z.unknown().optional(),
  from: dayArgument().optional(),
});
const json = advertisedSchema(schema);
const read = (args: unknown): z.infer<typeof schema> => readArguments(schema, json, args);

describe('the schema that is listed', () => {
  it('is as short as it can be said', () => {
    expect(json.properties).toMatchObject({
      card: { type: 'integer', description: 'Card' },
      board: { anyOf: [{ type: 'integer' }, { type: 'string' }], description: 'Board' },
      limit: { type: 'integer', maximum: 200, default: 50 },
      due: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    });
    expect(json).not.toHaveProperty('$schema');
    expect(json.required).toEqual(['card']);
  });
});

describe('arguments as models send them', () => {
  it.each([
    ['a number as text', { card: '42' }, { card: 42 }],
    ['a number in spaces', { card: ' 42 ' }, { card: 42 }],
    ['true as text', { card: 1, flag: 'True' }, { flag: true }],
    [
      'a list as JSON text',
      { card: 1, cards: '[{"id":"3","title":"x"}]' },
      { cards: [{ id: 3, title: 'x' }] },
    ],
    [
      'one object where a list is meant',
      { card: 1, cards: { id: 3, title: 'x' } },
      { cards: [{ id: 3, title: 'x' }] },
    ],
    ['null for what was left out', { card: 1, board: null, limit: null }, { limit: 50 }],
    ['null that clears', { card: 1, due: null }, { due: null }],
    ['null as text where null is a value', { card: 1, due: 'null' }, { due: null }],
    ['a name that is a number', { card: 1, board: '2026' }, { board: '2026' }],
    ['a time without milliseconds', { card: 1, due: '2026-11-30T09:30:00Z' }, {}],
    ['a time with an offset', { card: 1, due: '2026-11-30t09:30:00.123456+02:00' }, {}],
    ['a time that the API rejects', { card: 1, due: '2026-02-30T09:30:00Z' }, {}],
    ['the day of a time', { card: 1, from: '2026-11-30T23:30:00-02:00' }, { from: '2026-12-01' }],
    ['a day', { card: 1, due: '2026-11-30' }, { due: '2026-11-30' }],
  ])('takes %s', (_, args, expected) => {
    expect(read(args)).toMatchObject({ ...('due' in args ? { due: args.due } : {}), ...expected });
  });

  it('keeps text as it is, also where it looks like something else', () => {
    expect(read({ card: 1, cards: [{ id: 1, title: 'null' }] }).cards).toEqual([{ id: 1, title: 'null' }]);
    expect(read({ card: 1, cards: [{ id: 1, title: '[1]' }] }).cards).toEqual([{ id: 1, title: '[1]' }]);
  });

  it.each([
    ['text for an id', { card: 'first' }, /card: .*integer/],
    ['a negative id', { card: -1 }, /card: must be an id/],
    ['a fraction', { card: '1.5' }, /card: must be an id/],
    ['too large a page', { card: 1, limit: 500 }, /limit: must be at most 200; read on with the cursor/],
    ['no day', { card: 1, due: 'tomorrow' }, /due: must be a day such as 2026-11-30/],
    ['a time without a zone', { card: 1, due: '2026-11-30T09:30:00' }, /due: must end in Z or an offset/],
    ['an unknown member', { card: 1, crad: 1 }, /Unknown: crad. The arguments are: card, board/],
    ['a fault inside a list', { card: 1, cards: [{ id: 1 }] }, /cards\.0\.title: is missing/],
    ['no object at all', 'card', /The arguments/],
  ])('refuses %s and says what to send', (_, args, text) => {
    expect(() => read(args)).toThrow(text);
  });

  it('names every fault at once', () => {
    expect(() => read({ card: 'x', limit: 0 })).toThrow(/card: .*limit: /);
  });
});

describe('a request key', () => {
  const keyOf = (text: string): unknown => requestKeyArgument().parse(text);

  it('is sent as it is where a header can carry it', () => {
    expect(keyOf('import-2026/11')).toBe('import-2026/11');
  });

  it.each(['once a day', 'élan', '漢字'.repeat(50)])(
    'stands for itself and for no other text: %s',
    (text) => {
      expect(keyOf(text)).toMatch(/^[\x21-\x7e]{1,200}$/);
      expect(keyOf(text)).toBe(keyOf(text));
      expect(keyOf(text)).not.toBe(keyOf(`${text.slice(1)}.`));
    },
  );
});
