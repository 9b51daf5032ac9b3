/** My work and the search, in English. */
export const work = {
  groups: {
    overdue: 'Overdue',
    today: 'Today',
    week: 'Next 7 days',
    later: 'Later',
    undated: 'No due date',
  },
  nothing: 'Nothing to do',
  nothingHint: 'Open cards that are assigned to you appear here, from all boards.',
  isCut: (count: number): string => `Only ${count.toLocaleString('en')} cards are shown.`,
  complete: (title: string): string => `Complete ${title}`,
  reopen: (title: string): string => `Reopen ${title}`,
  completed: (title: string): string => `Completed “${title}”.`,
  cards: (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`,
  place: (board: string, list: string): string => `${board} · ${list}`,
  done: 'Done',
  archived: 'Archived',

  searchHint: 'Words in titles and descriptions',
  anyBoard: 'Any board',
  board: 'Board',
  anyone: 'Any assignee',
  assignee: 'Assignee',
  me: 'Assigned to me',
  noOne: 'Not assigned',
  anyDue: 'Any due date',
  due: 'Due',
  dueGroups: { overdue: 'Overdue', today: 'Due today', week: 'Due within a week', none: 'No due date' },
  withArchived: 'Archived cards too',
  start: 'Search the cards of all boards',
  startHint: 'Type words, or choose a filter.',
  nothingFound: 'No card has all of these words.',
  more: 'Show more',
  searching: 'Searching …',
};

export type WorkMessages = typeof work;
