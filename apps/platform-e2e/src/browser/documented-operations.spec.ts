import { expect, it } from '@jest/globals';
import { isDocumented } from './documented-operations.js';

it.each([
  ['GET', '/api/v1/boards'],
  ['GET', '/api/v1/cards/101'],
  ['POST', '/api/v1/cards/batch-update'],
  ['GET', '/api/v1/openapi.json'],
  ['GET', '/api/v1/docs'],
  ['GET', '/api/v1/docs/assets/2eb742b95aa5/reference.css'],
  ['POST', '/oauth/token'],
  ['GET', '/boards/3'],
])('accepts %s %s', (method, path) => {
  expect(isDocumented(method, path)).toBe(true);
});

it.each([
  ['GET', '/api/v1/screen/boards'],
  ['DELETE', '/api/v1/boards'],
  ['GET', '/api/v1/cards/101/everything'],
  ['GET', '/api/v1/'],
])('finds that %s %s is not in the document [DEC-9.2]', (method, path) => {
  expect(isDocumented(method, path)).toBe(false);
});
