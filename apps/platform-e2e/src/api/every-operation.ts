import { expect, it } from '@jest/globals';
import type { ApiCall, ApiCaller } from '../client/api-caller.js';
import { neverIssuedToken } from '../client/token-form.js';
import { expectInvalid, expectError } from './error-body.js';

/** An operation as a test would call it rightly; asked for anew by every test, after beforeAll. */
export interface Operation {
  api: () => ApiCaller;
  call: () => ApiCall;
}

/** 401: what every operation behind a bearer refuses. */
export function itNeedsABearer({ api, call }: Operation): void {
  it('refuses a request without a bearer and says how to authenticate [DEC-2.ERR-401, SPEC-4.2]', async () => {
    const response = await api().withBearer(undefined).call(call());
    expectError(response, 401, 'unauthenticated');
    expect(response.headers.get('www-authenticate')).toMatch(/^Bearer realm=/);
  });

  it.each([
    ['a word that is no token', 'nonsense'],
    ['a token whose checksum is wrong', `kbn_${'A'.repeat(46)}`],
    ['a well-formed token that was never issued', neverIssuedToken()],
  ])('refuses %s [DEC-2.ERR-401]', async (_what, bearer) => {
    const response = await api().withBearer(bearer).call(call());
    expectError(response, 401, 'unauthenticated');
    expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"');
  });
}

/** 400, 413, 415: bodies that are no JSON object at all. */
export function itReadsOnlyJson({ api, call }: Operation): void {
  const send = (raw: string, contentType = 'application/json') =>
    api().call({ ...call(), raw, headers: { 'content-type': contentType } });

  it.each(['{"name": ', '{name: 1}', '"a" "b"', '{"a":1}}', '\u0000'])(
    'refuses %j, which is not JSON, with 400 [DEC-2.ERR-400]',
    async (raw) => {
      expectError(await send(raw), 400, 'malformed_json');
    },
  );

  it.each(['[]', 'null', '"text"', '42', 'true'])(
    'refuses %s, which is no object, with 422 [DEC-2.ERR-422]',
    async (raw) => {
      expectError(await send(raw), 422, 'validation_failed');
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'refuses a body of type %s with 415 [DEC-2.ERR-415, SPEC-4.1]',
    async (contentType) => {
      expectError(await send(JSON.stringify(call().body), contentType), 415, 'unsupported_media_type');
    },
  );

  it('refuses a body of more than 1 MiB with 413 [DEC-2.ERR-413, DEC-2.LIMIT-1]', async () => {
    const padding = 'x'.repeat(1_048_577);
    const response = await send(JSON.stringify({ ...(call().body as object), padding }));
    expectError(response, 413, 'payload_too_large');
  });
}

/** 422: members that the operation does not have, and a case for each member that it has. */
export function itValidates(operation: Operation, wrong: readonly [field: string, value: unknown][]): void {
  const send = (change: object) => {
    const call = operation.call();
    return operation.api().call({ ...call, body: { ...(call.body as object), ...change } });
  };

  it.each(['unknown', 'id', '__proto__', 'constructor'])(
    'refuses the unknown member %s [DEC-2.3]',
    async (member) => {
      const call = operation.call();
      // Written as text, since assigning __proto__ would set a prototype instead of a member.
      const raw = `${JSON.stringify(call.body).slice(0, -1)}${call.body && Object.keys(call.body).length > 0 ? ',' : ''}${JSON.stringify(member)}:1}`;
      const response = await operation
        .api()
        .call({ method: call.method, path: call.path, raw, headers: call.headers ?? {} });
      expect(response.status).toBeGreaterThanOrEqual(400);
      if (response.status !== 400) expectInvalid(response, member);
    },
  );

  it.each(wrong)(
    'refuses %s = %j and says what to send [DEC-2.ERR-422, DEC-2.ERR-2]',
    async (field, value) => {
      expectInvalid(await send({ [field]: value }), field);
    },
  );
}

/** 404 for what is not there or belongs to another workspace; 422 for what is no id. */
export function itFindsOnlyItsOwn(
  { api, call }: Operation,
  ids: { foreign: () => number; pathWith: (id: number | string) => string },
): void {
  const at = (id: number | string) => api().call({ ...call(), path: ids.pathWith(id) });

  it('answers 404 for an id that was never given [DEC-2.ERR-404]', async () => {
    expectError(await at(9_007_199_254_740_991), 404, 'not_found');
  });

  it('answers 404 for an id of another workspace, in the same words [DEC-2.ERR-404, DEC-3.9]', async () => {
    const foreign = expectError(await at(ids.foreign()), 404, 'not_found');
    const absent = expectError(await at(9_007_199_254_740_991), 404, 'not_found');
    const words = (rejection: { error: string }): string => rejection.error.replace(/\d+/g, '#');
    expect(words(foreign)).toBe(words(absent));
  });

  it.each(['0', '-1', '1.5', 'abc', '1e3', '99999999999999999999', '%00', "1'--"])(
    'refuses %s, which is no id [DEC-2.ERR-422]',
    async (id) => {
      const response = await at(id);
      expect([404, 422]).toContain(response.status);
      expectError(response, response.status, response.status === 422 ? 'validation_failed' : 'not_found');
    },
  );
}
