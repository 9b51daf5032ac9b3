/** The people of the board in the picture of the README; the first is the owner. */
export const LAUNCH_PEOPLE = ['Aiko Tanaka', 'Mika Lund', 'Ben Okafor'];

const [AIKO = '', MIKA = '', BEN = ''] = LAUNCH_PEOPLE;

/** Dates follow the day of the picture, so that the same cards are overdue, due tomorrow and due later. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

const items = (done: number, total: number): { text: string; done: boolean }[] =>
  Array.from({ length: total }, (_, index) => ({ text: `Step ${index + 1}`, done: index < done }));

const comments = (count: number): { text: string }[] =>
  Array.from({ length: count }, () => ({ text: 'The first draft is in the folder.' }));

/** A board as an import reads it (docs/guides/import.md). */
export const LAUNCH_BOARD = {
  format: 'kiban.board',
  formatVersion: 1,
  board: { name: 'Launch' },
  labels: [
    { name: 'urgent', color: '#ef4444' },
    { name: 'press', color: '#3b82f6' },
    { name: 'design', color: '#a855f7' },
    { name: 'venue', color: '#22c55e' },
  ],
  lists: [
    {
      name: 'Ideas',
      cards: [
        { title: 'A short film about the first customers', labels: ['press'], comments: comments(2) },
        { title: 'Stickers for the laptops', labels: ['design'] },
        { title: 'Ask the choir of the town' },
        { title: 'A quiz for the evening', comments: comments(1) },
      ],
    },
    {
      name: 'To do',
      cards: [
        {
          title: 'Prepare the launch',
          labels: ['urgent', 'press'],
          dueDate: inDays(1),
          checklist: items(2, 5),
          comments: comments(3),
        },
        { title: 'Invite the press', labels: ['press'], dueDate: inDays(6) },
        { title: 'Order the badges', labels: ['design'], dueDate: inDays(9), checklist: items(0, 3) },
        { title: 'Book the trains for the team', dueDate: inDays(12) },
      ],
    },
    {
      name: 'Doing',
      info: { text: null, color: '#1b6e53', cardLimit: 4, attributes: {} },
      cards: [
        {
          title: 'Write the press kit',
          labels: ['press'],
          dueDate: inDays(-1),
          checklist: items(3, 4),
          comments: comments(4),
        },
        { title: 'Pictures of the product in use', labels: ['design'], checklist: items(1, 6) },
        {
          title: 'Test the sound and the light',
          labels: ['venue'],
          dueDate: inDays(3),
          comments: comments(1),
        },
      ],
    },
    {
      name: 'Done',
      cards: [
        {
          title: 'Book the venue',
          labels: ['venue'],
          dueDate: inDays(-8),
          completed: true,
          checklist: items(4, 4),
          comments: comments(2),
        },
        { title: 'Choose the date', completed: true, comments: comments(5) },
        { title: 'Find a caterer', labels: ['venue'], completed: true, dueDate: inDays(-4) },
      ],
    },
  ],
};

/** Who works on which card. */
export const LAUNCH_ASSIGNEES: Readonly<Record<string, readonly string[]>> = {
  'A short film about the first customers': [MIKA],
  'Prepare the launch': [AIKO, MIKA],
  'Invite the press': [AIKO],
  'Order the badges': [BEN],
  'Write the press kit': [AIKO],
  'Pictures of the product in use': [BEN],
  'Test the sound and the light': [BEN, MIKA],
  'Book the venue': [MIKA],
  'Find a caterer': [AIKO],
};
