import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page, type Response } from 'playwright-core';
import type { FoundBrowser } from './find-browser.js';

/** A narrow phone, in CSS pixels. */
export const PHONE_WIDTH = 360;

/** One headless Chromium for a test file. */
export class WatchedBrowser {
  private constructor(private readonly browser: Browser) {}

  static async start(found: FoundBrowser): Promise<WatchedBrowser> {
    const env = { ...process.env, ...found.env } as Record<string, string>;
    return new WatchedBrowser(await chromium.launch({ executablePath: found.program, env }));
  }

  /** Somebody with a browser of their own: no cookies yet, a phone's width. */
  async visitor(origin: string): Promise<Visitor> {
    const context = await this.browser.newContext({ viewport: { width: PHONE_WIDTH, height: 740 } });
    return new Visitor(context, await context.newPage(), origin);
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}

/** A person's browser window that keeps everything a page should not have caused. */
export class Visitor {
  /** Console errors and warnings (broken content policies among them), script errors, requests to other hosts. */
  readonly faults: string[] = [];
  private opening = '';

  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly origin: string,
  ) {
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => this.faults.push(`script: ${error.message}`));
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      // Chromium says so of every page with such a status; whether it was due is for the test to say.
      const ofThePage = message.location().url === page.url() || message.location().url === this.opening;
      if (ofThePage && message.text().startsWith('Failed to load resource')) return;
      this.faults.push(`console: ${message.text()} (${page.url()})`);
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (request.isNavigationRequest()) this.opening = request.url();
      const away = url.origin !== this.origin && !['data:', 'blob:'].includes(url.protocol);
      // A client is sent back to its own address: that alone leads off the origin.
      const isSentBack = request.isNavigationRequest() && url.pathname === '/callback';
      if (away && !isSentBack) this.faults.push(`request to ${request.url()}`);
    });
  }

  async open(path: string): Promise<Response> {
    const response = await this.page.goto(new URL(path, this.origin).href);
    if (!response) throw new Error(`${path} was not loaded.`);
    return response;
  }

  /** Presses Tab until what `selector` names has the focus, as somebody without a mouse does. */
  async tabTo(selector: string): Promise<void> {
    for (let presses = 0; presses < 40; presses += 1) {
      if ((await this.page.locator(`${selector}:focus`).count()) > 0) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${selector} at ${this.page.url()}.`);
  }

  /** Looks at the page that is open: notes a fault where it is wider than the window. */
  async look(name: string): Promise<void> {
    await this.page.getByRole('heading', { level: 1 }).waitFor();
    await this.picture(name);
    await this.fits(name);
  }

  /** Notes a fault where the page that is open is wider than the window. */
  async fits(name: string): Promise<void> {
    const beyond = await this.page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    if (beyond > 0) this.faults.push(`${name} reaches ${beyond} px beyond the window`);
  }

  /** For people: where KIBAN_TEST_SCREENSHOTS names a folder. */
  private async picture(name: string): Promise<void> {
    const folder = process.env['KIBAN_TEST_SCREENSHOTS'];
    if (!folder) return;
    await mkdir(folder, { recursive: true });
    await this.page.screenshot({ path: join(folder, `${name.replaceAll(/\W+/g, '-')}.png`), fullPage: true });
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
