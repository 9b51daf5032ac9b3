import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { WAIT_MS } from './audited-browser.js';

const SECOND_MS = 1_000;
/** Share of the processors’ time that may be busy. */
const BUSY_MAX = 0.15;
const QUIET_SECONDS = 3;

/** Waits until the machine was idle for some seconds: what follows an import or a page, as events and pages of cards, takes a while. */
export async function quietMachine(): Promise<void> {
  const end = Date.now() + WAIT_MS;
  for (let quiet = 0; quiet < QUIET_SECONDS && Date.now() < end;) {
    const before = times();
    await delay(SECOND_MS);
    const after = times();
    const isQuiet = (after.busy - before.busy) / (after.all - before.all) <= BUSY_MAX;
    quiet = isQuiet ? quiet + 1 : 0;
  }
}

function times(): { busy: number; all: number } {
  const sums = cpus().map(({ times: { user, nice, sys, idle, irq } }) => ({
    busy: user + nice + sys + irq,
    idle,
  }));
  const busy = sums.reduce((sum, each) => sum + each.busy, 0);
  return { busy, all: sums.reduce((sum, { idle }) => sum + idle, busy) };
}
