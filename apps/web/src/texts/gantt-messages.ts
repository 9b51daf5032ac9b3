import type { GanttMessages } from './en/gantt.js';
import { LazyMessages } from './lazy-messages.js';

export type { GanttMessages } from './en/gantt.js';

export const ganttMessages = new LazyMessages<GanttMessages>({
  en: async () => (await import('./en/gantt.js')).gantt,
  ja: async () => (await import('./ja/gantt.js')).gantt,
});

/** The texts of the Gantt chart, which are loaded before it is shown. */
export const useGanttMessages = (): GanttMessages => ganttMessages.get();
