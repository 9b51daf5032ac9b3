import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Api } from './api.js';
import { earlierPreferences } from './earlier-preferences.js';
import type { PreferenceKey, PreferenceValues } from './preference-values.js';
import { Preferences, STORED_PREFERENCES } from './preferences.js';
import { useSession, type Me } from './session.js';

/** A choice of the signed-in person, and how to change it. */
export function usePreference<K extends PreferenceKey>(
  key: K,
): readonly [PreferenceValues[K], (value: PreferenceValues[K]) => void] {
  const { preferences } = useSession();
  const value = useSyncExternalStore(preferences.subscribe, () => preferences.get(key));
  const set = useCallback(
    (next: PreferenceValues[K]): void => preferences.set(key, next),
    [preferences, key],
  );
  return [value, set];
}

/** The preferences of the session, read again when the tab comes to the front or the network is back. */
export function useOwnPreferences(me: Me | null, api: Api): Preferences | null {
  const workspaceId = me?.workspace.id;
  const memberId = me?.member.id;
  const preferences = useMemo(() => {
    if (workspaceId === undefined || memberId === undefined) return null;
    return new Preferences({
      api,
      storage: localStorage,
      name: `${STORED_PREFERENCES}${workspaceId}.${memberId}`,
      earlier: () => earlierPreferences(localStorage),
      after: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    });
  }, [workspaceId, memberId, api]);
  useEffect(() => {
    if (!preferences) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const refresh = (): void => void (document.hidden || preferences.refresh());
    const takeOver = ({ key }: StorageEvent): void => {
      if (key?.startsWith(STORED_PREFERENCES)) preferences.readLocalCopy();
    };
    refresh();
    addEventListener('online', refresh, { signal });
    addEventListener('storage', takeOver, { signal });
    document.addEventListener('visibilitychange', refresh, { signal });
    return () => listening.abort();
  }, [preferences]);
  return preferences;
}
