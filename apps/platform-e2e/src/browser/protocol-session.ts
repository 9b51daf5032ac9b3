import type { CDPSession, Page } from 'playwright-core';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Chromium’s own protocol for a page: one session, which ends with the page. Never detach it: that takes the virtual
 * authenticator of the page away, whichever session had added it.
 */
export function protocolSession(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}
