/** The resources that a `subscriptions/listen` request names; empty for every other request. */
export function listenedUris(body: unknown): ReadonlySet<string> {
  const { method, params } = (body ?? {}) as { method?: unknown; params?: ListenParameters };
  if (method !== 'subscriptions/listen') return new Set();
  const uris = params?.notifications?.resourceSubscriptions;
  return new Set(Array.isArray(uris) ? uris.filter((uri) => typeof uri === 'string').slice(0, URIS_MAX) : []);
}

interface ListenParameters {
  notifications?: { resourceSubscriptions?: unknown };
}

const URIS_MAX = 1_000;
