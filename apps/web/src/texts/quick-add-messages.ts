import type { QuickAddMessages } from './en/quick-add.js';
import { LazyMessages } from './lazy-messages.js';

export type { QuickAddMessages } from './en/quick-add.js';

export const quickAddMessages = new LazyMessages<QuickAddMessages>({
  en: async () => (await import('./en/quick-add.js')).quickAdd,
  ja: async () => (await import('./ja/quick-add.js')).quickAdd,
});

/** Why a value in the text of a new card does not fit; the part that says so loads them. */
export const useQuickAddMessages = (): QuickAddMessages => quickAddMessages.get();
