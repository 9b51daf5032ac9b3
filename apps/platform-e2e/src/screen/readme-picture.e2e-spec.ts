import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { signInByForm } from '../browser/sign-in-walk.js';
import { WatchedBrowser } from '../browser/watched-browser.js';
import { ApiCaller } from '../client/api-caller.js';
import { issueToken } from '../client/issue-token.js';
import { screenAccessToken } from '../client/screen-session.js';
import { joinAsNew, signUp } from '../client/sign-up.js';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { LAUNCH_ASSIGNEES, LAUNCH_BOARD, LAUNCH_PEOPLE } from './launch-board.js';

const PICTURE = fileURLToPath(new URL('../../../../docs/pictures/board.png', import.meta.url));

/** Without it the test only shows that the board of the picture can be made. */
const isWritten = process.env['KIBAN_README_PICTURE'] === '1';

interface Named {
  readonly id: number;
  readonly name: string;
}

describeWithBrowser('the picture in the README', (found) => {
  let deployment: Deployment;
  let browser: WatchedBrowser;

  beforeAll(async () => {
    deployment = await testDeployment();
    browser = await WatchedBrowser.start(found);
  });
  afterAll(() => browser.close());

  const part = randomBytes(4).toString('hex');
  const account = (name: string): { name: string; email: string; password: string } => ({
    name,
    email: `${name.split(' ')[0]?.toLowerCase() ?? ''}-${part}@kiban.example`,
    password: randomBytes(12).toString('base64url'),
  });

  it('shows a board of a team', async () => {
    const [owner, ...others] = LAUNCH_PEOPLE.map(account);
    if (!owner) throw new Error('The board has no owner.');
    await signUp(deployment, { ...owner, workspaceName: 'Juniper' });
    const screen = new ApiCaller(deployment.apiUrl, await screenAccessToken(deployment, owner));
    for (const person of others) {
      const invitation = { email: person.email, role: 'member' };
      const { link } = await screen.must<{ link: string }>('POST', '/invitations', invitation);
      await joinAsNew(deployment, link, person);
    }
    const { token } = await issueToken(deployment, owner, { name: 'Picture' });
    const api = new ApiCaller(deployment.apiUrl, token);
    const boardId = await makeBoard(api);

    const visitor = await browser.visitor(deployment.origin);
    const { page } = visitor;
    await page.setViewportSize({ width: 1_280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await visitor.open(`/boards/${boardId}`);
    await signInByForm(visitor, owner);
    await page.getByRole('button', { name: /^Star / }).click();
    await page.getByText('Live', { exact: true }).waitFor();
    for (const { name, cards } of LAUNCH_BOARD.lists) {
      const list = page.locator('section', {
        has: page.getByRole('heading', { level: 2, name, exact: true }),
      });
      await list
        .getByRole('listitem')
        .nth(cards.length - 1)
        .waitFor();
    }
    await page
      .locator(':focus')
      .evaluate('document.activeElement.blur()')
      .catch(() => undefined);
    await page.mouse.move(1_279, 799);
    if (isWritten) {
      await mkdir(dirname(PICTURE), { recursive: true });
      await page.screenshot({ path: PICTURE });
    }
    await visitor.keep('README picture');
    expect(visitor.faults).toEqual([]);
    await visitor.close();
  });
});

/** Imports the board, and assigns its cards: an import names no members of another workspace. */
async function makeBoard(api: ApiCaller): Promise<number> {
  for (const name of ['Website', 'Rota']) await api.must('POST', '/boards', { name });
  const { boardId } = await api.must<{ boardId: number }>('POST', '/boards/import', LAUNCH_BOARD);
  const { lists } = await api.must<{ lists: { cards: { id: number; title: string }[] }[] }>(
    'GET',
    `/boards/${boardId}`,
  );
  const members = await api.must<Named[]>('GET', '/members');
  const idOf = (name: string): number => members.find((member) => member.name === name)?.id ?? 0;
  for (const { id, title } of lists.flatMap(({ cards }) => cards)) {
    const names = LAUNCH_ASSIGNEES[title];
    if (names) await api.must('PUT', `/cards/${id}/assignees`, { memberIds: names.map(idOf) });
  }
  return boardId;
}
