import type { BoardAnswer } from '../api/answers.js';
import { ServiceCaller } from '../api/service-caller.js';
import type { BenchSettings } from '../config/bench-settings.js';
import type { Figure } from '../report/goal.js';
import { measuredService } from '../stack/measured-process.js';
import { OwnStack } from '../stack/own-stack.js';
import { measureBacklogDrain } from './backlog-drain.js';
import { measureDeliveryLatency } from './delivery-latency.js';
import { ReceiverProcess } from './receiver-process.js';

const BACKLOG_ENDPOINTS = 5;

/** The webhook rows: how soon a delivery comes, and how fast a backlog goes. */
export async function benchmarkWebhooks(
  settings: BenchSettings,
  say: (line: string) => void,
): Promise<{ figures: Figure[] }> {
  say('Starting the product …');
  const stack = await OwnStack.start(settings.repositoryRoot, settings.stackFolder);
  const receiver = await ReceiverProcess.start();
  try {
    const service = await measuredService(stack.folder, 'boards-api');
    const { token, apiUrl } = stack.deployment;
    const api = new ServiceCaller(apiUrl, token);
    const { id } = await api.post<{ id: number }>('/boards', {
      name: 'Deliveries',
      lists: Array.from({ length: 100 }, (_, n) => ({ name: `List ${n}` })),
    });
    const { lists } = await api.get<BoardAnswer>(`/boards/${id}`);
    const bench = { baseUrl: service.baseUrl, token, listIds: lists.map((list) => list.id), receiver };
    const register = (): Promise<unknown> =>
      api.post('/webhooks', { url: receiver.url, events: ['card.create'] });
    await register();
    say('Measuring the time from commit to delivery …');
    await measureDeliveryLatency(bench, 2_000);
    receiver.count = 0;
    const latency = await measureDeliveryLatency(bench, 4 * settings.measureMs);
    for (let more = 1; more < BACKLOG_ENDPOINTS; more += 1) await register();
    say('Measuring how fast a backlog goes …');
    const drain = await measureBacklogDrain(bench, service, {
      stackFolder: stack.folder,
      endpoints: BACKLOG_ENDPOINTS,
      forMs: settings.measureMs,
    });
    return { figures: [...latency, drain] };
  } finally {
    receiver.stop();
    await stack.stop();
  }
}
