/** The properties of a card: as the name of a column, and as what a command changes. */
export const cardProperties = {
  title: { name: 'Title', changed: 'the title' },
  description: { name: 'Description', changed: 'the description' },
  startDate: { name: 'Start', changed: 'the start date' },
  dueDate: { name: 'Due', changed: 'the due date' },
  progress: { name: 'Progress (%)', changed: 'the progress' },
};

export type CardPropertyTexts = typeof cardProperties;
