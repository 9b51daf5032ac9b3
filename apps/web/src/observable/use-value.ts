import { useSyncExternalStore } from 'react';
import type { Value } from './value.js';

/** Renders again only when the selected part changes; `select` must return a primitive or a stable reference. */
export function useValue<T, S = T>(value: Value<T>, select: (current: T) => S = same): S {
  return useSyncExternalStore(value.subscribe, () => select(value.get()));
}

const same = <T, S>(current: T): S => current as unknown as S;
