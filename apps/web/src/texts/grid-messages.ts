import type { GridMessages } from './en/grid.js';
import { LazyMessages } from './lazy-messages.js';

export type { GridMessages } from './en/grid.js';

export const gridMessages = new LazyMessages<GridMessages>({
  en: async () => (await import('./en/grid.js')).grid,
  ja: async () => (await import('./ja/grid.js')).grid,
});

/** The texts of grids and timetables, which are loaded before one is shown. */
export const useGridMessages = (): GridMessages => gridMessages.get();
