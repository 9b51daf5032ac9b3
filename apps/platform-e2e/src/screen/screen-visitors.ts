import { signInByForm } from '../browser/sign-in-walk.js';
import { WatchedBrowser, type Visitor } from '../browser/watched-browser.js';
import type { FoundBrowser } from '../browser/find-browser.js';
import type { Credentials } from '../client/credentials.js';
import { testDeployment, type Deployment } from '../client/deployment.js';
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
  /** What its clocks show. */
  readonly fixedTime?: Date;
  /** Chosen on this device. */
  readonly language?: 'ja';
  /** Runs before its first page, with routes, scripts and listeners of the page, which end with the test. */
  readonly prepare?: (visitor: Visitor) => Promise<unknown>;
}

const LAPTOP = { width: 1_280, height: 800 };

/** The people of a test file, each in a browser window of their own, in the workspace of one owner. */
export class ScreenVisitors {
  private readonly visitors: Visitor[] = [];
  /** Windows of earlier tests, in which a person is signed in, by the person and the kind of window. */
  private readonly idle = new Map<string, Visitor[]>();
  private readonly kinds = new WeakMap<Visitor, string>();

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

  /**
   * Opens a page in a window of a laptop’s size, or on a phone, and signs in. A window of the same person that an earlier test
   * has closed is opened again without the walk through the sign-in.
   */
  async open(path: string, window: Window = {}): Promise<Visitor> {
    const { account = this.owner.account, hasTouch = false, fixedTime, language, prepare } = window;
    const kind = kindOf(account, window);
    const idle = kind === undefined ? undefined : this.idle.get(kind)?.pop();
    const visitor = idle ? await idle.renewed() : await this.newWindow(window);
    if (kind !== undefined) this.kinds.set(visitor, kind);
    this.visitors.push(visitor);
    if (!hasTouch) await visitor.page.setViewportSize(LAPTOP);
    if (fixedTime) await visitor.page.clock.setFixedTime(fixedTime);
    if (language) await visitor.page.addInitScript(`localStorage.setItem('kiban.language', '${language}')`);
    await prepare?.(visitor);
    await visitor.open(path);
    if (!idle || (await needsSignIn(visitor))) await signInByForm(visitor, account);
    return visitor;
  }

  /** A window of a browser without a session, before its first page. */
  async openSignedOut(hasTouch = false): Promise<Visitor> {
    const visitor = await this.newWindow({ hasTouch });
    this.visitors.push(visitor);
    if (!hasTouch) await visitor.page.setViewportSize(LAPTOP);
    return visitor;
  }

  private newWindow({ proxy, timezoneId, hasTouch = false, hasWorker = false }: Window): Promise<Visitor> {
    return this.browser.visitor(this.deployment.origin, {
      hasTouch,
      hasWorker,
      ...(proxy !== undefined && { proxy }),
      ...(timezoneId !== undefined && { timezoneId }),
    });
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

  /** Ends the windows of a test. The next test gets new ones. */
  async closeWindows(): Promise<void> {
    await Promise.all(this.visitors.splice(0).map((visitor) => this.leave(visitor)));
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  private async leave(visitor: Visitor): Promise<void> {
    const kind = this.kinds.get(visitor);
    if (kind === undefined) return visitor.close();
    // A page that stays open until the next test would go on with its requests.
    if (await visitor.leave()) this.idle.set(kind, [...(this.idle.get(kind) ?? []), visitor]);
  }
}

/** What a window must have in common with one that is opened again; undefined for windows that are used once. */
function kindOf(
  { email, password }: Credentials,
  { fixedTime, hasTouch, hasWorker, proxy, timezoneId }: Window,
): string | undefined {
  if (hasWorker || proxy !== undefined) return undefined;
  return JSON.stringify([email, password, hasTouch ?? false, timezoneId ?? null, fixedTime ?? null]);
}

/** Whether the session of the window ended in an earlier test. Waits for the page of the address, or for the sign-in. */
async function needsSignIn({ page }: Visitor): Promise<boolean> {
  const shown = page.locator('#root main');
  await shown.or(page.locator('input[name=password]')).first().waitFor();
  return (await shown.count()) === 0;
}
