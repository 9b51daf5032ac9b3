import type { BoardImportMessages } from './en/board-import.js';
import { LazyMessages } from './lazy-messages.js';

export type { BoardImportMessages } from './en/board-import.js';

export const boardImportMessages = new LazyMessages<BoardImportMessages>({
  en: async () => (await import('./en/board-import.js')).boardImport,
  ja: async () => (await import('./ja/board-import.js')).boardImport,
});

/** The texts of the import, which are loaded with its dialog. */
export const useBoardImportMessages = (): BoardImportMessages => boardImportMessages.get();
