import { parse, type HTMLElement } from 'node-html-parser';
import { CookieJar } from 'tough-cookie';

export interface Page {
  url: string;
  status: number;
  root: HTMLElement;
}

const REDIRECTS_MAX = 20;

/**
 * A browser without scripts: keeps cookies, follows redirects, submits forms. It stops at a URL outside the service,
 * where an OAuth client takes over.
 */
export class BrowserSession {
  private readonly cookies = new CookieJar(undefined, {
    allowSpecialUseDomain: true,
    rejectPublicSuffixes: false,
  });

  /** @param behind headers of what is between the browser and the deployment */
  constructor(
    private readonly origin: string,
    private readonly behind: Readonly<Record<string, string>> = {},
  ) {}

  /** @returns the page, or the first URL outside the service */
  async open(url: string): Promise<Page | URL> {
    return this.follow(new Request(url));
  }

  /** Submits the page's form that has a field named `field`; `values` override the form's values. */
  async submit(page: Page, field: string, values: Record<string, string>): Promise<Page | URL> {
    const form = page.root
      .querySelectorAll('form')
      .find((candidate) => candidate.querySelector(`[name="${field}"]`));
    if (!form)
      throw new Error(
        `The page at ${page.url} (${page.status}) has no form with “${field}”:\n${page.root.text.trim().slice(0, 600)}`,
      );
    const body = new URLSearchParams({ ...formValues(form), ...values });
    const action = new URL(form.getAttribute('action') ?? page.url, page.url);
    return this.follow(
      new Request(action, { method: 'POST', body, headers: { origin: this.origin, referer: page.url } }),
    );
  }

  private async follow(first: Request): Promise<Page | URL> {
    let request = first;
    for (let hop = 0; hop < REDIRECTS_MAX; hop += 1) {
      const url = new URL(request.url);
      if (url.origin !== this.origin || url.pathname === '/signed-in') return url;
      request.headers.set('cookie', await this.cookies.getCookieString(request.url));
      request.headers.set('accept', 'text/html');
      for (const [name, value] of Object.entries(this.behind)) request.headers.set(name, value);
      const response = await fetch(request, { redirect: 'manual' });
      for (const cookie of response.headers.getSetCookie()) await this.cookies.setCookie(cookie, request.url);
      const location = response.headers.get('location');
      if (!location || response.status < 300 || response.status > 399) {
        return { url: request.url, status: response.status, root: parse(await response.text()) };
      }
      request = new Request(new URL(location, request.url));
    }
    throw new Error(`More than ${REDIRECTS_MAX} redirects from ${first.url}`);
  }
}

/** Default values of a form: hidden and filled fields and checked choices; the first choice when none is checked. */
function formValues(form: HTMLElement): Record<string, string> {
  const values: Record<string, string> = {};
  const untouched = new Map<string, string>();
  for (const input of form.querySelectorAll('input')) {
    const name = input.getAttribute('name');
    const type = input.getAttribute('type') ?? 'text';
    if (!name || type === 'submit') continue;
    const isChoice = type === 'radio' || type === 'checkbox';
    const value = input.getAttribute('value') ?? (isChoice ? 'on' : '');
    if (!isChoice || input.hasAttribute('checked')) values[name] = value;
    else if (type === 'radio' && !untouched.has(name)) untouched.set(name, value);
  }
  return { ...Object.fromEntries(untouched), ...values };
}
