import { expect, it } from '@jest/globals';
import { listenProblem } from './listen-problem.js';

const listening = { host: '127.0.0.1', port: 4100 };

it('proposes the next port in the place of a used one', () => {
  const problem = listenProblem(Object.assign(new Error('used'), { code: 'EADDRINUSE' }), listening);
  expect(problem.code).toBe('port_in_use');
  expect(problem.message).toContain('PORT=4101 npm start');
});

it('says why another address cannot be used', () => {
  const problem = listenProblem(Object.assign(new Error('not permitted'), { code: 'EACCES' }), listening);
  expect(problem.message).toContain('127.0.0.1 port 4100 (not permitted)');
});
