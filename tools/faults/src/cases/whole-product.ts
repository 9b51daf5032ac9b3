import { join } from 'node:path';
import { pause, standSlots, type FaultStand } from '../stand/fault-stand.js';
import { Product, type ProductPart } from '../stand/product.js';
import type { CaseResult, FaultCase } from './fault-case.js';

interface BoardResponse {
  id: number;
  lists: { id: number; cards: { id: number }[] }[];
}

const REQUESTS_AT_ONCE = 4;
const BETWEEN_REQUESTS_MS = 60;
const LEASE_MS = 6_000;
const QUIET_MS = 60_000;

/** Every part in a random order, as often as it takes for each to have had its turn. */
function blows(rounds: number): ProductPart[] {
  const parts: ProductPart[] = [
    'boards-api',
    'webhook-dispatcher',
    'notifications',
    'auth',
    'nats',
    'postgres',
    'mcp-gateway',
  ];
  return Array.from({ length: rounds }, () => parts.toSorted(() => Math.random() - 0.5)).flat();
}

/**
 * The whole product: cards are created over HTTP through the edge while each part is killed at random moments. The cards
 * on the board at the end are the committed ones, with or without a response, and each card's webhook must arrive.
 */
export const wholeProduct: FaultCase = {
  name: 'whole-product',
  title:
    'SIGKILL of boards-api, auth, dispatcher, notifications, mcp-gateway, NATS and PostgreSQL while cards are created over HTTP',
  quick: false,
  run: async (stand, scale) => {
    const product = await Product.start(stand.repositoryRoot, join(stand.folder.path, 'product'), {
      WEBHOOK_SLOTS: String(standSlots),
      WEBHOOK_SLOTS_PER_ENDPOINT: '16',
      WEBHOOK_SLOTS_PER_HOST: String(standSlots),
      WEBHOOK_LEASE_MS: String(LEASE_MS),
      WEBHOOK_HOUSEKEEPING_INTERVAL_MS: '250',
      WEBHOOK_GAP_AFTER_MS: '500',
    });
    try {
      return await underBlows(stand, product, blows(Math.ceil(scale)));
    } finally {
      await product.stop();
    }
  },
};

async function underBlows(
  stand: FaultStand,
  product: Product,
  parts: readonly ProductPart[],
): Promise<CaseResult> {
  const path = `/whole-product-${stand.newWorkspace()}`;
  const box = stand.receiver.mailbox(path);
  const delivered = new Map<number, number>();
  box.onDelivery = (body) => {
    const { data } = JSON.parse(body.toString('utf8')) as { data: { id: number } };
    delivered.set(data.id, (delivered.get(data.id) ?? 0) + 1);
  };
  const { signingKey } = await product.must<{ signingKey: string }>('POST', '/webhooks', {
    url: stand.receiver.url(path),
    events: ['card.create'],
  });
  box.signingKey = signingKey;
  const made = await product.must<{ id: number }>('POST', '/boards', {
    name: 'Under blows',
    lists: Array.from({ length: REQUESTS_AT_ONCE }, (_, n) => ({ name: `List ${n}` })),
  });
  const board = await product.must<BoardResponse>('GET', `/boards/${made.id}`);
  const answered = new Set<number>();
  let refused = 0;
  let striking = true;
  const load = board.lists.map(async ({ id: listId }) => {
    while (striking) {
      const { status, body } = await product.call<{ id: number }>('POST', '/cards', {
        listId,
        title: 'Created during the faults',
      });
      if (status === 201) answered.add(body.id);
      else refused += 1;
      await pause(BETWEEN_REQUESTS_MS);
    }
  });
  try {
    for (const part of parts) {
      // Waits until the work continues after the last kill, and then for a random time.
      const before = box.posts;
      for (let waited = 0; box.posts < before + 20 && waited < QUIET_MS; waited += 20) await pause(20);
      await pause(Math.random() * 1_000);
      await product.kill(part);
    }
  } finally {
    striking = false;
    await Promise.all(load);
  }
  const after = await product.must<BoardResponse>('GET', `/boards/${made.id}`);
  const committed = new Set(after.lists.flatMap(({ cards }) => cards.map(({ id }) => id)));
  await allDelivered(committed, delivered);
  await pause(LEASE_MS + 1_000);
  return verdict({ committed, answered, delivered, refused, parts, forged: box.forged });
}

/** Waits until every card's webhook has arrived, or none arrives for a while. */
async function allDelivered(
  committed: ReadonlySet<number>,
  delivered: ReadonlyMap<number, number>,
): Promise<void> {
  let size = delivered.size;
  let changedAt = performance.now();
  while (performance.now() - changedAt < QUIET_MS && ![...committed].every((id) => delivered.has(id))) {
    await pause(100);
    if (delivered.size === size) continue;
    size = delivered.size;
    changedAt = performance.now();
  }
}

function verdict(facts: {
  committed: ReadonlySet<number>;
  answered: ReadonlySet<number>;
  delivered: ReadonlyMap<number, number>;
  refused: number;
  parts: readonly ProductPart[];
  forged: number;
}): CaseResult {
  const { committed, answered, delivered, refused, parts, forged } = facts;
  const received = [...committed].filter((id) => delivered.has(id)).length;
  const gone = [...answered].filter((id) => !committed.has(id)).length;
  const strangers = [...delivered.keys()].filter((id) => !committed.has(id)).length;
  return {
    sent: committed.size,
    received,
    lost: committed.size - received,
    duplicated: [...delivered.values()].reduce((sum, times) => sum + times - 1, 0),
    // Only these two deaths may fall between a receiver's answer and its commit.
    duplicatesMax:
      standSlots * parts.filter((part) => part === 'webhook-dispatcher' || part === 'postgres').length,
    faults: [
      ...(gone > 0 ? [`${gone} cards were answered with 201 and are not there`] : []),
      ...(strangers > 0 ? [`${strangers} deliveries of cards that were never committed`] : []),
      ...(forged > 0 ? [`${forged} signatures did not fit`] : []),
    ],
    note: `${parts.length} strikes; ${refused} requests were refused or got no answer`,
  };
}
