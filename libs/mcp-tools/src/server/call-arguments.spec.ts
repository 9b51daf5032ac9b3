import { describe, expect, it } from '@jest/globals';
import { withObjectArguments } from './call-arguments.js';

const call = (given: unknown): object => ({
  jsonrpc: '2.0',
  id: 7,
  method: 'tools/call',
  params: { name: 'get_card', arguments: given, _meta: { progressToken: 1 } },
});

describe('the arguments of a call', () => {
  it.each<[string, unknown, object]>([
    ['null', null, {}],
    ['an empty text', ' ', {}],
    ['an object as JSON text', '{"card":"#5"}', { card: '#5' }],
    ['a text', 'card 5', { arguments: 'card 5' }],
    ['a list', [{ card: 5 }], { arguments: [{ card: 5 }] }],
    ['a list as JSON text', '[5]', { arguments: '[5]' }],
    ['a number', 5, { arguments: 5 }],
  ])('become an object from %s, and the rest stays', (_, given, expected) => {
    expect(withObjectArguments(call(given))).toEqual(call(expected));
    expect(withObjectArguments([call(given), { id: 8 }])).toEqual([call(expected), { id: 8 }]);
  });

  it.each<[string, unknown]>([
    ['a call with an object', call({ card: 5 })],
    ['a call without arguments', { method: 'tools/call', params: { name: 'list_boards' } }],
    ['another method', { method: 'prompts/get', params: { name: 'x', arguments: null } }],
    ['no object', 'text'],
    ['a call without parameters', { method: 'tools/call', params: null }],
  ])('leave %s as it is', (_, message) => {
    expect(withObjectArguments(message)).toBe(message);
  });
});
