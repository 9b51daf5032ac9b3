import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { plainCallIn as plainCallOf, type PlainCall } from './plain-call.js';
import type { PlainTool } from './plain-tool.js';

const toolOf = (name: string): PlainTool => ({
  name,
  isWrite: false,
  call: () => Promise.resolve({ content: [] }),
});
const tools = new Map([toolOf('get_card'), toolOf('delete_card')].map((tool) => [tool.name, tool]));
const plainCallIn = (
  sent: unknown,
  bodyLength: number,
  headers: IncomingHttpHeaders,
): PlainCall | undefined => plainCallOf(sent, bodyLength, headers, tools);

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
  ['with invalid arguments', { ...message, params: { ...params, arguments: [] } }],
  ['with an unknown property', { ...message, params: { ...params, task: {} } }],
  ['without an id, which is a notification', { jsonrpc: '2.0', method: 'tools/call', params }],
  ['with an invalid id', { ...message, id: 1.5 }],
  ['of another method', { ...message, method: 'tools/list' }],
  ['in a batch', [message]],
  ['that is not JSON-RPC', { ...message, jsonrpc: '1.0' }],
  ['that is null', undefined],
];
const plain = { id: 7, tool: { name: 'get_card' }, arguments: { card: '5' } };

describe('a plain call of an older revision', () => {
  it.each([undefined, '2025-11-25', '2025-06-18', '2025-03-26'])(
    'is recognized with revision %s',
    (revision) => {
      expect(plainCallIn(message, 100, older(revision))).toMatchObject({ ...plain, isModern: false });
    },
  );

  it.each([...faulty, ['with a claim of a later revision', withMeta(envelope)]])(
    'is not recognized %s',
    (_, sent) => {
      expect(plainCallIn(sent, 100, older('2025-11-25'))).toBeUndefined();
    },
  );

  it('is not recognized with an unknown revision', () => {
    expect(plainCallIn(message, 100, older('1999-01-01'))).toBeUndefined();
  });

  it('is not recognized when the SDK may reject its size', () => {
    expect(plainCallIn(message, 8_001, {})).toBeUndefined();
  });
});

describe('a plain call of revision 2026-07-28', () => {
  it('is recognized when its headers match the message', () => {
    expect(plainCallIn(withMeta(envelope), 100, modern)).toMatchObject({ ...plain, isModern: true });
  });

  it('is recognized with another progress token, unless that is invalid', () => {
    const withToken = (progressToken: unknown): object => withMeta({ ...envelope, progressToken });
    expect(plainCallIn(withToken(1), 100, modern)).toMatchObject(plain);
    expect(plainCallIn(withToken('two'), 100, modern)).toMatchObject(plain);
    expect(plainCallIn(withToken({}), 100, modern)).toBeUndefined();
  });

  it.each(faulty)('is not recognized %s', (_, sent) => {
    expect(plainCallIn(sent, 100, modern)).toBeUndefined();
  });

  it.each<[string, object]>([
    ['has no metadata', {}],
    ['names another revision', { ...envelope, 'io.modelcontextprotocol/protocolVersion': '2025-11-25' }],
    ['has no capabilities', { ...envelope, 'io.modelcontextprotocol/clientCapabilities': undefined }],
    ['has invalid capabilities', { ...envelope, 'io.modelcontextprotocol/clientCapabilities': { roots: 5 } }],
  ])('is not recognized when it %s', (_, meta) => {
    expect(plainCallIn(withMeta(meta), 100, modern)).toBeUndefined();
  });

  it.each<[string, IncomingHttpHeaders]>([
    ['no method', { 'mcp-method': undefined }],
    ['another method', { 'mcp-method': 'tools/list' }],
    ['no tool', { 'mcp-name': undefined }],
    ['another tool', { 'mcp-name': 'delete_card' }],
  ])('is not recognized when its headers name %s', (_, headers) => {
    expect(plainCallIn(withMeta(envelope), 100, { ...modern, ...headers })).toBeUndefined();
  });
});
