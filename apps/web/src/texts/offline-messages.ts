import type { OfflineMessages } from './en/offline.js';
import { LazyMessages } from './lazy-messages.js';

/** The texts of the offline shell, loaded when there is something to say. */
export const offlineMessages = new LazyMessages<OfflineMessages>({
  en: async () => (await import('./en/offline.js')).offline,
  ja: async () => (await import('./ja/offline.js')).offline,
});
