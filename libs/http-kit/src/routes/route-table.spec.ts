import { describe, expect, it } from '@jest/globals';
import { RouteTable } from './route-table.js';

describe('RouteTable', () => {
  const table = new RouteTable();
  table.add(['GET', 'HEAD'], '/api/v1/boards');
  table.add('POST', '/api/v1/boards');
  table.add('PATCH', '/api/v1/boards/:id');
  table.add('OPTIONS', '*');

  it('lists the methods of a path', () => {
    expect(table.methodsOf('/api/v1/boards')).toEqual(['GET', 'HEAD', 'POST']);
    expect(table.methodsOf('/api/v1/boards/7')).toEqual(['PATCH']);
  });

  it('lists no methods for an unknown path', () => {
    expect(table.methodsOf('/api/v1/boards/7/lists')).toEqual([]);
    expect(table.methodsOf('/api/v1/boardsX')).toEqual([]);
  });
});
