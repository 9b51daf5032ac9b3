import type { components, paths } from './generated/schema.js';

export type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type PathsOf<V extends Verb> = {
  [P in keyof paths]: paths[P] extends Record<Lowercase<V>, object> ? P : never;
}[keyof paths];

type OperationOf<V extends Verb, P extends PathsOf<V>> =
  paths[P] extends Record<Lowercase<V>, infer Operation> ? Operation : never;

type PathOf<Operation> = Operation extends { parameters: { path: infer Path } } ? { path: Path } : unknown;

type QueryOf<Operation> = Operation extends { parameters: { query?: infer Query } }
  ? { query?: Exclude<Query, undefined> }
  : unknown;

type ParametersOf<Operation> = Operation extends { parameters: { path: object } }
  ? { params: PathOf<Operation> & QueryOf<Operation> }
  : { params?: QueryOf<Operation> };

type BodyOf<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { body: Body }
  : Operation extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? { body?: Body }
    : unknown;

/** What a call says beside its path. */
export type CallInit<Operation> = ParametersOf<Operation> &
  BodyOf<Operation> & {
    headers?: Record<string, string>;
    signal?: AbortSignal;
    /** Of each attempt, in milliseconds. */
    timeoutMs?: number;
  };

/** Optional where the operation needs nothing. */
type InitArguments<Init> = object extends Init ? [init?: Init] : [init: Init];

type JsonOf<Response> = Response extends { content: { 'application/json': infer Json } } ? Json : undefined;

type ResponsesOf<Operation> = Operation extends { responses: infer Responses } ? Responses : never;

/** The body of a success. */
export type DataOf<Operation> = JsonOf<
  ResponsesOf<Operation>[Extract<keyof ResponsesOf<Operation>, 200 | 201 | 202 | 204>]
>;

export interface ResponseHead {
  status: number;
  ok: boolean;
  headers: { get: (name: string) => string | null };
}

/** A success has data and an error response has an error: the API’s, or the text of a proxy. */
export type Answer<Data> =
  | { data: Data; error?: undefined; response: ResponseHead }
  | { data?: undefined; error: components['schemas']['ApiError'] | string; response: ResponseHead };

type Call<V extends Verb> = <P extends PathsOf<V>>(
  path: P,
  ...init: InitArguments<CallInit<OperationOf<V, P>>>
) => Promise<Answer<DataOf<OperationOf<V, P>>>>;

/** Every operation of the API by its verb and path, typed by the OpenAPI document. */
export interface ApiCalls {
  GET: Call<'GET'>;
  POST: Call<'POST'>;
  PUT: Call<'PUT'>;
  PATCH: Call<'PATCH'>;
  DELETE: Call<'DELETE'>;
}
