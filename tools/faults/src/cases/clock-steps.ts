import { EventWriter } from '../stand/event-writer.js';
import { count, settle, type FaultCase } from './fault-case.js';

const RETRY_MS = 1_500;

/** The dispatcher's own clock leaps back and forth by hours: no retry may come early, none may be lost. */
export const clockSteps: FaultCase = {
  name: 'clock-steps',
  title: 'The dispatcher’s clock leaps by hours, back and forth',
  quick: false,
  run: async (stand, scale) => {
    const leaping = new URL('../programs/leaping-clock.js', import.meta.url).href;
    await stand.startDispatcher({
      NODE_OPTIONS: `--import ${leaping}`,
      WEBHOOK_RETRY_DELAYS_MS: String(RETRY_MS),
    });
    await stand.startRelay();
    const workspaceId = stand.newWorkspace();
    const path = `/case-${workspaceId}`;
    await stand.registerEndpoint(workspaceId, path);
    const firstAt = new Map<string, number>();
    let early = 0;
    stand.receiver.on(path, (request, response) => {
      const id = String(request.headers['webhook-id']);
      const first = firstAt.get(id);
      if (first === undefined) firstAt.set(id, performance.now());
      else if (performance.now() - first < RETRY_MS) early += 1;
      response.writeHead(first === undefined ? 500 : 200).end();
    });
    const writer = new EventWriter(stand.database);
    await writer.write(200 * scale, { workspaceId, perSecond: 100 });
    const box = stand.receiver.mailbox(path);
    const twice = (): boolean => writer.messageIds.every((id) => (box.counts.get(id) ?? 0) >= 2);
    await settle(box, () => (twice() ? writer.messageIds : ['not yet']));
    // Every event is answered with a failure once, so two POSTs each are what is right here.
    const result = count(box, writer.messageIds, writer.messageIds.length, 'one retry each');
    if (result.duplicated !== writer.messageIds.length) result.faults.push('not every event was tried twice');
    if (early > 0) result.faults.push(`${early} retries came early`);
    return result;
  },
};
