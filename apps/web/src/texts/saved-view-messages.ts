import type { SavedViewMessages } from './en/saved-views.js';
import { LazyMessages } from './lazy-messages.js';

export type { SavedViewMessages } from './en/saved-views.js';

export const savedViewMessages = new LazyMessages<SavedViewMessages>({
  en: async () => (await import('./en/saved-views.js')).savedViews,
  ja: async () => (await import('./ja/saved-views.js')).savedViews,
});

/** The texts of saved views; the parts that use them load them. */
export const useSavedViewMessages = (): SavedViewMessages => savedViewMessages.get();
