import { useLayoutEffect } from 'react';
import { isSidebarFolded } from '../../board-control/sidebar-state.js';
import { singleKeys } from '../../board-control/single-keys.js';
import { chosenTheme } from '../../display/theme.js';
import type { Value } from '../../observable/value.js';
import type { PreferenceKey, PreferenceValues } from '../../session/preference-values.js';
import type { Preferences } from '../../session/preferences.js';
import { useSession } from '../../session/session.js';
import { areOthersAnnounced } from '../../ui/announcer/others-announced.js';

/** Choices that commands, menus and announcements read outside of components are preferences of the person. */
export function useSharedChoices(): void {
  const { preferences } = useSession();
  useLayoutEffect(() => {
    const leave = [
      share(preferences, 'theme', chosenTheme),
      share(preferences, 'isSidebarFolded', isSidebarFolded),
      share(preferences, 'hasSingleKeys', singleKeys),
      share(preferences, 'announcesOthers', areOthersAnnounced),
    ];
    return () => leave.forEach((each) => each());
  }, [preferences]);
}

/** Keeps a value and a preference equal; the preference wins at first. @returns ends it */
function share<K extends PreferenceKey>(
  preferences: Preferences,
  key: K,
  value: Value<PreferenceValues[K]>,
): () => void {
  const show = (): void => value.set(preferences.get(key));
  show();
  const leave = [preferences.subscribe(show), value.subscribe(() => preferences.set(key, value.get()))];
  return () => leave.forEach((each) => each());
}
