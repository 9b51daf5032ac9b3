/**
 * A call of the Kiban API.
 * @returns the body of the response; undefined for one without
 */
export async function call(z, bundle, { method = 'GET', path: ofApi, query, body }) {
  const response = await z.request({
    url: `${originOf(z, bundle)}/api/v1${ofApi}`,
    method,
    // A redirect could lead the token to another host.
    redirect: 'manual',
    ...(query && { params: query }),
    ...(body && { body }),
  });
  return response.data;
}

/** Tag of a path: a value from another app stays one part of it. */
export const path = (texts, ...values) =>
  texts.reduce((made, text, index) => made + encodeURIComponent(values[index - 1]) + text);

/** Middleware of every request. All of them go to the address of the account. */
export const addToken = (request, z, bundle) => {
  request.headers.authorization = `Bearer ${String(bundle.authData.token).trim()}`;
  return request;
};

/** Middleware of every response: shows the sentence of Kiban instead of its JSON. */
export const throwKibanError = (response, z) => {
  const { status } = response;
  if (status < 300) return response;
  if (status < 400)
    throw new z.errors.Error('The address redirects. Enter the final address.', 'redirected', status);
  const { error, code = 'invalid_response', requestId } = readObject(response.content);
  const sentence = error ?? `The response has status ${status} and is no error of the Kiban API.`;
  const text = requestId ? `${sentence} (request ${requestId})` : sentence;
  if (status === 401) throw new z.errors.ExpiredAuthError(text);
  if (status === 429)
    throw new z.errors.ThrottledError(text, Number(response.getHeader('retry-after')) || 60);
  throw new z.errors.Error(text, code, status);
};

/** The properties that the user filled in; Zapier leaves out the others or sends empty texts. */
export const givenOf = (inputData, names) =>
  Object.fromEntries(
    names
      .map((name) => [name, inputData[name]])
      .filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );

function originOf(z, bundle) {
  const text = String(bundle.authData.address ?? '').trim();
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOwnMachine = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isOwnMachine)) return url.origin;
  throw new z.errors.Error('The address must begin with https://.', 'invalid_address', 422);
}

function readObject(text) {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
