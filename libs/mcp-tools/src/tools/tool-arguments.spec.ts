import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import {
  dateArgument,
  dayArgument,
  cardArgument,
  idOrName,
  limitArgument,
  requestKeyArgument,
  valueArgument,
} from './argument-fields.js';
import { argumentSchema, listedSchema } from '../schemas/argument-schema.js';
import { readArguments } from './tool-arguments.js';

const schema = z.strictObject({
  card: cardArgument('Card'),
  board: idOrName('Board').optional(),
  flag: z.boolean().optional(),
  limit: limitArgument(200, 50),
  due: dateArgument().nullable().optional(),
  cards: z.array(z.strictObject({ id: cardArgument('Card'), title: z.string() })).optional(),
  value: valueArgument().optional(),
  from: dayArgument().optional(),
});
const json = argumentSchema(schema);
const listed = listedSchema(json);
const read = (args: unknown): z.infer<typeof schema> => readArguments(schema, json, args);

describe('the schema that is listed', () => {
  it('omits everything that a model does not need', () => {
    expect(listed).not.toHaveProperty('$schema');
    expect(listed.required).toEqual(['card']);
  });

  it('has one type for each argument, also where null or several types are accepted', () => {
    expect(listed.properties).toMatchObject({
      card: { type: 'string', description: 'Card' },
      board: { type: 'string', description: 'Board' },
      limit: { type: 'integer', maximum: 200, default: 50 },
      due: { type: 'string' },
      value: { type: 'string', description: expect.stringMatching(/null clears/) },
    });
    expect(JSON.stringify(listed)).not.toMatch(/anyOf|oneOf/);
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
      'one object in place of a list',
      { card: 1, cards: { id: 3, title: 'x' } },
      { cards: [{ id: 3, title: 'x' }] },
    ],
    ['null for an omitted argument', { card: 1, board: null, limit: null }, { limit: 50 }],
    ['null that clears', { card: 1, due: null }, { due: null }],
    ['null as text when null is a value', { card: 1, due: 'null' }, { due: null }],
    ['an empty text when null is a value', { card: 1, due: ' ' }, { due: null }],
    ['the number that a card shows', { card: ' #12168' }, { card: '#12168' }],
    [
      'the number of a card in a list',
      { card: 1, cards: [{ id: ' #77 ', title: 'x' }] },
      { cards: [{ id: '#77' }] },
    ],
    ['any type of a value', { card: 1, value: [1, '#2'] }, { value: [1, '#2'] }],
    ['a name that is a number', { card: 1, board: '2026' }, { board: '2026' }],
    ['a time without milliseconds', { card: 1, due: '2026-11-30T09:30:00Z' }, {}],
    ['a time with an offset', { card: 1, due: '2026-11-30t09:30:00.123456+02:00' }, {}],
    ['a time that the API rejects', { card: 1, due: '2026-02-30T09:30:00Z' }, {}],
    ['the day of a time', { card: 1, from: '2026-11-30T23:30:00-02:00' }, { from: '2026-12-01' }],
    ['a day', { card: 1, due: '2026-11-30' }, { due: '2026-11-30' }],
  ])('takes %s', (_, args, expected) => {
    expect(read(args)).toMatchObject({ ...('due' in args ? { due: args.due } : {}), ...expected });
  });

  it('keeps text unchanged when it looks like another type', () => {
    expect(read({ card: 1, cards: [{ id: 1, title: 'null' }] }).cards).toEqual([{ id: 1, title: 'null' }]);
    expect(read({ card: 1, cards: [{ id: 1, title: '[1]' }] }).cards).toEqual([{ id: 1, title: '[1]' }]);
  });

  it.each([
    ['text for an id', { card: 'first' }, /card: .*integer/],
    ['a negative id', { card: -1 }, /card: must be an id/],
    ['a number that no card shows', { card: '##5' }, /card: must be an id/],
    ['text for a list', { card: 1, cards: 7 }, /cards\.0: must be an object/],
    ['a number for a text', { card: 1, cards: [{ id: 1, title: 7 }] }, /cards\.0\.title: must be text/],
    ['another word for true', { card: 1, flag: 'yes' }, /flag: must be true or false/],
    [
      'an unknown property of an item',
      { card: 1, cards: [{ id: 1, title: 'x', crad: 1 }] },
      /Unknown: crad. Those of cards.0 are: id, title/,
    ],
    ['a fraction', { card: '1.5' }, /card: must be an id/],
    ['too large a page', { card: 1, limit: 500 }, /limit: must be at most 200; read on with the cursor/],
    ['no day', { card: 1, due: 'tomorrow' }, /due: must be a day such as 2026-11-30/],
    ['a time without a zone', { card: 1, due: '2026-11-30T09:30:00' }, /due: must end in Z or an offset/],
    ['an unknown property', { card: 1, crad: 1 }, /Unknown: crad. The arguments are: card, board/],
    ['an invalid item of a list', { card: 1, cards: [{ id: 1 }] }, /cards\.0\.title: is missing/],
    ['text in place of the object', 'card', /The arguments/],
  ])('rejects %s and names the accepted values', (_, args, text) => {
    expect(() => read(args)).toThrow(text);
  });

  it('names every invalid argument in one message', () => {
    expect(() => read({ card: 'x', limit: 0 })).toThrow(/card: .*limit: /);
  });
});

describe('a request key', () => {
  const keyOf = (text: string): unknown => requestKeyArgument().parse(text);

  it('is sent unchanged when it is visible ASCII', () => {
    expect(keyOf('import-2026/11')).toBe('import-2026/11');
  });

  it.each(['once a day', 'élan', '漢字'.repeat(50)])('is replaced by a digest of its own: %s', (text) => {
    expect(keyOf(text)).toMatch(/^[\x21-\x7e]{1,200}$/);
    expect(keyOf(text)).toBe(keyOf(text));
    expect(keyOf(text)).not.toBe(keyOf(`${text.slice(1)}.`));
  });
});
