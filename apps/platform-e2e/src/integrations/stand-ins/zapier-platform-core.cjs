// What the app of examples/zapier uses of Zapier's package, which has a licence of its own and is not installed here.
// `npm run platforms` runs the same tests in the real one.

class AppError extends Error {
  constructor(message, code, status) {
    super(JSON.stringify({ message, code, status }));
    this.name = 'AppError';
  }
}

class ExpiredAuthError extends Error {
  constructor(message) {
    super(message);
    this.name = 'ExpiredAuthError';
  }
}

class ThrottledError extends Error {
  constructor(message, delay) {
    super(JSON.stringify({ message, delay }));
    this.name = 'ThrottledError';
  }
}

const errors = { Error: AppError, ExpiredAuthError, ThrottledError };

async function send(app, z, bundle, given) {
  let request = { method: 'GET', headers: {}, ...given };
  for (const change of app.beforeRequest) request = await change(request, z, bundle);
  const url = new URL(request.url);
  for (const [name, value] of Object.entries(request.params ?? {})) url.searchParams.set(name, value);
  const answered = await fetch(url, {
    method: request.method,
    redirect: request.redirect ?? 'follow',
    headers: { ...request.headers, ...(request.body && { 'content-type': 'application/json' }) },
    body: request.body && JSON.stringify(request.body),
  });
  const content = await answered.text();
  const isJson = answered.headers.get('content-type')?.includes('json');
  let response = {
    status: answered.status,
    content,
    data: isJson ? JSON.parse(content) : undefined,
    getHeader: (name) => answered.headers.get(name),
  };
  for (const change of app.afterResponse) response = await change(response, z, bundle);
  return response;
}

module.exports = {
  version: '0.0.0',
  createAppTester: (app) => async (method, bundle) => {
    const z = { errors, request: (given) => send(app, z, bundle, given) };
    return method(z, bundle);
  },
};
