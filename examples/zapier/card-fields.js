/** What the Zap editor shows until there is a real card. */
export const CARD_SAMPLE = {
  id: 42,
  boardId: 3,
  listId: 12,
  listName: 'Done',
  title: 'Prepare the launch',
  description: 'Press kit, announcement, checklist',
  startDate: null,
  dueDate: '2026-11-30',
};

export const boardField = ({ required }) => ({
  key: 'boardId',
  label: 'Board',
  type: 'integer',
  required,
  dynamic: 'boards.id.name',
  altersDynamicFields: true,
});

/** The board only fills the choice of lists. */
export const placeFields = () => [
  boardField({ required: false }),
  { key: 'listId', label: 'List', type: 'integer', required: true, dynamic: 'lists.id.name' },
];

export const cardField = {
  key: 'cardId',
  label: 'Card',
  type: 'string',
  required: true,
  helpText:
    'The id of the card, such as the one of a trigger or of Find Card, its number (#12) or its address.',
};

// Dates are texts: a field of the type “datetime” would turn a day into midnight of a time zone.
const DATE_HELP = 'A day such as 2026-11-30, or a time such as 2026-11-30T09:00:00Z.';

export const contentFields = ({ isNew }) => [
  { key: 'title', label: 'Title', type: 'string', required: isNew },
  { key: 'description', label: 'Description', type: 'text' },
  { key: 'startDate', label: 'Start', type: 'string', helpText: DATE_HELP },
  { key: 'dueDate', label: 'Due', type: 'string', helpText: DATE_HELP },
];
