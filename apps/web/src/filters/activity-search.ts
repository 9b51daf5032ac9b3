/** Clients by their kind, as the API names them. */
export const CLIENT_KINDS = ['screen', 'oauth', 'token', 'import'] as const;

/** What changes are about, in the order in which the filter offers it. */
export const ACTIVITY_SUBJECTS = [
  'card',
  'comment',
  'checklist',
  'schedule',
  'list',
  'label',
  'field',
  'board',
] as const;

/** What the address of the activity of a board names. */
export interface ActivitySearch {
  readonly by?: number | undefined;
  readonly via?: (typeof CLIENT_KINDS)[number] | undefined;
  readonly about?: (typeof ACTIVITY_SUBJECTS)[number] | undefined;
}

/** Reads the query of an address; what is unknown in it is ignored. */
export function readActivitySearch(search: Readonly<Record<string, unknown>>): ActivitySearch {
  const { by } = search;
  const via = CLIENT_KINDS.find((each) => each === search['via']);
  const about = ACTIVITY_SUBJECTS.find((each) => each === search['about']);
  return {
    ...(typeof by === 'number' && Number.isSafeInteger(by) && by > 0 && { by }),
    ...(via && { via }),
    ...(about && { about }),
  };
}
