import { Agent } from 'node:http';
import { ATTACKER_ADDRESS, type Attack } from '../attack.js';
import { exchange, type Reply } from '../http-exchange.js';
import { inLoops } from '../pacing.js';
import { ReplyCount } from '../reply-count.js';

const TASKS = 5_000;
/** As many as boards-api has connections to the database. */
const BOARDS = 10;

export const longCascade: Attack = {
  name: 'long-cascade',
  title: 'Moves of the first of 5,000 tasks that each depend on the one before, in cascade, on 10 boards',
  run: async ({ world, durationMs }) => {
    const origin = new URL(world.origin);
    const agent = new Agent({ keepAlive: true, maxSockets: BOARDS, localAddress: ATTACKER_ADDRESS });
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
    const firsts: number[] = [];
    for (let board = 0; board < BOARDS; board += 1) {
      const imported = await call('POST', '/boards/import', chain());
      count.add('the import', imported);
      if (imported.status !== 201) break;
      const { boardId } = JSON.parse(imported.text) as { boardId: number };
      const [list] = JSON.parse((await call('GET', `/boards/${boardId}/lists`)).text) as { id: number }[];
      const cards = await call('GET', `/lists/${list?.id}/cards?limit=1`);
      const [, id] = /"id":(\d+)/.exec(cards.text) ?? [];
      firsts.push(Number(id));
    }
    let slowest = 0;
    await inLoops({ count: firsts.length, durationMs }, async (loop, n) => {
      const day = `${2027 + Math.floor(n / 27)}-01-${String((n % 27) + 1).padStart(2, '0')}`;
      const reply = await call('PATCH', `/gantt/tasks/${firsts[loop]}`, {
        start: day,
        end: day,
        cascade: 'push',
      });
      slowest = Math.max(slowest, reply.ms);
      count.add('PATCH /gantt/tasks/{id}', reply);
    });
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
