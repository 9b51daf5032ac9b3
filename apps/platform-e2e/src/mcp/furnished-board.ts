import { ABoard } from '../api/a-board.js';
import type { ApiCaller } from '../client/api-caller.js';

/** Ids and names of everything on a board that a tool can reference. */
export interface FurnishedBoard {
  board: number;
  boardName: string;
  list: number;
  listName: string;
  card: number;
  otherCard: number;
  title: string;
  field: number;
  fieldName: string;
  label: number;
  labelName: string;
}

/**
 * A board with a list, two cards, a field with a value, a label, a comment and a planned task. Every name and text on
 * it contains `word`, so a response that contains `word` has revealed the board.
 */
export async function furnishedBoard(
  api: ApiCaller,
  word: string,
  visibility: 'workspace' | 'private',
): Promise<FurnishedBoard> {
  const [boardName, listName, fieldName, labelName] = ['board', 'list', 'field', 'label'].map(
    (noun) => `${word} ${noun}`,
  ) as [string, string, string, string];
  const made = await ABoard.with(api, listName);
  const board = made.id;
  await api.must('PATCH', `/boards/${board}`, { name: boardName, visibility });
  const card = await made.card(`${word} card`);
  const other = await made.card(`${word} other`);
  const field = await api.must<{ id: number }>('POST', `/boards/${board}/fields`, {
    name: fieldName,
    type: 'text',
  });
  const label = await api.must<{ id: number }>('POST', `/boards/${board}/labels`, {
    name: labelName,
    color: '#ef4444',
  });
  const path = `/cards/${card.id}`;
  await api.must('PATCH', path, { description: `${word} description` });
  await api.must('PUT', `${path}/labels`, { labelIds: [label.id] });
  await api.must('PUT', `${path}/fields/${field.id}`, { value: `${word} value` });
  await api.must('POST', `${path}/comments`, { text: `${word} comment` });
  await api.must('PATCH', `/gantt/tasks/${card.id}`, { start: '2026-11-24', end: '2026-11-26' });
  return {
    board,
    boardName,
    list: made.listId(),
    listName,
    card: card.id,
    otherCard: other.id,
    title: `${word} card`,
    field: field.id,
    fieldName,
    label: label.id,
    labelName,
  };
}

const MISSING_ID = 900_000_000_000;

/** Ids and names that do not exist: a tool must return the same response for these as for hidden objects. */
export function nowhere(word: string): FurnishedBoard {
  return {
    board: MISSING_ID + 1,
    boardName: `${word} board`,
    list: MISSING_ID + 2,
    listName: `${word} list`,
    card: MISSING_ID + 3,
    otherCard: MISSING_ID + 4,
    title: `${word} card`,
    field: MISSING_ID + 5,
    fieldName: `${word} field`,
    label: MISSING_ID + 6,
    labelName: `${word} label`,
  };
}
