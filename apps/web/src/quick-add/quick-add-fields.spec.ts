import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CustomField } from '../board-model/entities.js';
import { readFields } from './quick-add-fields.js';

const field = (id: number, name: string, type: CustomField['type'], options: string[] = []): CustomField => ({
  id,
  boardId: 3,
  name,
  type,
  position: String(id),
  version: 0,
  options: options.map((label, at) => ({ id: id * 10 + at, label, color: null })),
});

const all = [
  field(1, 'Notes', 'text'),
  field(2, 'Size', 'number'),
  field(3, 'Done', 'checkbox'),
  field(4, 'Start day', 'date'),
  field(5, 'Region', 'select', ['EMEA', 'Far East']),
  field(6, 'Tags', 'multi_select', ['red', 'green', 'a, b']),
  field(7, 'Buyer', 'member'),
  field(8, 'Link', 'url'),
  field(9, '地域', 'select', ['東京', '大阪']),
  field(10, 'HTTPS status', 'text'),
];
const aiko = { id: 71, name: 'Aiko Tanaka' };
const vocabulary = { members: [aiko, { id: 72, name: 'Mehmet' }], today: '2026-11-22', me: 70 };

describe('custom fields in the text of a new card [DEC-9.FIELDS-8]', () => {
  it.each<[string, Record<string, unknown>]>([
    ['Cake Notes:sweet', { 1: 'sweet' }],
    ['Cake notes:"sweet and big"', { 1: 'sweet and big' }],
    ['Size:-4.5 Cake', { 2: -4.5 }],
    ['Cake Done:yes', { 3: true }],
    ['Cake Done:いいえ', { 3: false }],
    ['Cake "Start day":tomorrow', { 4: '2026-11-23' }],
    ['Cake start_day:2026-12-24', { 4: '2026-12-24' }],
    ['Cake startday:!12-24', { 4: '2026-12-24' }],
    ['Cake Region:"far east"', { 5: 51 }],
    ['Cake Region:em', { 5: 50 }],
    ['Cake Tags:red,green', { 6: [60, 61] }],
    ['Cake Tags:"a, b"', { 6: [62] }],
    ['Cake Buyer:@aiko', { 7: aiko.id }],
    ['Cake Buyer:me', { 7: vocabulary.me }],
    ['Cake Link:https://example.org/a?b=c:d', { 8: 'https://example.org/a?b=c:d' }],
    ['Cake Link:example.org', { 8: 'https://example.org' }],
    ['Cake 地域：東京', { 9: 90 }],
    ['Cake Region:EMEA Size:3 Region:far', { 5: 51, 2: 3 }],
  ])('are read, and leave the title: %s', (text, fields) => {
    const read = readFields(text, all, vocabulary);
    expect(read).toMatchObject({ fields, unfit: [] });
    expect(read.rest.trim().replaceAll(/\s+/g, ' ')).toBe('Cake');
  });

  it.each([
    ['Size:big', 'Size', 'big'],
    ['Size:1e999', 'Size', '1e999'],
    ['Size:0x10', 'Size', '0x10'],
    ['Done:maybe', 'Done', 'maybe'],
    ['Start_day:2026-02-30', 'Start day', '2026-02-30'],
    ['Region:Mars', 'Region', 'Mars'],
    ['Tags:red,blue', 'Tags', 'red,blue'],
    ['Tags:,', 'Tags', ','],
    ['Buyer:Bob', 'Buyer', 'Bob'],
    ['Link:javascript:alert(1)', 'Link', 'javascript:alert(1)'],
    ['Link:"no address"', 'Link', 'no address'],
  ])('stay text where the value does not fit, with its field: %s', (text, name, typed) => {
    const { rest, fields, unfit } = readFields(`Cake ${text}`, all, vocabulary);
    expect({ rest, fields }).toEqual({ rest: `Cake ${text}`, fields: {} });
    expect(unfit.map((each) => [each.field.name, each.typed])).toEqual([[name, typed]]);
  });

  it('keep the value that fits beside one that does not', () => {
    const { rest, fields, unfit } = readFields('Cake Size:3 Size:big', all, vocabulary);
    expect({ rest, fields }).toEqual({ rest: 'Cake  Size:big', fields: { 2: 3 } });
    expect(unfit).toHaveLength(1);
  });

  it.each([
    'See https://example.org',
    'Meet at 10:30',
    'Note: later',
    'Region: EMEA',
    'Regions:EMEA',
    'xSize:3',
    ':',
    'Size:',
  ])('are not in %s', (text) => {
    expect(readFields(text, all, vocabulary)).toEqual({ rest: text, fields: {}, unfit: [] });
  });

  it('are none where two fields have the name, but for its exact letters', () => {
    const two = [field(1, 'Size', 'number'), field(2, 'size', 'number')];
    expect(readFields('SIZE:3', two, vocabulary).rest).toBe('SIZE:3');
    expect(readFields('size:3', two, vocabulary).fields).toEqual({ 2: 3 });
  });

  it('change nothing of a text without the name of a field, and never fail', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readFields(text, [], vocabulary)).toEqual({ rest: text, fields: {}, unfit: [] });
        for (const { name } of all)
          expect(() => readFields(`"${name}":${text}`, all, vocabulary)).not.toThrow();
      }),
    );
  });
});
