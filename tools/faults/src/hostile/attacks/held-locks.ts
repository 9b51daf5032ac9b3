import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { ATTACKER_ADDRESS, type Attack, type AttackContext, type AttackFigures } from '../attack.js';
import { exchange, type Exchange } from '../http-exchange.js';
import { inLoops } from '../pacing.js';
import { ReplyCount } from '../reply-count.js';

/** Three times the connections of a service to the database. */
const WAITING = 30;
const AFTER_REFUSAL_MS = 200;
const IMPORTED_CARDS = 30_000;
/** An import of so many cards takes long; below the time that an attack has to end. */
const HOLDING_MS_MAX = 55_000;

/** One loop holds the locks of its workspace for long; the others wait for the same locks. */
async function holdAndWait(
  { world, durationMs }: AttackContext,
  holding: (n: number) => Omit<Exchange, 'agent'>,
  waiting: (loop: number, n: number) => Omit<Exchange, 'agent'>,
): Promise<AttackFigures> {
  const origin = new URL(world.origin);
  const agent = new Agent({ keepAlive: true, maxSockets: WAITING + 1, localAddress: ATTACKER_ADDRESS });
  const count = new ReplyCount();
  let longestMs = 0;
  await inLoops({ count: WAITING + 1, durationMs }, async (loop, n) => {
    const request = loop === 0 ? { ...holding(n), hungAfterMs: HOLDING_MS_MAX } : waiting(loop, n);
    const reply = await exchange(origin, { ...request, agent });
    count.add(`${request.method} ${request.path}`, reply);
    if (loop === 0) longestMs = Math.max(longestMs, reply.ms);
    if (reply.status >= 400) await delay(AFTER_REFUSAL_MS);
  });
  agent.destroy();
  return { ...count.figures, note: `locks held for up to ${(longestMs / 1_000).toFixed(1)} s` };
}

const json = (
  method: string,
  path: string,
  token: string,
  body: object | Buffer,
): Omit<Exchange, 'agent'> => ({
  method,
  path,
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: Buffer.isBuffer(body) ? body : JSON.stringify(body),
});

export const waitingForAnImport: Attack = {
  name: 'waiting-for-import',
  title:
    'Imports of 30,000 cards and their plans, and 30 requests at a time for the same boards and one card',
  run: (context) => {
    const { token, screenToken, boardId, cardId } = context.world.attacker;
    const cards = Array.from({ length: IMPORTED_CARDS }, (_, n) => ({ title: `Card ${n}` }));
    const lists = [0, 1, 2].map((list) => ({
      name: `List ${list}`,
      cards: cards.slice((list * IMPORTED_CARDS) / 3, ((list + 1) * IMPORTED_CARDS) / 3),
    }));
    const archive = { format: 'kiban.board', formatVersion: 1, board: { name: 'Imported' }, lists };
    const body = Buffer.from(JSON.stringify(archive));
    return holdAndWait(
      context,
      (n) => json('POST', `/api/v1/boards/import${n % 2 === 1 ? '?dryRun=true' : ''}`, token, body),
      (loop, n) =>
        loop % 2 === 0
          ? json('POST', `/api/v1/boards/${boardId}/reorder`, screenToken, { position: 'first' })
          : json('PATCH', `/api/v1/cards/${cardId}`, screenToken, { title: `Change ${n}` }),
    );
  },
};

export const waitingForAGroup: Attack = {
  name: 'waiting-for-group',
  title: 'Changes of the roles of 2,000 members by their group, and 30 small changes of groups at a time',
  withSignIns: true,
  run: (context) => {
    const { token, id, memberId } = context.world.attacker.group;
    const patch = (operation: object): Omit<Exchange, 'agent'> =>
      json('PATCH', `/scim/v2/Groups/${id}`, token, { Operations: [operation] });
    return holdAndWait(
      context,
      (n) =>
        patch({ op: 'replace', value: { displayName: n % 2 === 0 ? 'Kiban viewers' : 'Kiban members' } }),
      (loop, n) =>
        patch({ op: (loop + n) % 2 === 0 ? 'remove' : 'add', path: 'members', value: [{ value: memberId }] }),
    );
  },
};
