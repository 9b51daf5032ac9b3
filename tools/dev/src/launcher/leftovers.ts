import { rm } from 'node:fs/promises';
import type { Progress } from '../console/progress.js';
import type { DataFolder } from '../data-folder/data-folder.js';
import { endProcess } from '../processes/end-process.js';
import { isStillRunning } from '../processes/process-identity.js';
import { ProcessLedger } from '../processes/process-ledger.js';

/**
 * Ends what a launcher that was killed left running: exactly the processes in its ledger, each recognised by its pid and
 * start time, the latest first (services before NATS before PostgreSQL). Resolves to the names of those it ended.
 */
export async function endLeftovers(folder: DataFolder, progress: Progress): Promise<string[]> {
  const ended: string[] = [];
  for (const entry of ProcessLedger.read(folder.ledgerFile).reverse()) {
    if (!isStillRunning(entry)) continue;
    await endProcess(entry, entry.stopSignal, 15_000);
    ended.push(entry.name);
  }
  await rm(folder.ledgerFile, { force: true });
  if (ended.length > 0) progress.say(`  ended what an earlier start left running: ${ended.join(', ')}`);
  return ended;
}
