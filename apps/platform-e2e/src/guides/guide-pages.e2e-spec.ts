import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { PHONE_WIDTH, WatchedBrowser, type Visitor } from '../browser/watched-browser.js';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { guideListing } from './guide-listing.js';

const { addresses } = await guideListing();
const LAPTOP = { width: 1_280, height: 800 };

describeWithBrowser('the guides in a real browser', (found) => {
  let deployment: Deployment;
  let browser: WatchedBrowser;
  let visitor: Visitor;

  beforeAll(async () => {
    deployment = await testDeployment();
    browser = await WatchedBrowser.start(found);
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    visitor = await browser.visitor(deployment.origin);
  });
  afterEach(() => visitor.close());

  async function isSound(name: string): Promise<void> {
    await visitor.look(name);
    expect(await accessibilityFaults(visitor.page)).toEqual([]);
    expect(visitor.faults).toEqual([]);
  }

  it.each(addresses)('%s is sound on a phone and on a laptop, light and dark', async (address) => {
    const { page } = visitor;
    expect((await visitor.open(address)).status()).toBe(200);
    await isSound(`${address} ${PHONE_WIDTH} light`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await visitor.look(`${address} ${PHONE_WIDTH} dark`);
    await page.setViewportSize(LAPTOP);
    await isSound(`${address} ${LAPTOP.width} dark`);
    await page.emulateMedia({ colorScheme: 'light' });
    await visitor.look(`${address} ${LAPTOP.width} light`);
    expect(visitor.faults).toEqual([]);
  });

  it('shows the code of all pages in the language that was chosen once', async () => {
    const { page } = visitor;
    await visitor.open('/docs/quick-start');
    await page.getByRole('tab', { name: 'Python' }).first().click();
    await page.getByText('me = kiban("GET", "/me")').waitFor();
    expect(await page.getByText("const me = await kiban('GET', '/me');").isVisible()).toBe(false);
    await page.getByRole('tab', { name: 'Python' }).first().press('ArrowLeft');
    await page.getByText("const me = await kiban('GET', '/me');").waitFor();
    await visitor.open('/docs/paging');
    await page.getByText("const page = await kiban('GET'").first().waitFor();
    expect(visitor.faults).toEqual([]);
  });

  it('copies the code that is shown, with the address of this deployment', async () => {
    const { page, context } = visitor;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visitor.open('/docs/quick-start');
    const sample = page.locator('.samples', { hasText: 'export KIBAN_URL=' }).first();
    await sample.getByRole('button', { name: 'Copy' }).click();
    await sample.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toBe(`export KIBAN_URL=${deployment.origin}\nexport KIBAN_TOKEN=kbn_…`);
  });

  it('leads from the start page to the guides, and from each guide to the next', async () => {
    const { page } = visitor;
    await visitor.open('/');
    await page.getByRole('link', { name: 'Docs', exact: true }).click();
    for (const address of addresses.slice(1)) {
      await page.locator('a[rel=next]').click();
      await page.waitForURL((url) => url.pathname === address);
    }
    expect(await page.locator('a[rel=next]').count()).toBe(0);
    expect(visitor.faults).toEqual([]);
  });

  it('keeps every page reachable on a phone, where the list of pages is closed at first', async () => {
    const { page } = visitor;
    await visitor.open('/docs');
    const link = page
      .getByRole('navigation', { name: 'Docs' })
      .getByRole('link', { name: 'Upgrade', exact: true });
    expect(await link.isVisible()).toBe(false);
    await page.getByText('All pages', { exact: true }).click();
    await link.click();
    await page.waitForURL(/\/docs\/upgrade$/);
  });
});
