import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@kiban/testing';
import { chromium, type Browser, type BrowserContext, type Page, type Response } from 'playwright-core';
import { isDocumented } from './documented-operations.js';
import type { FoundBrowser } from './find-browser.js';
import { protocolSession } from './protocol-session.js';

/** A narrow phone, in CSS pixels. */
export const PHONE_WIDTH = 360;
/** A laptop and a narrow phone. */
const VIEWPORTS = [
  { width: 1_280, height: 800 },
  { width: PHONE_WIDTH, height: 740 },
] as const;
const [, PHONE] = VIEWPORTS;
const THEMES = ['dark', 'light'] as const;

/** One headless Chromium for a test file. */
export class WatchedBrowser {
  private constructor(private readonly browser: Browser) {}

  static async start(found: FoundBrowser): Promise<WatchedBrowser> {
    const env = { ...process.env, ...found.env } as Record<string, string>;
    // A headless machine has no GPU, and its emulation takes a tenth of the browser’s processor time.
    const args = ['--disable-gpu'];
    return new WatchedBrowser(await chromium.launch({ executablePath: found.program, env, args }));
  }

  /**
   * A separate browser context: no cookies, a phone's width; on request also its touch screen, a proxy's address, a time zone,
   * and the service worker, whose requests `page.route` does not see.
   */
  async visitor(
    origin: string,
    {
      hasTouch = false,
      hasWorker = false,
      proxy,
      timezoneId,
      companyOrigin,
    }: {
      hasTouch?: boolean;
      hasWorker?: boolean;
      proxy?: string;
      timezoneId?: string;
      /** Of a provider that signs the person in. */
      companyOrigin?: string;
    } = {},
  ): Promise<Visitor> {
    const context = await this.browser.newContext({
      viewport: PHONE,
      hasTouch,
      isMobile: hasTouch,
      serviceWorkers: hasWorker ? 'allow' : 'block',
      ...(proxy !== undefined && { proxy: { server: proxy } }),
      ...(timezoneId !== undefined && { timezoneId }),
    });
    return new Visitor(context, await context.newPage(), origin, companyOrigin);
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}

/** A browser window that records every fault of its pages. */
export class Visitor {
  /** Console errors and warnings (broken content policies among them), script errors, requests to other hosts or outside the API's document. */
  readonly faults: string[] = [];
  private opening = '';
  private isClosed = false;
  private formsSent = 0;

  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly origin: string,
    private readonly companyOrigin?: string,
    private readonly isRenewed = false,
  ) {
    page.setDefaultTimeout(30_000);
    context.once('close', () => (this.isClosed = true));
    context.on('request', (request) => {
      if (request.isNavigationRequest() && request.method() === 'POST') this.formsSent += 1;
    });
    page.on('pageerror', (error) => this.faults.push(`script: ${error.message}`));
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      // Chromium logs this for every page with an error status; the test checks whether it was expected.
      const ofThePage = message.location().url === page.url() || message.location().url === this.opening;
      if (ofThePage && message.text().startsWith('Failed to load resource')) return;
      // Where a test has no worker, the screen has asked for it in vain.
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      // A response 412 is no fault: what another window wrote first is merged.
      if (message.text().includes('status of 412')) return;
      this.faults.push(`console: ${message.text()} (${message.location().url}, on ${page.url()})`);
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (request.isNavigationRequest()) this.opening = request.url();
      const away = url.origin !== this.origin && !['data:', 'blob:'].includes(url.protocol);
      // Only the redirect to a client, and the sign-in at a company, leave the origin.
      const isSentBack = request.isNavigationRequest() && url.pathname === '/callback';
      const isAtCompany = request.isNavigationRequest() && url.origin === companyOrigin;
      if (away && !isSentBack && !isAtCompany) this.faults.push(`request to ${request.url()}`);
      if (!away && !isDocumented(request.method(), url.pathname))
        this.faults.push(`undocumented ${request.method()} ${url.pathname}`);
    });
  }

  async open(path: string): Promise<Response> {
    const response = await this.page.goto(new URL(path, this.origin).href);
    if (!response) throw new Error(`${path} did not load.`);
    return response;
  }

  /** Presses Tab until the element has the focus, as a keyboard user does. */
  async tabTo(selector: string): Promise<void> {
    for (let presses = 0; presses < 40; presses += 1) {
      if ((await this.page.locator(`${selector}:focus`).count()) > 0) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${selector} at ${this.page.url()}.`);
  }

  /** Checks the open page at every width and theme, and restores both. A page wider than the window is a fault. */
  async look(name: string): Promise<void> {
    // A page below a modal dialog is hidden, with its first heading.
    await this.page.getByRole('heading').first().waitFor();
    const before = this.page.viewportSize() ?? PHONE;
    for (const viewport of VIEWPORTS) {
      await this.page.setViewportSize(viewport);
      await this.lookInBothThemes(`${name} ${viewport.width}`);
    }
    await this.page.setViewportSize(before);
  }

  /** Checks the open page at its present width, and keeps a picture of it in each theme. */
  async lookInBothThemes(name: string): Promise<void> {
    // The layout is the same in both, so a run without pictures does not paint the page four times.
    if (!process.env['KIBAN_TEST_SCREENSHOTS']) return this.fits(name);
    const wasDark = await this.page.evaluate<boolean>("matchMedia('(prefers-color-scheme: dark)').matches");
    for (const colorScheme of THEMES) {
      await this.page.emulateMedia({ colorScheme });
      await this.keep(`${name} ${colorScheme}`);
      await this.fits(`${name}, ${colorScheme}`);
    }
    await this.page.emulateMedia({ colorScheme: wasDark ? 'dark' : 'light' });
  }

  /** Records a fault when the open page is wider than the window. */
  async fits(name: string): Promise<void> {
    let beyond = 0;
    const isWithin = async (): Promise<boolean> => {
      beyond = await this.page.evaluate<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      return beyond <= 0;
    };
    // What floats takes a moment to follow a new width.
    await eventually(`${name} fits`, isWithin, 5_000).catch(() => {
      const { width } = this.page.viewportSize() ?? PHONE;
      this.faults.push(`${name} is ${beyond} px wider than ${width} px`);
    });
  }

  /** Keeps a picture of the open page for people, if KIBAN_TEST_SCREENSHOTS names a folder. */
  async keep(name: string): Promise<void> {
    const folder = process.env['KIBAN_TEST_SCREENSHOTS'];
    if (!folder) return;
    await mkdir(folder, { recursive: true });
    await this.page.screenshot({ path: join(folder, `${name.replaceAll(/\W+/g, '-')}.png`), fullPage: true });
  }

  /**
   * A new window of the same browser, after `leave`: the person is signed in, and the browser has the code that it loaded. Nothing
   * else is left: neither pages, routes and emulation nor what the screen has stored.
   */
  async renewed(): Promise<Visitor> {
    const { context, origin } = this;
    const page = await context.newPage();
    const session = await protocolSession(page);
    await session.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'local_storage,indexeddb,cache_storage',
    });
    return new Visitor(context, page, origin, this.companyOrigin, true);
  }

  /**
   * Closes the pages, and keeps the session of the person for a renewed window.
   * @returns whether it is still that session: another sign-in, a sign-out and a closed window end it
   */
  async leave(): Promise<boolean> {
    const { context } = this;
    // The form of the sign-in; a renewed window needs none.
    if (this.isClosed || this.formsSent > (this.isRenewed ? 0 : 1)) {
      await this.close();
      return false;
    }
    await Promise.all([
      context.clearPermissions(),
      context.setOffline(false),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
    ]);
    await Promise.all(context.pages().map((page) => page.close()));
    return true;
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
