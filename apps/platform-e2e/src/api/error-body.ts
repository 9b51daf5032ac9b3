import { expect } from '@jest/globals';
import type { ApiResponse } from '../client/api-caller.js';
import type { ErrorBody } from './resources.js';

/** Holds an answer to the shape of every refusal: a sentence, a stable code, the request's id (decisions §2). */
export function expectError(response: ApiResponse, status: number, code: string): ErrorBody {
  const shown = `${response.status} ${response.text.slice(0, 500)}`;
  expect({ shown, status: response.status }).toEqual({ shown, status });
  const body = response.body as ErrorBody;
  expect(body).toMatchObject({ error: expect.any(String), code, requestId: expect.any(String) });
  expect(body.error.length).toBeGreaterThan(10);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  for (const member of Object.keys(body)) expect(['error', 'code', 'requestId', 'details']).toContain(member);
  return body;
}

/** A validation refusal that names `field`. */
export function expectInvalid(response: ApiResponse, field: string): void {
  const { details } = expectError(response, 422, 'validation_failed');
  expect(details?.map((detail) => detail.field)).toContain(field);
  for (const detail of details ?? [])
    expect(detail).toEqual({
      field: expect.any(String),
      code: expect.any(String),
      message: expect.any(String),
    });
}
