import { signInByForm } from '../browser/sign-in-walk.js';
import { WatchedBrowser, type Visitor } from '../browser/watched-browser.js';
import type { FoundBrowser } from '../browser/find-browser.js';
import type { Credentials } from '../client/credentials.js';
import { testDeployment, type Deployment } from '../running/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';
import { ShownBoard } from './shown-board.js';

export interface Window {
  /** By default the owner. */
  readonly account?: Credentials;
  /** Address of the proxy that its requests take. */
  readonly proxy?: string;
  /** A phone with a touch screen in place of a laptop. */
  readonly hasTouch?: boolean;
  /** With the service worker of the offline shell. */
  readonly hasWorker?: boolean;
  /** Where the person is. */
  readonly timezoneId?: string;
  /** Runs before its first page. */
  readonly prepare?: (visitor: Visitor) => Promise<unknown>;
}

const LAPTOP = { width: 1_280, height: 800 };

/** The people of a test file, each in a browser window of their own, in the workspace of one owner. */
export class ScreenVisitors {
  private readonly visitors: Visitor[] = [];

  private constructor(
    readonly deployment: Deployment,
    readonly owner: Owner,
    private readonly browser: WatchedBrowser,
  ) {}

  static async start(found: FoundBrowser): Promise<ScreenVisitors> {
    const deployment = await testDeployment();
    const [browser, owner] = await Promise.all([WatchedBrowser.start(found), newOwner(deployment)]);
    return new ScreenVisitors(deployment, owner, browser);
  }

  /** Opens a page in a window of a laptop’s size, or on a phone, and signs in. */
  async open(
    path: string,
    {
      account = this.owner.account,
      proxy,
      timezoneId,
      hasTouch = false,
      hasWorker = false,
      prepare,
    }: Window = {},
  ): Promise<Visitor> {
    const visitor = await this.browser.visitor(this.deployment.origin, {
      hasTouch,
      hasWorker,
      ...(proxy !== undefined && { proxy }),
      ...(timezoneId !== undefined && { timezoneId }),
    });
    this.visitors.push(visitor);
    if (!hasTouch) await visitor.page.setViewportSize(LAPTOP);
    await prepare?.(visitor);
    await visitor.open(path);
    await signInByForm(visitor, account);
    return visitor;
  }

  /** Opens a board, and waits until it is live. */
  async openBoard(boardId: number, window?: Window): Promise<{ visitor: Visitor; board: ShownBoard }> {
    const visitor = await this.open(`/boards/${boardId}`, window);
    await visitor.page.getByText('Live', { exact: true }).waitFor();
    return { visitor, board: new ShownBoard(visitor.page, this.owner.api, boardId) };
  }

  /** The faults of every window, without those that a test provokes. */
  faults(provoked: RegExp = /^$/): string[] {
    return this.visitors.flatMap(({ faults }) => faults).filter((fault) => !provoked.test(fault));
  }

  async closeWindows(): Promise<void> {
    await Promise.all(this.visitors.splice(0).map((visitor) => visitor.close()));
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}
