/** A page or redirect, as received by a browser without scripts. */
export interface Seen {
  status: number;
  /** On the public origin. */
  url: string;
  location: string | null;
  headers: Headers;
  text: string;
}

/**
 * The browser’s part of a sign-in: cookies by path, redirects, posted forms. It sends requests to one replica, like
 * an edge.
 */
export class Browser {
  private readonly cookies = new Map<string, { value: string; path: string }>();

  /** @param replica serves the public origin; may be changed between requests */
  constructor(
    readonly origin: string,
    public replica: { url: string },
    private readonly address = '198.51.100.7',
    private readonly userAgent = 'Test browser',
  ) {}

  /** The same browser with another IP address. */
  copy(replica = this.replica): Browser {
    const copied = new Browser(this.origin, replica, this.address, this.userAgent);
    for (const [key, cookie] of this.cookies) copied.cookies.set(key, cookie);
    return copied;
  }

  /** The value of the first cookie of a name. */
  cookie(name: RegExp): string | undefined {
    return [...this.cookies].find(([key]) => name.test(key))?.[1].value;
  }

  /** Sets a cookie for all paths, as a script would. */
  setCookie(name: string, value: string): void {
    this.cookies.set(`${name} /`, { value, path: '/' });
  }

  get(url: string): Promise<Seen> {
    return this.send('GET', url);
  }

  post(url: string, form: Record<string, string>, headers: Record<string, string> = {}): Promise<Seen> {
    return this.send('POST', url, new URLSearchParams(form).toString(), headers);
  }

  /** Sends the form of a page with its hidden token. */
  submit(page: Seen, action: string, form: Record<string, string> = {}): Promise<Seen> {
    const formToken = /name="formToken"\s+value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    return this.post(new URL(action, page.url).href, { formToken, ...form });
  }

  /** Follows redirects until a page, or until one leaves the origin or matches `stopAt`. */
  async follow(seen: Seen, stopAt?: string): Promise<Seen> {
    let current = seen;
    for (let hops = 0; hops < 10; hops += 1) {
      if (current.location === null) return current;
      const next = new URL(current.location, current.url);
      if (next.origin !== this.origin || (stopAt !== undefined && next.pathname === stopAt)) return current;
      current = await this.get(next.href);
    }
    throw new Error('Redirected in circles.');
  }

  private async send(
    method: string,
    url: string,
    body?: string,
    headers: Record<string, string> = {},
  ): Promise<Seen> {
    const target = new URL(url, this.origin);
    const response = await fetch(this.replica.url + target.pathname + target.search, {
      method,
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        'user-agent': this.userAgent,
        'x-forwarded-for': this.address,
        'x-forwarded-proto': new URL(this.origin).protocol.slice(0, -1),
        cookie: this.cookiesFor(target.pathname),
        ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return {
      status: response.status,
      url: target.href,
      location: response.headers.get('location'),
      headers: response.headers,
      text: await response.text(),
    };
  }

  private cookiesFor(path: string): string {
    return [...this.cookies.values()].length === 0
      ? ''
      : [...this.cookies]
          .filter(([, cookie]) => path === cookie.path || path.startsWith(cookie.path.replace(/\/?$/, '/')))
          // The longest path first (RFC 6265 §5.4): of two with one name, the server takes the first.
          .sort(([, one], [, other]) => other.path.length - one.path.length)
          .map(([key, { value }]) => `${key.split(' ')[0] as string}=${value}`)
          .join('; ');
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const path = attributes.find((each) => /^path=/i.test(each))?.slice(5) ?? '/';
    if (value === '') this.cookies.delete(`${name} ${path}`);
    else this.cookies.set(`${name} ${path}`, { value, path });
  }
}
