import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { BrokenNetwork } from '../browser/broken-network.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { protocolSession } from '../browser/protocol-session.js';
import { signInByForm } from '../browser/sign-in-walk.js';
import { joinedMember } from '../running/joined-member.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard, ShownBoard, type MadeBoard } from './shown-board.js';

/** What Chromium logs for requests without a response. */
const NO_RESPONSE = /net::ERR_/;

/** In the page: the addresses that the browser has stored for the shell, by the name of their cache. */
const STORED = `(async () => {
  const found = {};
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    found[name] = requests.map(({ url }) => new URL(url).pathname);
  }
  return found;
})()`;

/** In the page: all stored texts. */
const STORED_TEXTS = `(async () => {
  const texts = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) texts.push(await (await cache.match(request)).text());
  }
  return texts.join('\\n');
})()`;

/** The text of a page or of the worker as the next version has it. The worker contains its page. */
const upgraded = (text: string): string =>
  text
    .replace(/"version":"\w+"/, '"version":"0123456789abcdef"')
    .replace(
      '<div id=',
      text.startsWith('const SHELL') ? '<meta name=\\"next\\"><div id=' : '<meta name="next"><div id=',
    );

interface Manifest {
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly purpose?: string;
  }[];
  readonly shortcuts: readonly { readonly url: string }[];
}

/** In the page: the size of a picture after it has loaded. */
const sizeOf = (path: string): string => `(async () => {
  const picture = new Image();
  picture.src = ${JSON.stringify(path)};
  await picture.decode();
  return picture.naturalWidth + 'x' + picture.naturalHeight;
})()`;

/** In the page: the event by which Chromium offers to install it, with its one method counted. */
const OFFER = `(() => {
  window.prompted = 0;
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  offer.prompt = async () => { window.prompted += 1; };
  dispatchEvent(offer);
})()`;

/** The requests whose responses differ after an upgrade. */
const NEXT = /^GET \/(service-worker\.js|boards[^.]*)$/;

const IS_CONTROLLED = 'navigator.serviceWorker.controller !== null';

describeWithBrowser('the offline shell', (found) => {
  let people: ScreenVisitors;
  let network: BrokenNetwork;
  let made: MadeBoard;
  let page: Page;
  let board: ShownBoard;

  beforeAll(async () => {
    [people, network] = await Promise.all([ScreenVisitors.start(found), BrokenNetwork.start()]);
  });
  afterAll(async () => {
    await people.close();
    network.close();
  });
  afterEach(() => network.heal());

  const isControlled = (): Promise<unknown> =>
    eventually('the worker controls the page', () => page.evaluate<boolean>(IS_CONTROLLED), 30_000);
  const stored = (): Promise<Record<string, string[]>> => page.evaluate(STORED);

  async function open(): Promise<void> {
    made = await makeBoard(people.owner.api, { 'To do': ['Flowers', 'Cake'], Doing: ['Venue'] });
    const opened = await people.openBoard(made.id, { proxy: network.address, hasWorker: true });
    board = opened.board;
    ({ page } = opened.visitor);
    await isControlled();
  }

  describe('of a window that stays open', () => {
    beforeAll(open);
    afterAll(() => people.closeWindows());

    it('has a manifest that the browser accepts, with icons of the named sizes [DEC-9.APP-1]', async () => {
      const session = await protocolSession(page);
      const { errors, url, data } = await session.send('Page.getAppManifest');
      expect([errors, new URL(url).pathname]).toEqual([[], '/kiban.webmanifest']);
      const manifest = JSON.parse(data ?? '') as Manifest;
      expect(manifest).toMatchObject({ name: 'Kiban', start_url: '/boards', display: 'standalone' });
      const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
      expect(pictures.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
        '192x192 any',
        '512x512 any',
        '512x512 maskable',
      ]);
      for (const { src, sizes } of pictures)
        expect([src, await page.evaluate(sizeOf(src))]).toEqual([src, sizes]);
      expect(await page.evaluate(sizeOf('/icons/apple-touch.png'))).toBe('180x180');
      for (const shortcut of manifest.shortcuts) {
        const status = await page.evaluate(`fetch('${shortcut.url}').then(({ status }) => status)`);
        expect([shortcut.url, status]).toEqual([shortcut.url, 200]);
      }
      expect(people.faults()).toEqual([]);
    });

    it('stores the page and the built files, and nothing that a service sent [DEC-9.APP-2]', async () => {
      const caches = await stored();
      expect(Object.keys(caches)).toEqual([expect.stringMatching(/^kiban-shell-[0-9a-f]{16}$/)]);
      const paths = Object.values(caches).flat();
      expect(paths).toContain('/boards');
      const others = paths.filter((path) => !/^\/assets\/[\w.-]+\.(js|css|woff2)$/.test(path));
      expect(others.sort()).toEqual(['/boards', '/icon.svg', '/language.js', '/theme.js']);
      expect(people.faults()).toEqual([]);
    });

    it('is installed from the profile when the browser offers it, and says how otherwise [DEC-9.APP-7]', async () => {
      const session = await protocolSession(page);
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
      await page.goto(`${people.deployment.origin}/settings/profile`);
      const section = page.getByRole('region', { name: 'App', exact: true });
      await section.getByText('The menu of your browser has an entry').waitFor();
      // A browser without a window makes no offer of its own.
      await page.evaluate(OFFER);
      const install = section.getByRole('button', { name: 'Install Kiban' });
      await install.waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await install.click();
      expect(await page.evaluate('window.prompted')).toBe(1);
      await install.waitFor({ state: 'detached' });
      expect(people.faults()).toEqual([]);
    });

    it('shows the board without a connection, and sends what was changed when there is one [DEC-9.APP-3]', async () => {
      await page.goto(`${people.deployment.origin}/boards/${made.id}`);
      await page.getByText('Live', { exact: true }).waitFor();
      network.cut(/./);
      await page.reload();
      await board.card('Flowers').waitFor();
      await board.card('Flowers').focus();
      await page.keyboard.press('Shift+ArrowRight');
      await page.getByText('1 change waits').waitFor();
      network.heal();
      await board.has('Doing', ['Flowers', 'Venue']);
      await page.getByText('Live', { exact: true }).waitFor();
      await board.isAsTheService();
      expect(people.faults(NO_RESPONSE)).toEqual([]);
    });

    it('does not stand in for the pages of services [DEC-9.APP-2]', async () => {
      network.cut(/./);
      for (const path of ['/sign-in', '/docs', '/api/v1/docs', '/'])
        await expect(page.goto(people.deployment.origin + path)).rejects.toThrow(/net::ERR_/);
    });
  });

  describe('of a window that changes it', () => {
    beforeEach(open);
    afterEach(() => people.closeWindows());

    it('sends nothing as another person who signed in before the connection was back [DEC-9.APP-3]', async () => {
      const colleague = await joinedMember(people.deployment, people.owner, 'member');
      const tab = await page.context().newPage();
      await tab.setViewportSize({ width: 1_280, height: 800 });
      const isService = ({ pathname }: URL): boolean => /^\/(api\/v1|oauth)\//.test(pathname);
      await tab.route(isService, (route) => route.abort());
      await tab.goto(page.url());
      await page.close();
      const shown = new ShownBoard(tab, people.owner.api, made.id);
      await shown.card('Flowers').focus();
      await tab.keyboard.press('Shift+ArrowRight');
      await tab.getByText('1 change waits').waitFor();
      const other = await tab.context().newPage();
      await other.goto(`${people.deployment.origin}/sign-in/out`);
      await other.getByRole('button', { name: 'Sign out' }).click();
      await other.getByText('You are signed out').waitFor();
      await other.goto(`${people.deployment.origin}/boards`);
      await signInByForm({ page: other }, colleague.account);
      // Without a session, the tab would lead to the sign-in instead.
      await other.getByText(colleague.name).first().waitFor({ state: 'attached' });
      await tab.unroute(isService);
      // The tab waits up to 30 s between its attempts.
      await tab.getByText(`${colleague.name} has signed in`).waitFor({ timeout: 50_000 });
      const read = await people.owner.api.must<{ lists: { name: string; cards: { title: string }[] }[] }>(
        'GET',
        `/boards/${made.id}`,
      );
      expect(read.lists[0]?.cards.map(({ title }) => title)).toEqual(['Flowers', 'Cake']);
    });

    it('installs a newer version in the background, and takes it on request with what is typed [DEC-9.APP-5]', async () => {
      const [before] = Object.keys(await stored());
      await board.card('Cake').click();
      const comment = page.getByLabel('Write a comment …');
      await comment.fill('Not sent yet');
      // The next version does not have the program of the open page.
      network.replace(NEXT, (text) => upgraded(text).replace(/"\/assets\/screen-[\w-]+\.js",/, ''));
      await page.evaluate(
        'navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => undefined)',
      );
      const notice = page.getByText('A new version of Kiban is ready.');
      await notice.waitFor();
      expect(await comment.inputValue()).toBe('Not sent yet');
      expect(Object.keys(await stored())).toHaveLength(2);
      await page
        .getByRole('region', { name: 'Notifications' })
        .getByRole('button', { name: 'Reload' })
        .click();
      await notice.waitFor({ state: 'detached' });
      await eventually('the former version is deleted', async () => {
        const names = Object.keys(await stored());
        return names.length === 1 && names[0] !== before;
      });
      await page.locator('meta[name=next]').waitFor({ state: 'attached' });
      await eventually('the draft is there', async () => (await comment.inputValue()) === 'Not sent yet');
      expect(people.faults()).toEqual([]);
    });

    it('is taken by the next page that is opened alone [DEC-9.APP-5]', async () => {
      const [before] = Object.keys(await stored());
      network.replace(NEXT, upgraded);
      await page.reload();
      await eventually('the former version is deleted', async () => {
        const names = Object.keys(await stored());
        return names.length === 1 && names[0] !== before;
      });
      expect(people.faults()).toEqual([]);
    });

    it('is removed when the server has no worker any more [DEC-9.APP-6]', async () => {
      network.replace(/ \/service-worker\.js$/, () => null);
      await page.reload();
      await board.card('Flowers').waitFor();
      await eventually('nothing is registered', async () => {
        const registered = await page.evaluate<number>(
          'navigator.serviceWorker.getRegistrations().then(({ length }) => length)',
        );
        return registered === 0 && Object.keys(await stored()).length === 0;
      });
    });

    it('has nothing of the person, also after the sign-out [DEC-9.APP-4]', async () => {
      await page.getByRole('button', { name: /^Account / }).click();
      await page.getByRole('link', { name: 'Sign out' }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByText('You are signed out').waitFor();
      const texts = await page.evaluate<string>(STORED_TEXTS);
      expect(texts).toContain('<div id="root">');
      for (const personal of [people.owner.account.email, 'Flowers', 'Launch'])
        expect(texts).not.toContain(personal);
      network.cut(/./);
      await page.goto(`${people.deployment.origin}/boards/${made.id}`);
      await page.getByText('The service is unreachable at the moment.').waitFor();
      expect(await page.locator('[data-card-link]').count()).toBe(0);
    });
  });
});
