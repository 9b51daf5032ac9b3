import type { BoardActivityMessages } from './en/board-activity.js';
import { LazyMessages } from './lazy-messages.js';

export type { BoardActivityMessages } from './en/board-activity.js';

export const boardActivityMessages = new LazyMessages<BoardActivityMessages>({
  en: async () => (await import('./en/board-activity.js')).boardActivity,
  ja: async () => (await import('./ja/board-activity.js')).boardActivity,
});

/** The texts of the activity of a board; its route loads them. */
export const useBoardActivityMessages = (): BoardActivityMessages => boardActivityMessages.get();
