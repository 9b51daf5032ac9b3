/**
 * The moment that statements count from. Null means the database's own clock: one clock for all
 * replicas, which a wrong clock of a machine cannot turn back or forward. Tests put in another.
 */
export interface DatabaseTime {
  now(): Date | null;
}

export const databaseClock: DatabaseTime = { now: () => null };
