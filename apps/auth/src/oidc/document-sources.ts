/** Fetches for the protocol library: client metadata documents and clients' keys. */
export type DocumentFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * Reads `host=base address` pairs: where documents of a host are fetched from instead, for deployments
 * without a way out but through a relay, and for tests. Every other fetch keeps the library's guard, which
 * refuses private and loopback addresses after DNS.
 * @throws TypeError when a pair is not one
 */
export function documentFetch(pairs: readonly string[]): DocumentFetch {
  const sources = new Map(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      const base = pair.slice(at + 1);
      if (at < 1 || !URL.canParse(base)) throw new TypeError(`${pair} must be host=http://address`);
      return [pair.slice(0, at), base] as const;
    }),
  );
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const source = sources.get(url.host);
    if (source === undefined) return fetch(input, init);
    // The guard would refuse the relay's own address; what the operator named is let through, nothing else is.
    const { signal, headers, method, redirect } = init ?? {};
    return fetch(new URL(url.pathname + url.search, source), {
      ...(signal ? { signal } : {}),
      ...(headers ? { headers } : {}),
      ...(method ? { method } : {}),
      ...(redirect ? { redirect } : {}),
    });
  };
}
