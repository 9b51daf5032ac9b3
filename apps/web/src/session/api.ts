import { ApiError, requireSuccess } from '../api/api-error.js';
import type { ApiPort, ApiRequest, ApiResponse } from '../api/api-port.js';
import type { Method, Rest, ResultOf, SentTo } from '../api/typed-paths.js';
import type { AccessToken } from './access-token.js';
import type { Me } from './me.js';
import { TokenOwner } from './token-owner.js';

/** The code of a request that was not sent, because another person has signed in in this browser since. */
export const OTHER_PERSON = 'other_person';

/** A call as the OpenAPI document has it. */
export interface TypedRequest<M extends Method, P extends string> extends ApiRequest {
  readonly body?: SentTo<M, P>;
}

export type TypedResponse<M extends Method, P extends string> = ApiResponse<ResultOf<M, P>>;

/** Calls of the public API as the signed-in person. Paths begin below `/api/v1`. */
export class Api implements ApiPort {
  readonly #owner = new TokenOwner(
    async (token) => requireSuccess(await answerOf(await send('/me', {}, token))).body as Me,
  );

  constructor(
    private readonly token: AccessToken,
    /**
     * Called when a request needs a sign-in that only a person can make, and with the person when another one has signed in in
     * this browser since.
     */
    private readonly onSignedOut: (stranger: Me | null) => void,
  ) {}

  /**
   * From now on, requests are sent as this person only.
   * @param token that the person was read with; null if that is not certain
   */
  belongsTo(me: Me, token: string | null): void {
    this.#owner.confirm(me, token);
  }

  /** The next request gets a token of the workspace that was opened since. */
  forgetToken(): void {
    this.token.forget();
  }

  /** @throws when there was no response, and an ApiError on a status of 400 and above */
  async read<P extends string>(
    path: P,
    ...[request]: Rest<'GET', P, Omit<ApiRequest, 'body'>>
  ): Promise<ResultOf<'GET', P>> {
    return requireSuccess(await this.request('GET', path, request)).body as ResultOf<'GET', P>;
  }

  /** @throws as `read` */
  async call<M extends Method, P extends string>(
    method: M,
    path: P,
    ...[request]: Rest<M, P, TypedRequest<M, P>>
  ): Promise<TypedResponse<M, P>> {
    return requireSuccess(await this.request(method, path, request)) as TypedResponse<M, P>;
  }

  /** Rejects only when there was no response. */
  async request(method: string, path: string, request: ApiRequest = {}): Promise<ApiResponse> {
    const { body, headers, signal } = request;
    const response = await this.#authorized(path, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    return answerOf(response);
  }

  /** A response that is a file. @throws as `read` */
  async file(path: string): Promise<Blob> {
    const response = await this.#authorized(path, {});
    if (!response.ok) requireSuccess(await answerOf(response));
    return response.blob();
  }

  /** The response of a stream, whose body is read by the caller. */
  stream(
    path: string,
    { headers, signal }: { headers?: Record<string, string>; signal: AbortSignal },
  ): Promise<Response> {
    return this.#authorized(path, { headers: { ...headers, accept: 'text/event-stream' }, signal });
  }

  /** A request that gets 401 is sent again with a renewed token: the service did nothing for the first one. */
  async #authorized(path: string, init: RequestInit): Promise<Response> {
    const token = this.token.current() ?? (await this.token.renew());
    let stranger = await this.#stranger(token);
    if (token !== null && stranger === null) {
      const response = await send(path, init, token);
      if (response.status !== 401) return response;
      const renewed = await this.token.renew();
      stranger = await this.#stranger(renewed);
      if (renewed !== null && stranger === null) return send(path, init, renewed);
    }
    this.onSignedOut(stranger);
    const code = stranger === null ? 'unauthorized' : OTHER_PERSON;
    return new Response(JSON.stringify({ code, error: 'Sign in to go on.' }), { status: 401 });
  }

  /** The person of a token that is not this tab's. A token that ended while it was asked for is no one's. */
  async #stranger(token: string | null): Promise<Me | null> {
    try {
      return token === null ? null : await this.#owner.strangerOf(token);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  }
}

/** The calls of a person, also where something is done before or after each. */
export type Calls = Pick<Api, keyof Api>;

function send(path: string, init: RequestInit, token: string): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${token}`);
  return fetch(`/api/v1${path}`, { ...init, headers });
}

async function answerOf(response: Response): Promise<ApiResponse> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
