/** A server version as numbers: major, minor, patch. */
export type ServerVersion = readonly [major: number, minor: number, patch: number];

/** The oldest server with the features of the event stream (several filters per consumer, metadata). */
export const OLDEST_NATS: ServerVersion = [2, 10, 0];

/** Reads the first x.y.z in a text such as `nats-server: v2.10.27` or `2.12.1-RC.2`. */
export function parseVersion(text: string): ServerVersion | undefined {
  const found = /(\d+)\.(\d+)\.(\d+)/.exec(text);
  return found === null ? undefined : [Number(found[1]), Number(found[2]), Number(found[3])];
}

export function isAtLeast(version: ServerVersion, oldest: ServerVersion): boolean {
  for (let place = 0; place < 3; place += 1) {
    const difference = (version[place] ?? 0) - (oldest[place] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

export function formatVersion(version: ServerVersion): string {
  return version.join('.');
}
