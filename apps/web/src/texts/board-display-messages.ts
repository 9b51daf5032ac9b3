import type { BoardDisplayMessages } from './en/board-display.js';
import { LazyMessages } from './lazy-messages.js';

export type { BoardDisplayMessages } from './en/board-display.js';

export const boardDisplayMessages = new LazyMessages<BoardDisplayMessages>({
  en: async () => (await import('./en/board-display.js')).boardDisplay,
  ja: async () => (await import('./ja/board-display.js')).boardDisplay,
});

/** The texts of what a board shows and how it is arranged; the controls load them. */
export const useBoardDisplayMessages = (): BoardDisplayMessages => boardDisplayMessages.get();
