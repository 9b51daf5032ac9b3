/** The views of a board, in the order of the switcher; the first one is the board itself. */
export const viewKinds = ['board', 'table', 'calendar', 'gantt', 'grid'] as const;
export type ViewKind = (typeof viewKinds)[number];
