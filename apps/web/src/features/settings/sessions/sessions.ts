import type { components } from '@kiban/client';

export type Session = components['schemas']['Session'];

export const SESSIONS = '/me/sessions';

/** This browser first, the others as the API sends them: the last used first. */
export const inOrder = (sessions: readonly Session[]): readonly Session[] => [
  ...sessions.filter(({ isCurrent }) => isCurrent),
  ...sessions.filter(({ isCurrent }) => !isCurrent),
];
