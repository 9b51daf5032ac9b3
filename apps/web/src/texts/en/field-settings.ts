/** The settings of custom fields, in English. */
export const fieldSettings = {
  title: 'Custom fields',
  none: 'This board has no custom fields yet.',
  noneHint: 'A field adds a value to each card: a text, a number, a date, a choice, a person.',
  newField: 'New field',
  name: 'Name of the field',
  type: 'Type',
  types: {
    text: 'Text',
    number: 'Number',
    checkbox: 'Checkbox',
    date: 'Date',
    select: 'One of several options',
    multi_select: 'Several options',
    member: 'Person',
    url: 'Link',
  },
  typeStays: 'The type cannot be changed later.',
  add: 'Add the field',
  save: 'Save',
  saving: 'Saving …',
  edit: 'Edit',
  moveUp: 'Move up',
  moveDown: 'Move down',
  delete: 'Delete …',
  actions: (name: string): string => `Actions of ${name}`,
  editTitle: (name: string): string => `Field “${name}”`,
  options: 'Options',
  optionName: (place: number): string => `Name of option ${place}`,
  optionColor: (name: string): string => `Color of ${name}`,
  optionUp: (name: string): string => `Move ${name} up`,
  optionDown: (name: string): string => `Move ${name} down`,
  removeOption: (name: string): string => `Remove ${name}`,
  addOption: 'Add an option',
  removed: (names: string): string => `Cards lose the value: ${names}.`,
  deleteTitle: (name: string): string => `Delete “${name}”?`,
  deleteHint: (cards: number, isExact: boolean): string => {
    if (!isExact)
      return `At least ${cards} ${cards === 1 ? 'card loses its value' : 'cards lose their value'}; the board is still being read. This cannot be undone.`;
    return cards === 0
      ? 'No card that is shown here has a value. Values of archived cards are deleted as well.'
      : `${cards} ${cards === 1 ? 'card loses its value' : 'cards lose their value'}, also in rows, sort and saved views. This cannot be undone.`;
  },
  deleteNow: 'Delete the field',
};

export type FieldSettingsMessages = typeof fieldSettings;
