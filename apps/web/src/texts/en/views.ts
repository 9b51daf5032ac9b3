export const views = {
  views: 'Views',
  names: { board: 'Board', table: 'Table', calendar: 'Calendar', gantt: 'Gantt', grid: 'Grid' },
  /** Cards without dates, in the views of time. */
  unscheduled: (count: number): string => `${count} unscheduled`,
  moreUnscheduled: (count: number): string => `and ${count} more`,
};
