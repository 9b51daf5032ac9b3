export const boardKinds = ['kanban', 'grid', 'timetable'] as const;
export type BoardKind = (typeof boardKinds)[number];
export const boardVisibilities = ['workspace', 'private'] as const;
export type BoardVisibility = (typeof boardVisibilities)[number];
