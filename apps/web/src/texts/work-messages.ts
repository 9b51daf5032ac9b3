import type { WorkMessages } from './en/work.js';
import { LazyMessages } from './lazy-messages.js';

export type { WorkMessages } from './en/work.js';

export const workMessages = new LazyMessages<WorkMessages>({
  en: async () => (await import('./en/work.js')).work,
  ja: async () => (await import('./ja/work.js')).work,
});

/** The texts of my work and the search; their routes load them. */
export const useWorkMessages = (): WorkMessages => workMessages.get();
