/** The limits of the API that an import meets. */
export interface BoardLimits {
  readonly titleLengthMax: number;
  readonly nameLengthMax: number;
  readonly descriptionLengthMax: number;
  readonly commentLengthMax: number;
  readonly fieldTextLengthMax: number;
  readonly listsPerBoardMax: number;
  readonly labelsPerBoardMax: number;
  readonly fieldsPerBoardMax: number;
  readonly assigneesPerCardMax: number;
  readonly checklistItemsPerCardMax: number;
  readonly cardsPerListMax: number;
  readonly cardsPerImportMax: number;
}
