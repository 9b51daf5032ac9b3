import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Page } from 'playwright-core';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { signInByForm } from '../browser/sign-in-walk.js';
import { WatchedBrowser, type Visitor } from '../browser/watched-browser.js';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { joinedMember, type JoinedMember } from '../running/joined-member.js';
import { newOwner, type Owner } from '../running/owner.js';

/** Wide enough for the sidebar beside the page. */
const DESK = { width: 1_280, height: 800 };

describeWithBrowser('the lists of boards', (found) => {
  let deployment: Deployment;
  let browser: WatchedBrowser;
  let owner: Owner;
  let colleague: JoinedMember;
  let visitor: Visitor;

  beforeAll(async () => {
    deployment = await testDeployment();
    [browser, owner] = await Promise.all([WatchedBrowser.start(found), newOwner(deployment)]);
    colleague = await joinedMember(deployment, owner, 'member');
    for (const name of ['First', 'Second']) await owner.api.must('POST', '/boards', { name });
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    visitor = await browser.visitor(deployment.origin);
    await visitor.open('/boards');
    await signInByForm(visitor, colleague.account);
    await visitor.page.getByRole('heading', { level: 1, name: 'Boards' }).waitFor();
  });
  afterEach(() => visitor.close());

  const tiles = (page: Page, name: string): ReturnType<Page['getByRole']> =>
    page.getByRole('main').getByRole('link', { name, exact: true });
  const inSidebar = (page: Page, name: string): ReturnType<Page['getByRole']> =>
    page.getByRole('navigation').getByRole('link', { name });

  it('show what others create, rename, hide, share and archive, in every tab [DEC-9.LIVE-11]', async () => {
    const { page, context } = visitor;
    await page.setViewportSize(DESK);
    await tiles(page, 'First').first().waitFor();
    const { id } = await owner.api.must<{ id: number }>('POST', '/boards', { name: 'Picnic' });
    await tiles(page, 'Picnic').first().waitFor();
    await page.getByRole('button', { name: 'Star Picnic' }).click();
    await inSidebar(page, 'Picnic').waitFor();

    const opening = context.waitForEvent('page');
    await page.evaluate('void window.open(location.href)');
    const other = await opening;
    await other.setViewportSize(DESK);
    await tiles(other, 'Picnic').first().waitFor();
    const pages = [page, other];

    await owner.api.must('PATCH', `/boards/${id}`, { name: 'Outing' });
    for (const one of pages) {
      await tiles(one, 'Outing').first().waitFor();
      await inSidebar(one, 'Outing').waitFor();
      expect(await tiles(one, 'Picnic').count()).toBe(0);
    }
    await owner.api.must('PATCH', `/boards/${id}`, { visibility: 'private' });
    for (const one of pages)
      for (const links of [tiles(one, 'Outing'), inSidebar(one, 'Outing')])
        await eventually('the board disappears', async () => (await links.count()) === 0);
    await owner.api.must('PUT', `/boards/${id}/members`, { memberIds: [colleague.id] });
    for (const one of pages) await inSidebar(one, 'Outing').waitFor();
    await owner.api.must('POST', `/boards/${id}/archive`);
    for (const one of pages)
      await eventually('the board is archived', async () => (await inSidebar(one, 'Outing').count()) === 0);
    expect(visitor.faults).toEqual([]);
  });
});
