import { describe, expect, it } from '@jest/globals';
import { plainCallIn } from './plain-call.js';

const message = {
  jsonrpc: '2.0',
  id: 7,
  method: 'tools/call',
  params: { name: 'get_card', arguments: { card: '5' }, _meta: { progressToken: 1 } },
};
const OLDER = ['2025-11-25', '2025-06-18', '2025-03-26'];
const { params } = message;
const withMeta = (meta: object): object => ({ ...message, params: { ...params, _meta: meta } });

describe('a call that needs nothing of the protocol but its answer', () => {
  it.each([undefined, ...OLDER])('is one of an older revision: %s', (revision) => {
    expect(plainCallIn(message, 100, revision, OLDER)).toMatchObject({
      id: 7,
      tool: { name: 'get_card' },
      arguments: { card: '5' },
    });
  });

  it.each<[string, unknown]>([
    [
      'with a claim of a later revision',
      withMeta({ 'io.modelcontextprotocol/protocolVersion': '2026-07-28' }),
    ],
    ['of a tool that does not exist', { ...message, params: { ...params, name: 'drop_everything' } }],
    ['with arguments that are none', { ...message, params: { ...params, arguments: [] } }],
    ['with a member that it does not know', { ...message, params: { ...params, task: {} } }],
    ['without an id, which is a notification', { jsonrpc: '2.0', method: 'tools/call', params }],
    ['with an id that is none', { ...message, id: 1.5 }],
    ['of another method', { ...message, method: 'tools/list' }],
    ['in a batch', [message]],
    ['that is no JSON-RPC', { ...message, jsonrpc: '1.0' }],
    ['that is nothing', undefined],
  ])('is not one %s', (_, sent) => {
    expect(plainCallIn(sent, 100, '2025-11-25', OLDER)).toBeUndefined();
  });

  it.each(['2026-07-28', '1999-01-01'])('is not one of revision %s', (revision) => {
    expect(plainCallIn(message, 100, revision, OLDER)).toBeUndefined();
  });

  it('is not one that is so large that the SDK may refuse it', () => {
    expect(plainCallIn(message, 8_001, undefined, OLDER)).toBeUndefined();
  });
});
