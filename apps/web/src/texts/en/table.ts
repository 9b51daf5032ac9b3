export const table = {
  columns: {
    list: 'List',
    assignees: 'Assignees',
    labels: 'Labels',
    done: 'Done',
    checklist: 'Checklist',
  },
  chooseColumns: 'Columns',
  columnMenu: (name: string): string => `Column ${name}`,
  sortUp: 'Sort ascending',
  sortDown: 'Sort descending',
  noSort: 'Remove the sort',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  wider: 'Wider',
  narrower: 'Narrower',
  hide: 'Hide',
  width: (name: string, pixels: number): string => `${name}, ${pixels} pixels wide`,
  open: (title: string): string => `Open ${title}`,
  newCard: 'New card',
  newCardIn: (group: string): string => `New card in ${group}`,
  cards: (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'card' : 'cards'}`,
  reading: 'Reading the other cards …',
  sum: (name: string, sum: string): string => `Sum of ${name}: ${sum}`,
  done: 'Done',
  notDone: 'Not done',
  yes: 'Yes',
  no: 'No',
  doesNotFit: (column: string, text: string): string => `${column} cannot be “${text}”.`,
  notSaved: (column: string, text: string): string =>
    `${column} was not saved, as the card can no longer be changed. Your text: “${text}”.`,
  copied: (count: number): string => `${count} ${count === 1 ? 'cell' : 'cells'} copied`,
  pasted: (count: number): string => `${count} ${count === 1 ? 'cell' : 'cells'} pasted`,
  tooManyCells: (count: number, max: number): string =>
    `${count.toLocaleString('en')} cells are too many for one change: at most ${max.toLocaleString('en')} fit. Nothing was changed.`,
  refused: (count: number, placed: number): string =>
    `${count} of ${count + placed} cells did not fit and stay unchanged`,
  refusedCell: (column: string, text: string): string => `${column}: “${text}”`,
  beyond: (count: number): string =>
    `${count} ${count === 1 ? 'cell is' : 'cells are'} beyond the table and left out`,
  and: ', ',
};

export type TableMessages = typeof table;
