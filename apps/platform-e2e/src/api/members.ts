/** The properties that decisions §5 lists for each resource. Every response has exactly these. */
export const boardColumns = [
  'archivedAt',
  'cardCount',
  'createdAt',
  'createdBy',
  'defaultView',
  'description',
  'id',
  'isTemplate',
  'kind',
  'listCount',
  'name',
  'position',
  'updatedAt',
  'url',
  'version',
  'visibility',
];

export const listMembers = [
  'archivedAt',
  'boardId',
  'cardCount',
  'columnId',
  'id',
  'info',
  'name',
  'position',
  'rowId',
  'version',
];

export const cardMembers = [
  'archivedAt',
  'assignees',
  'boardId',
  'checklist',
  'commentCount',
  'completedAt',
  'createdAt',
  'createdBy',
  'description',
  'dueDate',
  'fields',
  'id',
  'labels',
  'listId',
  'listName',
  'mentions',
  'number',
  'position',
  'progress',
  'startDate',
  'title',
  'updatedAt',
  'url',
  'version',
];

/** ISO 8601 UTC with milliseconds (decisions §2). */
export const timestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

export const membersOf = (resource: object): string[] => Object.keys(resource).sort();
