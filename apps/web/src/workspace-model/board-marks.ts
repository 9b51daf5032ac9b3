import type { Preferences } from '../session/preferences.js';

const OPENED_MAX = 20;

/** Adds the star of a board, or removes it. */
export function toggleStar(preferences: Preferences, boardId: number): void {
  const starred = preferences.get('starred');
  const without = starred.filter((id) => id !== boardId);
  preferences.set('starred', without.length < starred.length ? without : [...starred, boardId]);
}

/** Puts a board before the others that were opened. */
export function markOpened(preferences: Preferences, boardId: number): void {
  const opened = preferences.get('opened');
  if (opened[0] === boardId) return;
  const others = opened.filter((id) => id !== boardId);
  preferences.set('opened', [boardId, ...others].slice(0, OPENED_MAX));
}

const HUES = ['green', 'blue', 'violet', 'orange', 'pink', 'amber', 'teal', 'moss', 'red'] as const;

/** The colour of a board’s mark, by which it is found again: the same for everyone, until boards have one of their own. */
export const boardHue = (boardId: number): string => `var(--hue-${HUES[boardId % HUES.length] ?? 'stone'})`;
