import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { PHONE_WIDTH, WatchedBrowser, type Visitor } from '../browser/watched-browser.js';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';
import { mainJobByKeyboard } from './main-job-by-keyboard.js';
import { mainJobByMouse } from './main-job-by-mouse.js';
import { mainJobByTouch } from './main-job-by-touch.js';
import { MainJobWindow } from './main-job-window.js';

const LAPTOP = 1_280;

describeWithBrowser('the main job in a browser', (found) => {
  let deployment: Deployment;
  let browser: WatchedBrowser;
  let owner: Owner;
  let visitor: Visitor;

  beforeAll(async () => {
    deployment = await testDeployment();
    browser = await WatchedBrowser.start(found);
  });
  afterAll(() => browser.close());
  afterEach(() => visitor.close());

  async function start(name: string, width: number, hasTouch = false): Promise<MainJobWindow> {
    // Without a board, as after the first sign-in.
    owner = await newOwner(deployment);
    visitor = await browser.visitor(deployment.origin, { hasTouch });
    return MainJobWindow.at(visitor, owner, name, width);
  }

  it('goes from the sign-in to a token in the settings by mouse, at 1280 and 768 px', async () => {
    const job = await start('mouse', LAPTOP);
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await mainJobByMouse(job);
    expect(visitor.faults).toEqual([]);
  }, 180_000);

  it('goes from the sign-in to the settings by keyboard alone, and always shows where the focus is', async () => {
    await mainJobByKeyboard(await start('keyboard', LAPTOP));
    expect(visitor.faults).toEqual([]);
  }, 180_000);

  it('goes from the sign-in to the settings by touch, on a phone and a tablet', async () => {
    await mainJobByTouch(await start('touch', PHONE_WIDTH, true));
    expect(visitor.faults).toEqual([]);
  }, 180_000);
});
