import { EventWriter } from '../stand/event-writer.js';
import { pause, type FaultStand } from '../stand/fault-stand.js';
import { count, settle, type FaultCase } from './fault-case.js';

/**
 * The way that loses events: asking for what is greater than the greatest id seen. Ids are drawn before
 * their transactions commit, so a smaller one may become visible after a greater one.
 */
async function readByGreatestId(
  stand: FaultStand,
  workspaceId: number,
  isLoaded: () => boolean,
): Promise<ReadonlySet<number>> {
  const seen = new Set<number>();
  let cursor = 0;
  for (let last = false; ;) {
    const rows = await stand.database.query<{ id: number }>(
      'SELECT id FROM boards.outbox WHERE workspace_id = $1 AND id > $2 ORDER BY id',
      [workspaceId, cursor],
    );
    for (const { id } of rows) {
      seen.add(id);
      cursor = id;
    }
    if (last) return seen;
    last = !isLoaded();
    await pause(10);
  }
}

export const lateCommits: FaultCase = {
  name: 'late-commits',
  title: 'Writers that commit out of order; an id cursor must lose here, the outbox must not',
  quick: true,
  run: async (stand, scale) => {
    await stand.startDispatcher();
    await stand.startRelay();
    const workspaceId = stand.newWorkspace();
    const path = `/case-${workspaceId}`;
    await stand.registerEndpoint(workspaceId, path);
    const writer = new EventWriter(stand.database);
    let loaded = true;
    const naive = readByGreatestId(stand, workspaceId, () => loaded);
    await writer.write(1_500 * scale, { workspaceId, writers: 16, cards: 64, dwellMsMax: 60 });
    loaded = false;
    const seen = await naive;
    const missed = [...writer.committed].filter((id) => !seen.has(id)).length;
    const box = stand.receiver.mailbox(path);
    await settle(box, () => writer.messageIds);
    const result = count(box, writer.messageIds, 0, `an id cursor lost ${missed}`);
    if (missed === 0) result.faults.push('the id cursor lost nothing: the case does not try what it should');
    return { ...result, faults: [...result.faults, ...(await orderFaults(stand, workspaceId))] };
  },
};

/** Each card's events must have been kept in the order in which they were committed. */
async function orderFaults(stand: FaultStand, workspaceId: number): Promise<string[]> {
  const rows = await stand.database.query<{ body: Buffer }>(
    'SELECT body FROM webhooks.event WHERE workspace_id = $1 ORDER BY feed_pos',
    [workspaceId],
  );
  const versions = new Map<number, number>();
  let disordered = 0;
  for (const { body } of rows) {
    const { data } = JSON.parse(body.toString('utf8')) as { data: { id: number; title: string } };
    const version = Number(data.title.split(':')[2]);
    if (version < (versions.get(data.id) ?? 0)) disordered += 1;
    versions.set(data.id, version);
  }
  return disordered === 0 ? [] : [`${disordered} events of a card came before an earlier one of it`];
}
