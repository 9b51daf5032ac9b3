import { expect } from '@jest/globals';
import type { ApiAnswer } from '../client/api-caller.js';
import type { Refusal } from './resources.js';

/** Holds an answer to the shape of every refusal: a sentence, a stable code, the request's id (decisions §2). */
export function expectRefusal(answer: ApiAnswer, status: number, code: string): Refusal {
  const shown = `${answer.status} ${answer.text.slice(0, 500)}`;
  expect({ shown, status: answer.status }).toEqual({ shown, status });
  const body = answer.body as Refusal;
  expect(body).toMatchObject({ error: expect.any(String), code, requestId: expect.any(String) });
  expect(body.error.length).toBeGreaterThan(10);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  for (const member of Object.keys(body)) expect(['error', 'code', 'requestId', 'details']).toContain(member);
  return body;
}

/** A validation refusal that names `field`. */
export function expectInvalid(answer: ApiAnswer, field: string): void {
  const { details } = expectRefusal(answer, 422, 'validation_failed');
  expect(details?.map((detail) => detail.field)).toContain(field);
  for (const detail of details ?? [])
    expect(detail).toEqual({
      field: expect.any(String),
      code: expect.any(String),
      message: expect.any(String),
    });
}
