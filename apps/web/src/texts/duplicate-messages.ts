import type { DuplicateMessages } from './en/duplicate.js';
import { LazyMessages } from './lazy-messages.js';

export type { DuplicateMessages } from './en/duplicate.js';

export const duplicateMessages = new LazyMessages<DuplicateMessages>({
  en: async () => (await import('./en/duplicate.js')).duplicate,
  ja: async () => (await import('./ja/duplicate.js')).duplicate,
});

/** The texts of the dialog that duplicates a board, which loads them. */
export const useDuplicateMessages = (): DuplicateMessages => duplicateMessages.get();
