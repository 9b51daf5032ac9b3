import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { plainCallIn } from './plain-call.js';

const message = {
  jsonrpc: '2.0',
  id: 7,
  method: 'tools/call',
  params: { name: 'get_card', arguments: { card: '5' }, _meta: { progressToken: 1 } },
};
const { params } = message;
const withMeta = (meta: object): object => ({ ...message, params: { ...params, _meta: meta } });
const older = (revision?: string): IncomingHttpHeaders =>
  revision === undefined ? {} : { 'mcp-protocol-version': revision };

const envelope = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'sample', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': { roots: { listChanged: true } },
};
const modern: IncomingHttpHeaders = {
  'mcp-protocol-version': '2026-07-28',
  'mcp-method': 'tools/call',
  'mcp-name': 'get_card',
};
const faulty: [string, unknown][] = [
  ['of a tool that does not exist', { ...message, params: { ...params, name: 'drop_everything' } }],
  ['with arguments that are none', { ...message, params: { ...params, arguments: [] } }],
  ['with a member that it does not know', { ...message, params: { ...params, task: {} } }],
  ['without an id, which is a notification', { jsonrpc: '2.0', method: 'tools/call', params }],
  ['with an id that is none', { ...message, id: 1.5 }],
  ['of another method', { ...message, method: 'tools/list' }],
  ['in a batch', [message]],
  ['that is no JSON-RPC', { ...message, jsonrpc: '1.0' }],
  ['that is nothing', undefined],
];
const plain = { id: 7, tool: { name: 'get_card' }, arguments: { card: '5' } };

describe('a call of an older revision that needs nothing of the protocol but its answer', () => {
  it.each([undefined, '2025-11-25', '2025-06-18', '2025-03-26'])('is one of %s', (revision) => {
    expect(plainCallIn(message, 100, older(revision))).toMatchObject({ ...plain, isModern: false });
  });

  it.each([...faulty, ['with a claim of a later revision', withMeta(envelope)]])(
    'is not one %s',
    (_, sent) => {
      expect(plainCallIn(sent, 100, older('2025-11-25'))).toBeUndefined();
    },
  );

  it('is not one of a revision that is not known', () => {
    expect(plainCallIn(message, 100, older('1999-01-01'))).toBeUndefined();
  });

  it('is not one that is so large that the SDK may refuse it', () => {
    expect(plainCallIn(message, 8_001, {})).toBeUndefined();
  });
});

describe('a call of revision 2026-07-28 that needs nothing of the protocol but its answer', () => {
  it('is one whose headers say what it says of itself', () => {
    expect(plainCallIn(withMeta(envelope), 100, modern)).toMatchObject({ ...plain, isModern: true });
  });

  it('is one again with another progress token, unless that is none', () => {
    const withToken = (progressToken: unknown): object => withMeta({ ...envelope, progressToken });
    expect(plainCallIn(withToken(1), 100, modern)).toMatchObject(plain);
    expect(plainCallIn(withToken('two'), 100, modern)).toMatchObject(plain);
    expect(plainCallIn(withToken({}), 100, modern)).toBeUndefined();
  });

  it.each(faulty)('is not one %s', (_, sent) => {
    expect(plainCallIn(sent, 100, modern)).toBeUndefined();
  });

  it.each<[string, object]>([
    ['says nothing of itself', {}],
    ['names another revision', { ...envelope, 'io.modelcontextprotocol/protocolVersion': '2025-11-25' }],
    ['has no capabilities', { ...envelope, 'io.modelcontextprotocol/clientCapabilities': undefined }],
    [
      'has capabilities that are none',
      { ...envelope, 'io.modelcontextprotocol/clientCapabilities': { roots: 5 } },
    ],
  ])('is not one that %s', (_, meta) => {
    expect(plainCallIn(withMeta(meta), 100, modern)).toBeUndefined();
  });

  it.each<[string, IncomingHttpHeaders]>([
    ['no method', { 'mcp-method': undefined }],
    ['another method', { 'mcp-method': 'tools/list' }],
    ['no tool', { 'mcp-name': undefined }],
    ['another tool', { 'mcp-name': 'delete_card' }],
  ])('is not one whose headers name %s', (_, headers) => {
    expect(plainCallIn(withMeta(envelope), 100, { ...modern, ...headers })).toBeUndefined();
  });
});
