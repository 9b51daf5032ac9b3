import type { BoardSettingsMessages } from './en/board-settings.js';
import { LazyMessages } from './lazy-messages.js';

export type { BoardSettingsMessages } from './en/board-settings.js';

export const boardSettingsMessages = new LazyMessages<BoardSettingsMessages>({
  en: async () => (await import('./en/board-settings.js')).boardSettings,
  ja: async () => (await import('./ja/board-settings.js')).boardSettings,
});

/** The texts of the settings of a board; the part that uses them loads them. */
export const useBoardSettingsMessages = (): BoardSettingsMessages => boardSettingsMessages.get();
