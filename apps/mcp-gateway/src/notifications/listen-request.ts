/** The resources that a `subscriptions/listen` request names; empty for every other request. */
export async function listenedUris(request: Request): Promise<ReadonlySet<string>> {
  // The revision that has this method requires the header, and refuses one that differs from the body.
  if (request.headers.get('mcp-method') !== 'subscriptions/listen') return new Set();
  try {
    const { params } = (await request.clone().json()) as {
      params?: { notifications?: { resourceSubscriptions?: unknown } };
    };
    const uris = params?.notifications?.resourceSubscriptions;
    return new Set(
      Array.isArray(uris) ? uris.filter((uri) => typeof uri === 'string').slice(0, URIS_MAX) : [],
    );
  } catch {
    return new Set();
  }
}

const URIS_MAX = 1_000;
