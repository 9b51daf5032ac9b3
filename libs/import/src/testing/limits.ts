import type { BoardLimits } from '../board-limits.js';

/** As those of the API. */
export const LIMITS: BoardLimits = {
  titleLengthMax: 500,
  nameLengthMax: 500,
  descriptionLengthMax: 50_000,
  commentLengthMax: 50_000,
  fieldTextLengthMax: 10_000,
  listsPerBoardMax: 200,
  labelsPerBoardMax: 200,
  fieldsPerBoardMax: 100,
  assigneesPerCardMax: 50,
  checklistItemsPerCardMax: 500,
  cardsPerListMax: 10_000,
  cardsPerImportMax: 100_000,
};
