import type { SettingsMessages } from './en/settings.js';
import { LazyMessages } from './lazy-messages.js';

export type { SettingsMessages } from './en/settings.js';

export const settingsMessages = new LazyMessages<SettingsMessages>({
  en: async () => (await import('./en/settings.js')).settings,
  ja: async () => (await import('./ja/settings.js')).settings,
});

/** The texts of the settings; their route loads them. */
export const useSettingsMessages = (): SettingsMessages => settingsMessages.get();
