import type { InboxMessages } from './en/inbox.js';
import { LazyMessages } from './lazy-messages.js';

export type { InboxMessages } from './en/inbox.js';

export const inboxMessages = new LazyMessages<InboxMessages>({
  en: async () => (await import('./en/inbox.js')).inbox,
  ja: async () => (await import('./ja/inbox.js')).inbox,
});

/** The texts of the inbox; its route loads them. */
export const useInboxMessages = (): InboxMessages => inboxMessages.get();
