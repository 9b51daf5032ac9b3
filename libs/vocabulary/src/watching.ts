/** Which changes of a board, a list or a card notify a member. The widest comes first. */
export const watchLevels = ['all', 'mentions', 'none'] as const;
export type WatchLevel = (typeof watchLevels)[number];

/** Why a member watches: a choice for the object itself, a wider choice, or what they did with a card. */
export const watchReasons = [
  'chosen',
  'list',
  'board',
  'created',
  'assigned',
  'commented',
  'mentioned',
] as const;
export type WatchReason = (typeof watchReasons)[number];
