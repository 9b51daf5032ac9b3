import {
  NodeApiError,
  type IDataObject,
  type IExecuteFunctions,
  type IHookFunctions,
  type IHttpRequestOptions,
  type ILoadOptionsFunctions,
  type IWebhookFunctions,
} from 'n8n-workflow';

export type KibanContext = IExecuteFunctions | IHookFunctions | ILoadOptionsFunctions | IWebhookFunctions;

export interface KibanCall {
  method?: IHttpRequestOptions['method'];
  /** Below `/api/v1`. */
  path: string;
  query?: IDataObject;
  body?: object;
  /** Repeating a write with the same key repeats its response, not the write. */
  idempotencyKey?: string;
  /** Item of the input that the call belongs to; an error names it. */
  itemIndex?: number;
}

export interface KibanResponse<T> {
  status: number;
  body: T;
  /** Where the next page begins; undefined after the last one. */
  nextCursor: string | undefined;
}

/** Greatest page of the API. */
const PAGE_MAX = 200;

/** @throws NodeApiError with the sentence of the API and the id of the request */
export async function callKiban<T>(context: KibanContext, call: KibanCall): Promise<KibanResponse<T>> {
  const response = await respond<T>(context, call);
  if (response instanceof NodeApiError) throw response;
  return response;
}

async function respond<T>(context: KibanContext, call: KibanCall): Promise<KibanResponse<T> | NodeApiError> {
  const { origin } = await context.getCredentials<{ origin: string }>('kibanApi');
  const { method = 'GET', path, query, body, idempotencyKey } = call;
  const options: IHttpRequestOptions = {
    method,
    url: `${origin.replace(/\/+$/, '')}/api/v1${path}`,
    json: true,
    returnFullResponse: true,
    headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
    ...(query && { qs: definedOf(query) }),
    ...(body && { body }),
  };
  try {
    const response = (await context.helpers.httpRequestWithAuthentication.call(
      context,
      'kibanApi',
      options,
    )) as { statusCode: number; body: T; headers: Record<string, string | undefined> };
    return {
      status: response.statusCode,
      body: response.body,
      // The event feed has a cursor after its last page too; only Link says that there is more now.
      nextCursor: response.headers['link'] ? response.headers['x-next-cursor'] : undefined,
    };
  } catch (error) {
    return kibanError(context, error, call.itemIndex);
  }
}

/** Rows of a paged list in order, each once, at most `limit` of them. */
export async function* eachRow<T>(
  context: KibanContext,
  call: KibanCall,
  limit = Infinity,
): AsyncGenerator<T> {
  let cursor: string | undefined;
  let left = limit;
  while (left > 0) {
    const page = await callKiban<T[]>(context, {
      ...call,
      query: { ...call.query, limit: Math.min(left, PAGE_MAX), cursor },
    });
    for (const row of page.body.slice(0, left)) yield row;
    left -= page.body.length;
    cursor = page.nextCursor;
    if (!cursor) return;
  }
}

/** @returns undefined if the resource does not exist, or the token may not see it */
export async function callIfFound<T>(context: KibanContext, call: KibanCall): Promise<T | undefined> {
  const response = await respond<T>(context, call);
  if (response instanceof NodeApiError && response.httpCode !== '404') throw response;
  return response instanceof NodeApiError ? undefined : response.body;
}

interface ApiErrorBody {
  error?: unknown;
  requestId?: unknown;
  details?: { property?: unknown; message?: unknown }[];
}

function kibanError(context: KibanContext, error: unknown, itemIndex: number | undefined): NodeApiError {
  const { status, body } = failedResponse(error);
  const details = (body.details ?? [])
    .map(({ message }) => message)
    .filter((text) => typeof text === 'string');
  const lines = [
    ...details,
    ...(typeof body.requestId === 'string' ? [`Request id: ${body.requestId}`] : []),
  ];
  return new NodeApiError(
    context.getNode(),
    { message: error instanceof Error ? error.message : String(error) },
    {
      message: typeof body.error === 'string' ? body.error : unreachable(error, status),
      ...(lines.length > 0 && { description: lines.join('\n') }),
      ...(itemIndex !== undefined && { itemIndex }),
      ...(status !== undefined && { httpCode: String(status) }),
    },
  );
}

/** n8n's requests fail with an Axios error; its later versions hand the response on in other places. */
function failedResponse(error: unknown): { status: number | undefined; body: ApiErrorBody } {
  const { response, httpCode } = (error ?? {}) as {
    response?: { status?: number; statusCode?: number; data?: unknown; body?: unknown };
    httpCode?: string | number;
  };
  const status = response?.status ?? response?.statusCode ?? (httpCode ? Number(httpCode) : undefined);
  const body = response?.data ?? response?.body;
  return { status, body: typeof body === 'object' && body !== null ? body : {} };
}

const unreachable = (error: unknown, status: number | undefined): string =>
  status === undefined
    ? `Kiban does not respond: ${error instanceof Error ? error.message : 'no connection'}.`
    : `Kiban responded with status ${status} and no explanation. Check the address of the credential.`;

const definedOf = (query: IDataObject): IDataObject =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''));
