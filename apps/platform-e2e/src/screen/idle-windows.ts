import { Visitor } from '../browser/watched-browser.js';
import { ApiCaller } from '../client/api-caller.js';
import type { Credentials } from '../client/credentials.js';
import type { Deployment } from '../running/deployment.js';

/** What windows of one kind have in common from their first page on. */
export interface WindowKind {
  readonly account: Credentials;
  readonly proxy: string | undefined;
  readonly timezoneId: string | undefined;
  readonly fixedTime: Date | undefined;
  readonly hasTouch: boolean;
}

interface Kept {
  readonly key: string;
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** A page of the origin that runs no program. */
export const STILL_PAGE = '/icon.svg';

/** In the page: forgets what the tab and the device store, except the sign-in of the tab. Its value is the access token. */
const FORGET = `(() => {
  const kept = ['kiban.access-token', 'kiban.sign-in-id'].map((name) => [name, sessionStorage.getItem(name)]);
  sessionStorage.clear();
  localStorage.clear();
  for (const [name, value] of kept) if (value !== null) sessionStorage.setItem(name, value);
  return sessionStorage.getItem('kiban.access-token');
})()`;

/** Cookies of a sign-in: the session, its signature, and the id that the page can read. */
const SIGN_IN_COOKIES = [/kiban$/, /kiban\.sig$/, /kiban-sign-in-id$/];

const LISTENED = [
  'console',
  'load',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const;

/** Windows of earlier tests in a file, in which their people are still signed in. */
export class IdleWindows {
  private readonly kept = new Map<Visitor['context'], Kept>();
  private readonly idle = new Map<string, Visitor[]>();

  constructor(private readonly deployment: Pick<Deployment, 'origin' | 'apiUrl'>) {}

  /** Names the kind of a new window. */
  canKeep({ context, page }: Visitor, kind: WindowKind): void {
    this.kept.set(context, { key: JSON.stringify(kind), size: page.viewportSize() });
  }

  /** A window of this kind without anything of earlier tests but the sign-in; undefined without one. */
  async take(kind: WindowKind): Promise<Visitor | undefined> {
    const left = this.idle.get(JSON.stringify(kind))?.pop();
    if (!left) return undefined;
    const { context, page } = left;
    const token = await page.evaluate<string | null>(FORGET);
    const session = await context.newCDPSession(page);
    const { origin } = this.deployment;
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,cache_storage' });
    await session.detach();
    if (token !== null && (await this.isSignedIn(left, token))) return new Visitor(context, page, origin);
    await left.close();
    return undefined;
  }

  /** Keeps a window whose kind is known, and closes any other. */
  async leave(visitor: Visitor): Promise<void> {
    const { context, page } = visitor;
    const kept = this.kept.get(context);
    if (!kept || page.isClosed()) return visitor.close();
    for (const tab of context.pages()) if (tab !== page) await tab.close();
    await context.setOffline(false);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const event of LISTENED) page.removeAllListeners(event);
    await page.mouse.up();
    await page.mouse.move(0, 0);
    await page.goto(this.deployment.origin + STILL_PAGE);
    await page.emulateMedia({ colorScheme: null, reducedMotion: null });
    if (kept.size) await page.setViewportSize(kept.size);
    this.idle.set(kept.key, [...(this.idle.get(kept.key) ?? []), visitor]);
  }

  /** A test may have ended the session, or made another person sign in. */
  private async isSignedIn({ context }: Visitor, token: string): Promise<boolean> {
    const names = (await context.cookies()).map(({ name }) => name);
    if (!SIGN_IN_COOKIES.every((cookie) => names.some((name) => cookie.test(name)))) return false;
    const { status } = await new ApiCaller(this.deployment.apiUrl, token).get('/me');
    return status === 200;
  }
}
