import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ApiResponse } from '../client/api-caller.js';
import { aDocument } from './a-document.js';
import { bodySchema, operationsOf } from './api-document.js';
import { arbitraryCall } from './arbitrary-request.js';
import { hostileCalls } from './hostile-calls.js';
import { ResponseSchemas } from './response-schemas.js';
import { wrongRequests } from './wrong-requests.js';

const [operation] = operationsOf(aDocument);
const schemas = new ResponseSchemas(aDocument);

const response = (status: number, body: unknown, type = 'application/json'): ApiResponse => ({
  status,
  headers: new Headers({ 'content-type': `${type}; charset=utf-8` }),
  body,
  text: body === undefined ? '' : JSON.stringify(body),
});

describe('an answer', () => {
  const thing = { id: 1, owner: { name: 'Aiko' }, at: '2026-11-21T09:30:00.000Z' };

  it('passes when it is as documented', () => {
    expect(schemas.faultsOf(operation!, response(200, thing))).toEqual([]);
    expect(schemas.faultsOf(operation!, response(200, { ...thing, owner: null, at: null }))).toEqual([]);
    expect(schemas.faultsOf(operation!, response(204, undefined))).toEqual([]);
    expect(schemas.faultsOf(operation!, response(404, { error: 'Gone' }))).toEqual([]);
  });

  it.each([
    ['lacks a member', { id: 1, owner: null }],
    ['has a member of another type', { ...thing, id: '1' }],
    ['has a member that is not documented', { ...thing, secret: 1 }],
    ['has such a member deeper down', { ...thing, owner: { name: 'Aiko', email: 'a@example.com' } }],
    ['breaks a format', { ...thing, at: 'yesterday' }],
    ['is an envelope', { data: thing }],
  ])('fails when it %s', (_how, body) => {
    expect(schemas.faultsOf(operation!, response(200, body))).toHaveLength(1);
  });

  it('fails with a status, a type or a body that is not documented', () => {
    expect(schemas.faultsOf(operation!, response(409, { error: 'x' }))).toHaveLength(1);
    expect(schemas.faultsOf(operation!, response(200, thing, 'text/html'))).toHaveLength(1);
    expect(schemas.faultsOf(operation!, response(204, {}))).toHaveLength(1);
  });
});

describe('spoilt requests', () => {
  it('spoil the path, the body’s form, and each of its members', () => {
    const valid = { method: 'PATCH', path: '/things/7', body: { name: 'A name' } };
    const wrong = wrongRequests(operation!, valid, bodySchema(aDocument, operation!));
    expect(wrong.map(({ what }) => what)).toEqual([
      'an id that was never given',
      'an id that is none',
      'an id below 1',
      'broken JSON',
      'a body that is not JSON',
      'an array',
      'an unknown member',
      'no name',
      ...['name', 'count', 'owner', 'tags', 'done'].map((member) => `${member} of another type`),
    ]);
    expect(wrong[1]?.call.path).toBe('/things/not-an-id');
  });
});

describe('arbitrary requests', () => {
  it('reach the operation’s own path, with bodies that are often as the schema says', () => {
    const calls = fc.sample(arbitraryCall(aDocument, operation!, [1, 2]), { numRuns: 300, seed: 1 });
    for (const { path } of calls) expect(path).toMatch(/^\/things\/[^/?]+(\?.*)?$/);
    const names = calls.map(({ body }) => (body as { name?: unknown } | null)?.name);
    expect(names.filter((name) => name === 'A name').length).toBeGreaterThan(20);
    expect(names.filter((name) => typeof name !== 'string').length).toBeGreaterThan(20);
  });
});

describe('hostile calls', () => {
  const calls = hostileCalls(aDocument, operation!, { method: 'PATCH', path: '/things/7', body: {} });

  it('are large, deep and wide, and each of them wide in a list where the body has one', () => {
    expect(calls.map(({ what }) => what)).toEqual([
      'name of 1 MiB',
      'name with nested arrays (5000)',
      'count with nested arrays (5000)',
      'done with nested objects (5000)',
      'tags with a list of {} (100000)',
      'tags with a list of strings (100000)',
      'name with an object of many keys (10000)',
      'name with many unknown properties (10000)',
      'name with a list in place of the object (100000)',
      'a property name of 1 MiB',
    ]);
  });

  it('are within the limit of a body, so that not their length alone refuses them', () => {
    for (const { call } of calls) expect(Buffer.byteLength(call.raw ?? '')).toBeLessThanOrEqual(1_048_576);
  });

  it('lengthen the query of what is only read', () => {
    const read = { ...operation!, method: 'GET' };
    const [many] = hostileCalls(aDocument, read, { method: 'GET', path: '/things/7?state=a' });
    expect(many?.call.path).toMatch(/^\/things\/7\?state=a&k0=1&k1=1/);
  });
});
