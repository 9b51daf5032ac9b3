import type { ChangedProperty, StoreTexts } from '../../board-data/store-text.js';

const cards = (count: number, title: string): string => (count === 1 ? `“${title}”` : `${count} cards`);

const PROPERTIES: Readonly<Record<ChangedProperty, string>> = {
  title: 'the title',
  description: 'the description',
  startDate: 'the start date',
  dueDate: 'the due date',
};

export const store: StoreTexts = {
  createCard: (title) => `Create “${title}”`,
  createCards: (count) => `Create ${count} cards`,
  moveCards: (count, title) => `Move ${cards(count, title)}`,
  completeCards: (count, title) => `Complete ${cards(count, title)}`,
  reopenCards: (count, title) => `Reopen ${cards(count, title)}`,
  archiveCards: (count, title) => `Archive ${cards(count, title)}`,
  restoreCards: (count, title) => `Restore ${cards(count, title)}`,
  labelCards: (count, title) => `Change the labels of ${cards(count, title)}`,
  assignCards: (count, title) => `Change the assignees of ${cards(count, title)}`,
  scheduleCards: (count, title) => `Change the dates of ${cards(count, title)}`,
  changeCards: (count, title) => `Change ${cards(count, title)}`,
  updateCard: (properties, title) =>
    `Change ${properties.map((property) => PROPERTIES[property]).join(' and ')} of “${title}”`,
  setValue: (field, title) => `Set ${field} of “${title}”`,
  deleteCard: (title) => `Delete “${title}”`,
  createList: (name) => `Create list “${name}”`,
  updateList: (name) => `Change list “${name}”`,
  moveList: (name) => `Move list “${name}”`,
  archiveList: (name) => `Archive list “${name}”`,
  restoreList: (name) => `Restore list “${name}”`,
  updateBoard: () => 'Change the board',
  changedSince: () => 'This cannot be reverted: another change came after it.',
  discarded: () => 'The change was discarded.',
  cardConflict: () => 'Another client changed the card at the same time.',
  valueConflict: () => 'Another client changed the value at the same time.',
  canceled: () => 'The change was canceled.',
  invalidResponse: () => 'The response of the service is not valid.',
  status: (status) => `The service responded with status ${status}.`,
};
