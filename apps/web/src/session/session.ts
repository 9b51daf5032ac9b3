import { createContext, use } from 'react';
import type { Calls } from './api.js';
import type { Me } from './me.js';
import type { Preferences } from './preferences.js';

export type { Me } from './me.js';

/** The signed-in person of this tab, and their calls. */
export interface Session {
  readonly me: Me;
  readonly api: Calls;
  readonly preferences: Preferences;
  /** Reads the person again after a change of their name, role or workspace; keeps what is known when that fails. */
  readonly refresh: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

/** @throws outside of the signed-in part of the screen */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('The session is used before the sign-in.');
  return session;
}
