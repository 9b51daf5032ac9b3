import { pause, type FaultStand } from '../stand/fault-stand.js';
import { EventWriter } from '../stand/event-writer.js';
import type { Mailbox } from '../stand/receiver.js';

/** What a case counted. Lost must be 0 always; duplicates at most what the fault itself can cause. */
export interface CaseResult {
  sent: number;
  received: number;
  lost: number;
  duplicated: number;
  duplicatesMax: number;
  /** Anything else that must not be. */
  faults: string[];
  /** What is worth knowing beside the numbers. */
  note: string;
}

export interface FaultCase {
  name: string;
  title: string;
  /** Part of the short selection that CI runs. */
  quick: boolean;
  run: (stand: FaultStand, scale: number) => Promise<CaseResult>;
}

/** Nothing new for this long ends the wait: what has not come by then is counted as lost. */
const QUIET_MS = 25_000;

/** Waits until every message has come, or nothing comes any more. */
export async function settle(box: Mailbox, messageIds: () => readonly string[]): Promise<void> {
  let size = -1;
  let changedAt = performance.now();
  while (performance.now() - changedAt < QUIET_MS) {
    if (messageIds().every((id) => box.counts.has(id))) break;
    if (box.counts.size !== size) {
      size = box.counts.size;
      changedAt = performance.now();
    }
    await pause(50);
  }
}

/** Counts a mailbox against what was committed. */
export function count(
  box: Mailbox,
  messageIds: readonly string[],
  duplicatesMax: number,
  note = '',
): CaseResult {
  const received = messageIds.filter((id) => box.counts.has(id));
  const strangers = [...box.counts.keys()].filter((id) => !messageIds.includes(id)).length;
  return {
    sent: messageIds.length,
    received: received.length,
    lost: messageIds.length - received.length,
    duplicated: received.reduce((sum, id) => sum + (box.counts.get(id) ?? 1) - 1, 0),
    duplicatesMax,
    faults: [
      ...(box.forged > 0 ? [`${box.forged} signatures did not fit`] : []),
      ...(strangers > 0 ? [`${strangers} deliveries of events that were never committed`] : []),
    ],
    note,
  };
}

/** Waits until deliveries come again, so that a blow falls into the work and not into a start. */
export async function working(box: Mailbox): Promise<void> {
  const before = box.posts;
  const end = performance.now() + QUIET_MS;
  while (box.posts < before + 20 && performance.now() < end) await pause(5);
  await pause(Math.random() * 300);
}

/**
 * The shape that most cases share: an endpoint, a steady load, a fault that strikes a number of times
 * under the load, then peace and the count.
 */
export async function underLoad(
  stand: FaultStand,
  options: {
    rounds: number;
    perSecond: number;
    /** How many duplicates one strike can cause. */
    duplicatesPerRound?: number;
    strike: (round: number, box: Mailbox) => Promise<void>;
  },
): Promise<CaseResult> {
  const { perSecond, duplicatesPerRound = 0, strike } = options;
  const rounds = Math.ceil(options.rounds);
  const workspaceId = stand.newWorkspace();
  const path = `/case-${workspaceId}`;
  await stand.registerEndpoint(workspaceId, path);
  const writer = new EventWriter(stand.database);
  const box = stand.receiver.mailbox(path);
  let striking = true;
  const load = (async () => {
    while (striking) await writer.write(perSecond, { workspaceId, perSecond });
  })();
  // Its error is thrown below: unhandled until then, it would end the process and leave the services running.
  load.catch(() => undefined);
  try {
    for (let round = 0; round < rounds; round += 1) await strike(round, box);
  } finally {
    striking = false;
    await load;
  }
  await settle(box, () => writer.messageIds);
  // A late second copy would come within a lease; it must be counted too.
  await pause(7_000);
  return count(box, writer.messageIds, rounds * duplicatesPerRound, `${rounds} strikes`);
}
