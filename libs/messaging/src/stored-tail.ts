import type { Executor } from '@kiban/persistence';
import type { TailReader } from './stream-tail.js';

/** Lookups at the broker that are in flight together. */
const LOOKUPS = 32;

interface LastEvent {
  workspace_id: number;
  noun: string;
  position: number;
}

/**
 * The last position of a source that the stream holds. Sources of several cells share the stream, so its last message may be
 * of another one: the outbox names the workspaces and nouns whose last messages are looked up, the latest ones first.
 * @param outbox its table
 * @returns 0 if the stream holds none of the retained events; `lastPosition` if no event is retained
 */
export async function storedTail(
  database: Executor,
  outbox: string,
  lastPosition: number,
  reader: TailReader,
): Promise<number> {
  const [newest] = await database.query<LastEvent>(`${NEWEST} FROM ${outbox} WHERE relay_pos = $1`, [
    lastPosition,
  ]);
  if (newest && (await reader.lastPositionOf(newest.workspace_id, newest.noun)) === lastPosition)
    return lastPosition;
  const events = await database.query<LastEvent>(
    `SELECT workspace_id, split_part(kind, '.', 1) AS noun, max(relay_pos) AS position FROM ${outbox}
     WHERE relay_pos <= $1 GROUP BY 1, 2 ORDER BY 3 DESC`,
    [lastPosition],
  );
  if (events.length === 0) return lastPosition;
  let tail = 0;
  for (let from = 0; from < events.length; from += LOOKUPS) {
    const part = events.slice(from, from + LOOKUPS).filter(({ position }) => position > tail);
    if (part.length === 0) break;
    const found = await Promise.all(
      part.map(({ workspace_id: workspaceId, noun }) => reader.lastPositionOf(workspaceId, noun)),
    );
    tail = Math.max(tail, ...found);
  }
  return tail;
}

const NEWEST = `SELECT workspace_id, split_part(kind, '.', 1) AS noun, relay_pos AS position`;
