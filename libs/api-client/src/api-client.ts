import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from './generated/schema.js';

export type ApiClient = Client<paths>;

export interface ApiClientOptions {
  /** {base_url} of a deployment, e.g. `https://kiban.example/api/v1`. */
  baseUrl: string;
  /** The bearer of each request, or a function that returns it; called for every request. */
  bearer?: string | (() => string | Promise<string>);
  fetch?: (request: Request) => Promise<Response>;
}

/** A client of the public API, typed by its OpenAPI document. It returns `{ data }` or `{ error }` and throws only without a response. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const client = createClient<paths>({
    baseUrl: options.baseUrl,
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });
  const { bearer } = options;
  if (bearer !== undefined) client.use(withBearer(typeof bearer === 'string' ? () => bearer : bearer));
  return client;
}

function withBearer(bearer: () => string | Promise<string>): Middleware {
  return {
    async onRequest({ request }) {
      request.headers.set('authorization', `Bearer ${await bearer()}`);
      return request;
    },
  };
}
