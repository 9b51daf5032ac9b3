import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { PHONE_WIDTH, type Visitor } from '../browser/watched-browser.js';
import type { Credentials } from '../client/credentials.js';
import { joinedMember } from '../running/joined-member.js';
import type { Owner } from '../running/owner.js';
import { cardWorld, type CardWorld } from './card-world.js';
import { ScreenVisitors } from './screen-visitors.js';

const LAPTOP = { width: 1_280, height: 800 };
const SIZES = [LAPTOP, { width: PHONE_WIDTH, height: 740 }];

/** In the page: buttons and headings whose text is cut, in the dialog if one is open. */
const CUT_TEXTS = `[...([...document.querySelectorAll('[role=dialog]')].at(-1) ?? document)
  .querySelectorAll('button, h1, h2, h3, [role=option]')]
  .filter((element) => element.clientWidth > 0 && getComputedStyle(element).clipPath === 'none')
  .filter((element) => element.scrollWidth > element.clientWidth + 1)
  .map((element) => element.textContent.trim())`;

describeWithBrowser('the screen in Japanese', (found) => {
  let people: ScreenVisitors;
  let owner: Owner;
  let visitor: Visitor;
  let world: CardWorld;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
    ({ owner } = people);
  });
  afterAll(() => people.close());
  afterEach(() => people.closeWindows());
  beforeEach(async () => {
    world = await cardWorld(owner, '公開の準備をして、関係者に日程を知らせる');
    visitor = await open(owner.account);
  });

  /** Opens the board in Japanese. */
  async function open(account: Credentials): Promise<Visitor> {
    const opened = await people.open(`/boards/${world.boardId}`, {
      account,
      prepare: async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.addInitScript(`localStorage.setItem('kiban.language', 'ja')`);
      },
    });
    await opened.page.getByRole('link', { name: 'Book the venue' }).waitFor();
    return opened;
  }

  /** Response 403 is provoked; Chromium logs it as an error. */
  const faults = (): string[] => visitor.faults.filter((fault) => !/status of 403/.test(fault));

  async function isSound(name: string): Promise<void> {
    await visitor.lookInBothThemes(`ja ${name} ${visitor.page.viewportSize()?.width ?? 0}`);
    expect(await accessibilityFaults(visitor.page)).toEqual([]);
    expect(await visitor.page.evaluate(CUT_TEXTS)).toEqual([]);
    expect(faults()).toEqual([]);
  }

  it('fits into the board, its dialogs and the list of boards', async () => {
    const { page } = visitor;
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await isSound('board');
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'キーボードショートカット' }).waitFor();
      await isSound('keys');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'コマンドパレット' }).waitFor();
      await isSound('palette');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Book the venue の操作' }).click();
      await page.getByRole('dialog', { name: 'Book the venue の操作' }).waitFor();
      await isSound('actions');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await visitor.open('/boards');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.getByRole('heading', { level: 1, name: 'ボード' }).waitFor();
      await isSound('boards');
    }
  }, 180_000);

  it.each(SIZES)(
    'fits into the panel and both texts of a conflict, at $width px',
    async (size) => {
      const { page } = visitor;
      await page.setViewportSize(size);
      const path = `/cards/${world.cardId}`;
      const set = (description: string): Promise<unknown> =>
        owner.api.must('PATCH', path, { description, dueDate: '2030-11-30', startDate: '2030-11-24' });
      await set('会場を予約します。');
      await owner.api.must('POST', `${path}/checklist`, { text: '招待状を送る' });
      await owner.api.must('POST', `${path}/comments`, { text: '見積もりが届きました。' });
      await visitor.open(world.path);
      const panel = page.getByRole('dialog').first();
      await panel.getByRole('article').waitFor();
      await isSound('panel');
      await panel.getByRole('button', { name: '説明を編集' }).click();
      const text = panel.getByRole('textbox', { name: '説明' });
      await text.fill('会場と機材を予約します。');
      await set('会場を予約しました。');
      await text.press('Control+Enter');
      await panel.getByText('この文章はほかの人が変更しました').waitFor();
      expect(await page.getByRole('button', { name: '自分の値を保存' }).count()).toBe(0);
      await isSound('conflict');
      await panel.getByRole('button', { name: '相手の文章を採用' }).click();
      await panel.getByText('会場を予約しました。').waitFor();
      expect(faults()).toEqual([]);
    },
    180_000,
  );

  it('says why the service rejects something', async () => {
    const { page } = visitor;
    const colleague = await joinedMember(people.deployment, owner, 'member');
    await visitor.open('/settings/profile');
    await page.getByLabel('現在のパスワード').fill('not my password');
    await page.getByLabel('新しいパスワード').fill('a-new-password-of-mine');
    await page.getByRole('button', { name: 'パスワードを変更', exact: true }).click();
    await page.getByRole('alert').getByText('パスワードが正しくありません。', { exact: true }).waitFor();
    await isSound('wrong password');
    visitor = await open(colleague.account);
    const card = visitor.page.getByRole('link', { name: 'Book the venue' });
    const { x, y, width } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    // Beside the ring that completes the card.
    await visitor.page.mouse.move(x + 40, y + 10);
    await visitor.page.mouse.down();
    await visitor.page.mouse.move(x + 40 + width, y + 10, { steps: 10 });
    await owner.screen.must('PATCH', `/members/${colleague.id}`, { role: 'viewer' });
    await visitor.page.mouse.up();
    await visitor.page
      .getByRole('alert')
      .getByText('閲覧者は変更できません。変更するには、オーナーにロールの変更を依頼してください。')
      .waitFor();
    await visitor.page.getByText('閲覧のみ', { exact: true }).waitFor();
    await isSound('rejected drop');
  });
});
