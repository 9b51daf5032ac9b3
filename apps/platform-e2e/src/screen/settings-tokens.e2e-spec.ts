import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Locator } from 'playwright-core';
import { accessibilityFaults, accessibilityFaultsOfThemes } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import type { Owner } from '../running/owner.js';
import { ScreenVisitors } from './screen-visitors.js';

describeWithBrowser('tokens in the settings', (found) => {
  let people: ScreenVisitors;
  let owner: Owner;
  let visitor: Visitor;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
    ({ owner } = people);
  });
  afterAll(() => people.close());
  beforeEach(async () => {
    visitor = await people.open('/settings', {
      prepare: async ({ context, page }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.emulateMedia({ reducedMotion: 'reduce' });
      },
    });
    await visitor.page.getByRole('heading', { level: 1, name: 'Tokens and AI clients' }).waitFor();
  });
  afterEach(() => people.closeWindows());

  async function isSound(name: string): Promise<void> {
    await visitor.look(name);
    expect(await accessibilityFaultsOfThemes(visitor.page)).toEqual([]);
    expect(visitor.faults).toEqual([]);
  }

  async function looksAt(part: Locator, name: string): Promise<void> {
    for (const width of [360, 1_280]) {
      await visitor.page.setViewportSize({ width, height: 800 });
      await part.scrollIntoViewIfNeeded();
      await visitor.lookInBothThemes(`${name} ${width}`);
    }
  }

  async function issue(name: string): Promise<string> {
    const { page } = visitor;
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Your password').fill(owner.account.password);
    await page.getByRole('button', { name: 'Issue token' }).click();
    return page.getByText(/^kbn_/).innerText();
  }

  it('copies a new token, asks before it is lost, and keeps it nowhere', async () => {
    const { page } = visitor;
    expect(await page.title()).toBe('Tokens and AI clients · Workspace settings · Kiban');
    const token = await issue('Shown once');
    await isSound('tokens, a new one');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByText('Copied.').first().waitFor();
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(token);

    await page.setViewportSize({ width: 1_280, height: 800 });
    const boards = page.getByRole('link', { name: 'Boards', exact: true });
    await boards.click();
    const question = page.getByRole('dialog', { name: 'Leave this page?' });
    await isSound('tokens, leaving');
    await question.getByRole('button', { name: 'Stay' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await page.getByText(token).count()).toBe(1);

    const asked = new Promise<string>((resolve) => {
      page.once('dialog', (dialog) => {
        resolve(dialog.type());
        void dialog.dismiss();
      });
    });
    await page.evaluate('void setTimeout(() => location.reload())');
    expect(await asked).toBe('beforeunload');
    expect(await page.getByText(token).count()).toBe(1);

    await boards.click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { level: 1, name: 'Boards' }).waitFor();
    await page.goBack();
    await page.getByRole('row', { name: /Shown once.*active/ }).waitFor();
    expect(await page.getByText(token).count()).toBe(0);
    const kept = await page.evaluate<string>(
      'JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }, document.cookie])',
    );
    expect(kept).not.toContain(token);
    expect(visitor.faults).toEqual([]);
  });

  it('issues a token with less than everything, by keyboard, and lists what it may do [DEC-4.15]', async () => {
    const { page } = visitor;
    const form = page.getByRole('region', { name: 'Issue a token' });
    expect(await form.getByLabel('Everything that a workspace admin may do').isChecked()).toBe(true);
    expect(await form.getByRole('checkbox').count()).toBe(0);
    await visitor.tabTo('input[name=name]');
    await page.keyboard.type('Reads boards');
    await visitor.tabTo('input[name=rights]');
    await page.keyboard.press('ArrowDown');
    await form.getByLabel('Read boards').waitFor();
    expect(await form.getByLabel('Read boards').isChecked()).toBe(true);
    await visitor.tabTo('input[value="members:read"]');
    await page.keyboard.press('Space');
    await looksAt(form, 'tokens, restricted');
    await isSound('tokens, restricted form');
    await visitor.tabTo('input[name=addresses]');
    await page.keyboard.type('203.0.113.0/24, 2001:db8::/320');
    await visitor.tabTo('input[name=password]');
    await page.keyboard.type(owner.account.password);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'addressRanges.1 must be' }).waitFor();
    await form.getByLabel(/^Only from these addresses/).fill('203.0.113.0/24, 2001:db8::/32');
    await form.getByRole('button', { name: 'Issue token' }).click();
    const token = await page.getByText(/^kbn_/).innerText();
    const row = page.getByRole('row', { name: /Reads boards/ });
    await row.getByText('Read boards, List members').waitFor();
    await row.getByText('from 203.0.113.0/24, 2001:db8::/32').waitFor();
    expect(await form.getByLabel('Everything that a workspace admin may do').isChecked()).toBe(true);
    expect((await owner.api.withBearer(token).get('/boards')).status).toBe(403);
    await looksAt(row, 'tokens, the list');
    expect(await accessibilityFaults(page)).toEqual([]);
    // The response to the wrong range is an error of the network to the browser.
    expect(visitor.faults.filter((fault) => !/status of 422/.test(fault))).toEqual([]);
  });

  it('issues a token for chosen boards, by keyboard, and lists them by name [DEC-4.19]', async () => {
    const { page } = visitor;
    const ids = new Map<string, number>();
    for (const name of ['Launch', 'Hiring', ...Array.from({ length: 8 }, (_, n) => `Sprint ${n}`)])
      ids.set(name, (await owner.api.must<{ id: number }>('POST', '/boards', { name })).id);
    await page.reload();
    const form = page.getByRole('region', { name: 'Issue a token' });
    await form.waitFor();
    expect(await form.getByLabel('All boards of the workspace').isChecked()).toBe(true);
    await visitor.tabTo('input[name=name]');
    await page.keyboard.type('Of two boards');
    await visitor.tabTo('input[name=reach]');
    await page.keyboard.press('ArrowDown');
    await form.getByLabel('Launch').waitFor();
    await form
      .getByText('The token cannot create, copy, import or order boards, or manage webhooks.')
      .waitFor();

    await form.getByLabel('Only what is chosen').check();
    expect(await form.getByLabel('Read boards').isChecked()).toBe(true);
    expect(await form.getByLabel(/^Webhooks/).count()).toBe(0);
    await isSound('tokens, of boards form');
    await form.getByLabel('Your password').fill(owner.account.password);
    await form.getByRole('button', { name: 'Issue token' }).click();
    // Without a chosen board it is not a token of all boards.
    await page.getByRole('alert').filter({ hasText: 'boardIds must be an array of 1 to 50' }).waitFor();

    await visitor.tabTo('input[type=search]');
    await page.keyboard.type('launch');
    await form.getByLabel('Hiring').waitFor({ state: 'hidden' });
    await visitor.tabTo(`input[name=boards][value="${ids.get('Launch')}"]`);
    await page.keyboard.press('Space');
    await form.getByLabel('Filter boards').fill('');
    await form.getByLabel('Hiring').check();
    expect(await form.getByLabel('Launch').isChecked()).toBe(true);
    await looksAt(form, 'tokens, of boards');
    await form.getByLabel('Filter boards').fill('sprint');
    await form.getByLabel('Your password').fill(owner.account.password);
    await form.getByRole('button', { name: 'Issue token' }).click();
    const token = await page.getByText(/^kbn_/).innerText();
    const row = page.getByRole('row', { name: /Of two boards/ });
    await row.getByText('only on Launch, Hiring').waitFor();
    const boards = await owner.api.withBearer(token).must<{ id: number }[]>('GET', '/boards');
    expect(boards.map(({ id }) => id)).toEqual([ids.get('Launch'), ids.get('Hiring')]);
    expect(await form.getByLabel('All boards of the workspace').isChecked()).toBe(true);
    await looksAt(row, 'tokens, the list with boards');
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Done', exact: true }).click();
    for (const name of ['Launch', 'Hiring']) {
      await owner.api.must('POST', `/boards/${ids.get(name)}/archive`);
      await owner.api.must('DELETE', `/boards/${ids.get(name)}`);
    }
    await page.reload();
    await row.getByText('on no board: its boards were deleted').waitFor();
    // The response to the missing choice is an error of the network to the browser.
    expect(visitor.faults.filter((fault) => !/status of 422/.test(fault))).toEqual([]);
  });

  it('has what adds the service to AI clients, with its own address [DEC-9.AI-1]', async () => {
    const { page } = visitor;
    const section = page.getByRole('region', { name: 'Connect an AI client' });
    const address = `${people.deployment.origin}/mcp`;
    const hrefOf = async (name: string): Promise<string> =>
      (await section.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '';
    const cursor = new URL(await hrefOf('Add to Cursor'));
    expect(JSON.parse(atob(cursor.searchParams.get('config') ?? ''))).toEqual({ url: address });
    expect(decodeURIComponent(await hrefOf('Add to VS Code'))).toContain(`"url":"${address}"`);
    const claude = new URL(await hrefOf('Add to Claude'));
    expect(claude.origin + claude.pathname).toBe('https://claude.ai/customize/connectors');
    expect(Object.fromEntries(claude.searchParams)).toEqual({
      modal: 'add-custom-connector',
      connectorName: 'Kiban',
      connectorUrl: address,
    });
    expect(await hrefOf('Open the connectors of ChatGPT')).toBe('https://chatgpt.com/#settings/Connectors');
    await section.getByText('choose Create, paste the address below, and choose OAuth').waitFor();
    for (const name of ['Add to Claude', 'Open the connectors of ChatGPT']) {
      const link = section.getByRole('link', { name, exact: true });
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    }
    await section.getByText('Claude and ChatGPT call from their own cloud').waitFor();
    for (const [name, value] of [
      ['Command for Claude Code', `claude mcp add --transport http kiban ${address}`],
      ['Address for Claude, ChatGPT and other clients', address],
      ['Address for the deep research of ChatGPT', `${address}?tools=research`],
    ] as const) {
      await section.getByRole('button', { name: `Copy: ${name}` }).click();
      await eventually(`${name} is on the clipboard`, async () =>
        (await page.evaluate<string>('navigator.clipboard.readText()')) === value ? true : undefined,
      );
    }
    await isSound('tokens, connect a client');
    await looksAt(section, 'tokens, ways to connect');
  });

  it('has it in Japanese too [DEC-9.AI-1]', async () => {
    const { page } = visitor;
    await page.evaluate(`localStorage.setItem('kiban.language', 'ja')`);
    await page.reload();
    const section = page.getByRole('region', { name: 'AI クライアントを接続' });
    for (const client of ['Claude', 'Cursor', 'VS Code'])
      await section.getByRole('link', { name: `${client} に追加`, exact: true }).waitFor();
    await section.getByRole('link', { name: 'ChatGPT のコネクタを開く' }).waitFor();
    await section.getByText('開発者モードを有効にし').waitFor();
    await looksAt(section, 'tokens, ways to connect, ja');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(visitor.faults).toEqual([]);
  });

  it('leaves without a question after Done', async () => {
    const { page } = visitor;
    const token = await issue('Done with it');
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await page.getByText(token).waitFor({ state: 'hidden' });
    await page.locator('h2:focus').filter({ hasText: 'Issue a token' }).waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('b');
    await page.getByRole('heading', { level: 1, name: 'Boards' }).waitFor();
  });

  it('works without a mouse, from a board and back', async () => {
    const { page } = visitor;
    await page.evaluate('window.isSamePage = true');
    await page.keyboard.press('g');
    await page.keyboard.press('b');
    await page.getByRole('heading', { level: 1, name: 'Boards' }).waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('s');
    await page.getByRole('heading', { level: 1, name: 'Tokens and AI clients' }).waitFor();
    expect(await page.evaluate('window.isSamePage')).toBe(true);
    await visitor.tabTo('input[name=name]');
    await page.keyboard.type('By keyboard');
    await visitor.tabTo('input[name=password]');
    await page.keyboard.type('wrong password');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(owner.account.password);
    await page.keyboard.press('Enter');
    // The panel takes the focus; its first control is Copy, and Done follows.
    await page.locator('[role=group]:focus').waitFor();
    await visitor.tabTo('button:text-is("Done")');
    await page.keyboard.press('Enter');
    await page.getByText(/^kbn_/).waitFor({ state: 'hidden' });
    await page.evaluate("document.getElementById('content').focus()");
    await visitor.tabTo('button[aria-label="Revoke By keyboard"]');
    await page.keyboard.press('Enter');
    await page.locator('[role=dialog] input:focus').waitFor();
    await page.keyboard.type(owner.account.password);
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: /By keyboard.*revoked/ }).waitFor();
    // The response to the wrong password is an error of the network to the browser.
    expect(visitor.faults.filter((fault) => !/status of 40[13]/.test(fault))).toEqual([]);
  });
});
