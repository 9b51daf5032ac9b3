import type { SuggestionMessages } from './en/suggestions.js';
import { LazyMessages } from './lazy-messages.js';

export const suggestionMessages = new LazyMessages<SuggestionMessages>({
  en: async () => (await import('./en/suggestions.js')).suggestions,
  ja: async () => (await import('./ja/suggestions.js')).suggestions,
});

/** What is offered behind `@` and `#`; the part that offers it loads them. */
export const useSuggestionMessages = (): SuggestionMessages => suggestionMessages.get();
