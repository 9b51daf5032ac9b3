import type { FieldSettingsMessages } from './en/field-settings.js';
import { LazyMessages } from './lazy-messages.js';

export const fieldSettingsMessages = new LazyMessages<FieldSettingsMessages>({
  en: async () => (await import('./en/field-settings.js')).fieldSettings,
  ja: async () => (await import('./ja/field-settings.js')).fieldSettings,
});

/** The texts of the settings of fields; the part that uses them loads them. */
export const useFieldSettingsMessages = (): FieldSettingsMessages => fieldSettingsMessages.get();
