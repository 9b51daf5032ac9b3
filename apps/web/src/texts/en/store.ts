import { cardProperties, type CardPropertyTexts } from './card-properties.js';

export const cards = (count: number, title: string): string =>
  count === 1 ? `“${title}”` : `${count} cards`;

/** The titles and sentences of a board's store. */
export const store = {
  createCard: (title: string): string => `Create “${title}”`,
  createCards: (count: number): string => `Create ${count} cards`,
  moveCards: (count: number, title: string): string => `Move ${cards(count, title)}`,
  completeCards: (count: number, title: string): string => `Complete ${cards(count, title)}`,
  reopenCards: (count: number, title: string): string => `Reopen ${cards(count, title)}`,
  archiveCards: (count: number, title: string): string => `Archive ${cards(count, title)}`,
  restoreCards: (count: number, title: string): string => `Restore ${cards(count, title)}`,
  labelCards: (count: number, title: string): string => `Change the labels of ${cards(count, title)}`,
  assignCards: (count: number, title: string): string => `Change the assignees of ${cards(count, title)}`,
  scheduleCards: (count: number, title: string): string => `Change the dates of ${cards(count, title)}`,
  changeCards: (count: number, title: string): string => `Change ${cards(count, title)}`,
  updateCard: (properties: readonly (keyof CardPropertyTexts)[], title: string): string =>
    `Change ${properties.map((property) => cardProperties[property].changed).join(' and ')} of “${title}”`,
  setValue: (field: string, title: string): string => `Set ${field} of “${title}”`,
  deleteCard: (title: string): string => `Delete “${title}”`,
  updateTask: (title: string): string => `Change the schedule of “${title}”`,
  moveTask: (title: string): string => `Move “${title}” in the chart`,
  createDependency: (title: string, other: string): string => `Make “${title}” depend on “${other}”`,
  deleteDependency: (title: string, other: string): string =>
    `Remove the dependency of “${title}” on “${other}”`,
  createAxis: (axis: 'column' | 'row', name: string): string => `Add ${axis} “${name}”`,
  updateAxis: (axis: 'column' | 'row', name: string): string => `Change ${axis} “${name}”`,
  moveAxis: (axis: 'column' | 'row', name: string): string => `Move ${axis} “${name}”`,
  deleteAxis: (axis: 'column' | 'row', name: string): string => `Delete ${axis} “${name}”`,
  createList: (name: string): string => `Create list “${name}”`,
  updateList: (name: string): string => `Change list “${name}”`,
  moveList: (name: string): string => `Move list “${name}”`,
  archiveList: (name: string): string => `Archive list “${name}”`,
  restoreList: (name: string): string => `Restore list “${name}”`,
  updateBoard: (): string => 'Change the board',
  changedSince: (): string => 'This cannot be reverted: another change came after it.',
  discarded: (): string => 'The change was discarded.',
  cardConflict: (): string => 'Another client changed the card at the same time.',
  valueConflict: (): string => 'Another client changed the value at the same time.',
  spanConflict: (): string => 'Another client changed the schedule at the same time. It now shows theirs.',
  canceled: (): string => 'The change was canceled.',
  cardLeft: (): string => 'The card is on another board now, so it was not moved here.',
  invalidResponse: (): string => 'The response of the service is not valid.',
  status: (status: number): string => `The service responded with status ${status}.`,
};
