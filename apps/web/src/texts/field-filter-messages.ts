import type { FieldFilterMessages } from './en/field-filter.js';
import { LazyMessages } from './lazy-messages.js';

export type { FieldFilterMessages } from './en/field-filter.js';

export const fieldFilterMessages = new LazyMessages<FieldFilterMessages>({
  en: async () => (await import('./en/field-filter.js')).fieldFilter,
  ja: async () => (await import('./ja/field-filter.js')).fieldFilter,
});

/** The texts of the filter by custom fields; the parts that use them load them. */
export const useFieldFilterMessages = (): FieldFilterMessages => fieldFilterMessages.get();
