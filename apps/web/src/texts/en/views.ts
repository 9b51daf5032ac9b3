export const views = {
  views: 'Views',
  shown: (name: string): string => `View: ${name}`,
  names: { board: 'Board', table: 'Table', calendar: 'Calendar', gantt: 'Gantt', grid: 'Grid' },
};
