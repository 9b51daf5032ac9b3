import type { TableMessages } from './en/table.js';
import { LazyMessages } from './lazy-messages.js';

export type { TableMessages } from './en/table.js';

export const tableMessages = new LazyMessages<TableMessages>({
  en: async () => (await import('./en/table.js')).table,
  ja: async () => (await import('./ja/table.js')).table,
});

/** The texts of the table, which are loaded before it is shown. */
export const useTableMessages = (): TableMessages => tableMessages.get();
