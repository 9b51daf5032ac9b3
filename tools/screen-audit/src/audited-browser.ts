import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FoundBrowser } from '@kiban/platform-e2e/browser/find-browser';
import { freePort } from '@kiban/platform-e2e/running/free-port';
import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright-core';

/** For everything that the audit waits for: a slow machine has figures as well. */
export const WAIT_MS = 120_000;

const VIEWPORT = { width: 1_280, height: 800 };

/** A page with its connection to the developer tools of the browser. */
export interface AuditedPage {
  readonly page: Page;
  readonly tools: CDPSession;
}

/** A headless Chromium with one profile, in which the owner signs in once. */
export class AuditedBrowser {
  private constructor(
    readonly context: BrowserContext,
    readonly origin: string,
    /** Of the developer tools, for Lighthouse. */
    readonly debuggingPort: number,
    private readonly folder: string,
  ) {}

  static async start(found: FoundBrowser, origin: string): Promise<AuditedBrowser> {
    const folder = await mkdtemp(join(tmpdir(), 'kiban-screen-audit-browser-'));
    const port = await freePort();
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: found.program,
      env: { ...process.env, ...found.env } as Record<string, string>,
      viewport: VIEWPORT,
      args: [`--remote-debugging-port=${port}`],
    });
    return new AuditedBrowser(context, origin, port, folder);
  }

  async signIn({ email, password }: { email: string; password: string }): Promise<void> {
    const { page } = await this.page(1);
    await page.goto(`${this.origin}/boards`);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`${this.origin}/boards`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.close();
  }

  /** @param slowdown how many times slower the page's processor is */
  async page(slowdown: number): Promise<AuditedPage> {
    const page = await this.context.newPage();
    page.setDefaultTimeout(WAIT_MS);
    const tools = await this.context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return { page, tools };
  }

  /**
   * A page with an open board that is live and painted.
   * @param shown what is there when it is
   */
  async board(path: string, slowdown: number, shown = '[data-card-link]'): Promise<AuditedPage> {
    const audited = await this.page(slowdown);
    await audited.page.goto(this.origin + path);
    await audited.page.locator(shown).first().waitFor();
    await audited.page.getByText('Live', { exact: true }).waitFor();
    return audited;
  }

  async close(): Promise<void> {
    await this.context.close();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
