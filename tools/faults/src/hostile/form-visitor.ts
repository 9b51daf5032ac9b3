import { exchange, type Reply } from './http-exchange.js';

const REDIRECTS_MAX = 5;

/** A browser as far as forms go, which may come from any address of loopback. */
export class FormVisitor {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly origin: URL,
    private readonly localAddress: string,
  ) {}

  /** Follows redirects inside the service. */
  async open(path: string): Promise<Reply> {
    let reply = await this.send('GET', path);
    for (let hop = 0; hop < REDIRECTS_MAX && reply.status >= 300 && reply.status < 400; hop += 1) {
      const next = new URL(String(reply.headers['location']), this.origin);
      if (next.origin !== this.origin.origin) return reply;
      reply = await this.send('GET', next.pathname + next.search);
    }
    return reply;
  }

  /** Sends the page's form that has the field `field`, once, without following where it leads. */
  async submit(
    page: Reply,
    field: string,
    values: Record<string, string>,
    localAddress = this.localAddress,
  ): Promise<Reply> {
    const form = formWith(page.text, field);
    if (!form) return { ...page, status: 0, end: 'closed' };
    return this.send(
      'POST',
      form.action,
      new URLSearchParams({ ...form.hidden, ...values }).toString(),
      localAddress,
    );
  }

  private async send(
    method: string,
    path: string,
    body?: string,
    localAddress = this.localAddress,
  ): Promise<Reply> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await exchange(this.origin, {
      method,
      path,
      agent: false,
      localAddress,
      headers: {
        accept: 'text/html',
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/x-www-form-urlencoded', origin: this.origin.origin }),
      },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = line.split(';');
      const split = pair.indexOf('=');
      this.cookies.set(pair.slice(0, split), pair.slice(split + 1));
    }
    return reply;
  }
}

/** The form that has a field, with its hidden values; the service's pages are plain enough to be read so. */
export function formWith(
  html: string,
  field: string,
): { action: string; hidden: Record<string, string> } | undefined {
  for (const [, attributes = '', content = ''] of html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)) {
    if (!content.includes(`name="${field}"`)) continue;
    const hidden: Record<string, string> = {};
    for (const [input] of content.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)) {
      const name = attributeOf(input, 'name');
      if (name !== undefined) hidden[name] = attributeOf(input, 'value') ?? '';
    }
    return { action: attributeOf(attributes, 'action') ?? '', hidden };
  }
  return undefined;
}

function attributeOf(text: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1]?.replaceAll('&amp;', '&');
}
