/**
 * The time that statements use as now. Null means the database’s clock: one clock for all replicas, independent of a
 * machine’s wrong clock. Tests inject another.
 */
export interface DatabaseTime {
  now(): Date | null;
}

export const databaseClock: DatabaseTime = { now: () => null };
