/** The dialog that duplicates a board, in English. */
export const duplicate = {
  title: 'Duplicate the board',
  run: 'Duplicate',
  copyOf: (name: string): string => `Copy of ${name}`,
  copyCards: 'Copy the cards',
  copyAssignees: 'Keep their assignees',
  copyHint: 'Comments and archived items are not copied.',
};

export type DuplicateMessages = typeof duplicate;
