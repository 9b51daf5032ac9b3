import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import type { DeliveryStand } from './delivery-stand.js';

const TICK_MS = 5;

/**
 * Creates cards at a steady pace: by the clock and not by answers, so that a slow answer does not hide the load behind it.
 * @returns how many were created
 */
export async function createCards(stand: DeliveryStand, perSecond: number, forMs: number): Promise<number> {
  const url = new URL(stand.boardsUrl);
  const pool = new Pool(url.origin, { connections: 32, pipelining: 1 });
  const began = performance.now();
  const inFlight: Promise<void>[] = [];
  let sent = 0;
  for (let passed = 0; passed < forMs; passed = performance.now() - began) {
    const due = Math.floor((passed / 1_000) * perSecond);
    for (; sent < due; sent += 1) {
      const created = createCard(pool, `${url.pathname}/cards`, stand, `Delivered ${sent}`);
      // Rejections are thrown below: unhandled until then, one would end the process and leave the services running.
      created.catch(() => undefined);
      inFlight.push(created);
    }
    await delay(TICK_MS);
  }
  try {
    await Promise.all(inFlight);
  } finally {
    await pool.destroy();
  }
  return sent;
}

let turn = 0;

async function createCard(
  pool: Pool,
  path: string,
  { token, listIds }: DeliveryStand,
  title: string,
): Promise<void> {
  turn += 1;
  const { statusCode, body } = await pool.request({
    method: 'POST',
    path,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ listId: listIds[turn % listIds.length], title }),
  });
  const text = await body.text();
  if (statusCode !== 201) throw new Error(`POST /cards answered ${statusCode}: ${text.slice(0, 500)}`);
}
