import type { BoardEvent } from './entities.js';

interface Change<T> {
  from: T;
  to: T;
}

/** What an event changed of a property. */
export function changeOf<T>(event: BoardEvent, property: string): Change<T> | undefined {
  return event.changes?.[property] as Change<T> | undefined;
}
