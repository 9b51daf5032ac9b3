import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Locator } from 'playwright-core';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { joinedMember, type JoinedMember } from '../running/joined-member.js';
import { OpenPanel } from './open-panel.js';
import { ScreenVisitors } from './screen-visitors.js';

interface Comment {
  readonly text: string;
  readonly mentions: readonly { readonly memberId: number }[];
}

describeWithBrowser('mentions in the texts of a card', (found) => {
  let visitors: ScreenVisitors;
  let colleague: JoinedMember;
  let open: OpenPanel;
  let field: Locator;
  let list: Locator;

  beforeAll(async () => {
    visitors = await ScreenVisitors.start(found);
    colleague = await joinedMember(visitors.deployment, visitors.owner, 'member');
  });
  afterAll(() => visitors.close());
  beforeEach(async () => {
    open = await OpenPanel.of(visitors);
    field = open.panel.getByLabel('Write a comment …');
    list = open.page.getByRole('listbox', { name: 'People' });
  });
  afterEach(() => visitors.closeWindows());

  const name = async (): Promise<string> => {
    const members = await open.owner.api.must<{ id: number; name: string }[]>('GET', '/members');
    return members.find(({ id }) => id === colleague.id)?.name ?? '';
  };
  const comments = (): Promise<Comment[]> =>
    open.owner.api.must<Comment[]>('GET', `/cards/${open.world.cardId}/comments`);

  describe('by keyboard alone', () => {
    it('are chosen from a list that a screen reader follows, sent, and shown by the present name [DEC-10.MENTION-5]', async () => {
      const { page } = open;
      const called = await name();
      await field.focus();
      await page.keyboard.type(`Hi @${called.slice(0, 4)}`);
      await list.waitFor();
      const option = list.getByRole('option', { name: called });
      expect(await field.getAttribute('aria-autocomplete')).toBe('list');
      expect(await field.getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
      await eventually('the option of the colleague is active', async () => {
        await page.keyboard.press('ArrowDown');
        return (
          (await field.getAttribute('aria-activedescendant')) === (await option.getAttribute('id')) ||
          undefined
        );
      });
      expect(await option.getAttribute('aria-selected')).toBe('true');
      await open.isAccessible();
      // Escape closes the list alone, and the next sign opens it again.
      await page.keyboard.press('Escape');
      await list.waitFor({ state: 'detached' });
      expect(await field.getAttribute('aria-activedescendant')).toBeNull();
      await page.keyboard.type(` @${called}`);
      await list.waitFor();
      await page.keyboard.press('Enter');
      const link = `[@${called}](member:${colleague.id})`;
      expect(await field.inputValue()).toBe(`Hi @${called.slice(0, 4)} ${link} `);
      await page.keyboard.press('Control+Enter');
      await open.panel.locator('article').getByText(`@${called}`, { exact: true }).waitFor();
      expect((await comments()).at(-1)?.mentions.map(({ memberId }) => memberId)).toEqual([colleague.id]);

      await field.focus();
      await page.keyboard.type('See #Book');
      await page.getByRole('listbox', { name: 'Cards' }).waitFor();
      await page.keyboard.press('Tab');
      expect(await field.inputValue()).toMatch(/^See \[#(\d+) Book the venue\]\(card:\1\) $/);
      await page.keyboard.press('Control+Enter');
      const card = open.panel.getByRole('link', { name: /^#\d+ Book the venue$/ });
      await card.waitFor();
      await open.isAccessible();
    });

    it('are not offered while an input method composes', async () => {
      const { page } = open;
      await field.focus();
      const session = await page.context().newCDPSession(page);
      await session.send('Input.imeSetComposition', { text: '@', selectionStart: 1, selectionEnd: 1 });
      await eventually('the composed sign', async () =>
        (await field.inputValue()) === '@' ? true : undefined,
      );
      expect(await list.count()).toBe(0);
      await session.send('Input.insertText', { text: '@' });
      await list.waitFor();
      expect(open.faults()).toEqual([]);
    });
  });

  it('are chosen by a press, and say who does not see the board before they are sent', async () => {
    const { page } = open;
    const called = await name();
    await open.owner.api.must('PATCH', `/boards/${open.world.boardId}`, { visibility: 'private' });
    await page.reload();
    await open.panel.getByRole('button', { name: 'Add a description …' }).click();
    const text = open.panel.getByRole('textbox', { name: 'Description' });
    await text.pressSequentially(`@${called}`);
    const option = page.getByRole('option', { name: called });
    await option.getByText('does not see this board').waitFor();
    await option.click();
    const link = `[@${called}](member:${colleague.id}) `;
    expect(await open.panel.getByLabel('Description').and(page.locator('textarea')).inputValue()).toBe(link);
    await open.panel.getByText(`${called} does not see this board.`, { exact: false }).waitFor();
    await open.isAccessible();
    await page.keyboard.press('Control+Enter');
    await open.cardHas('the description', ({ description }) => description === link);
  });
});
