import { Agent } from 'node:http';
import { ATTACKER_ADDRESS, type Attack } from '../attack.js';
import { exchange, type Reply } from '../http-exchange.js';
import { ReplyCount } from '../reply-count.js';

const TASKS = 10_000;

export const longCascade: Attack = {
  name: 'long-cascade',
  title: 'Moves of the first of 10,000 tasks that each depend on the one before, in cascade',
  run: async ({ world, durationMs }) => {
    const origin = new URL(world.origin);
    const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: ATTACKER_ADDRESS });
    const count = new ReplyCount();
    const call = (method: string, path: string, body?: object): Promise<Reply> =>
      exchange(origin, {
        method,
        path: `/api/v1${path}`,
        headers: {
          authorization: `Bearer ${world.attacker.token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        agent,
      });
    const imported = await call('POST', '/boards/import', chain());
    const { boardId } = JSON.parse(imported.text || '{}') as { boardId?: number };
    if (boardId === undefined) {
      count.fail(`the import: ${imported.status} ${imported.text.slice(0, 200)}`);
      return { ...count.figures, note: '' };
    }
    const firstId = /"id":(\d+),"listId"/.exec((await call('GET', `/boards/${boardId}`)).text)?.[1];
    const endsAt = performance.now() + durationMs;
    let slowest = 0;
    for (let n = 0; performance.now() < endsAt; n += 1) {
      const day = String((n % 27) + 1).padStart(2, '0');
      const reply = await call('PATCH', `/gantt/tasks/${firstId}`, {
        start: `2027-01-${day}`,
        end: `2027-01-${day}`,
        cascade: 'push',
      });
      slowest = Math.max(slowest, reply.ms);
      count.add('PATCH /gantt/tasks/{id}', reply);
    }
    agent.destroy();
    return { ...count.figures, note: `slowest ${(slowest / 1_000).toFixed(1)} s` };
  },
};

function chain(): object {
  const cards = Array.from({ length: TASKS }, (_, index) => ({
    title: `Task ${index}`,
    startDate: '2026-01-01',
    dueDate: '2026-01-02',
  }));
  return {
    format: 'kiban.board',
    formatVersion: 1,
    board: { name: 'Chain' },
    lists: [{ name: 'Tasks', cards }],
    gantt: {
      dependencies: Array.from({ length: TASKS - 1 }, (_, index) => ({
        task: index + 1,
        dependsOn: index,
        type: 'FS',
        lagDays: 0,
      })),
    },
  };
}
