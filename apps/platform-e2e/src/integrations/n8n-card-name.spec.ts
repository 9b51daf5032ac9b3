import { describe, expect, it } from '@jest/globals';
import * as client from '@kiban/client';
import * as node from 'n8n-nodes-kiban/shared/card-name';

const origin = 'https://kiban.example';

/** The package for n8n has no dependency, so its reader is a copy that must not go its own way. */
describe.each([
  ['of the client library', client],
  ['of the n8n nodes', node],
])('the reader of card names %s', (_, { readCardName, isCardOf }) => {
  it.each([
    ['101', { id: 101 }],
    [' #12 ', { number: 12 }],
    [`${origin}/cards/101`, { origin, id: 101 }],
    [`${origin}/cards/101/`, { origin, id: 101 }],
    [`${origin}/boards/3/cards/101?view=table#comment-61`, { origin, id: 101 }],
    [`${origin}/cards/%2312`, { origin, number: 12 }],
    ['HTTPS://Kiban.Example:443/cards/7', { origin, id: 7 }],
    ['http://localhost:4000/cards/7', { origin: 'http://localhost:4000', id: 7 }],
  ])('reads an id, a number or an address: %s', (text, name) => {
    expect(readCardName(text)).toEqual(name);
  });

  it.each([
    '',
    '0',
    '#0',
    '##12',
    '12#',
    '1e3',
    '１２',
    '1234567890123456',
    'cards/101',
    `${origin}/cards/`,
    `${origin}/cards/#12`,
    `${origin}/boards/3`,
    `${origin}/x/cards/101`,
    `${origin}/cards/101/archive`,
    `${origin}/cards/101%2Farchive`,
    'javascript://kiban.example/cards/101',
    'https://',
  ])('rejects other text: %j', (text) => {
    expect(readCardName(text)).toBeUndefined();
  });

  it('tells an address of this deployment from another one', () => {
    const card = { url: `${origin}/cards/101` };
    const isOwn = (text: string): boolean => isCardOf(readCardName(text) ?? { id: 0 }, card);
    expect(['101', '#12', `${origin}/cards/101`].map(isOwn)).toEqual([true, true, true]);
    expect(['https://kiban.example.org/cards/101', 'http://kiban.example/cards/101'].map(isOwn)).toEqual([
      false,
      false,
    ]);
  });
});
