import { rm } from 'node:fs/promises';
import type { Progress } from '../console/progress.js';
import type { DataFolder } from '../data-folder/data-folder.js';
import { endProcess } from '../processes/end-process.js';
import { isStillRunning } from '../processes/process-identity.js';
import { ProcessLedger } from '../processes/process-ledger.js';

/**
 * Ends the processes of a killed launcher: exactly those in its ledger, identified by pid and start time, latest first
 * (services, NATS, PostgreSQL). Resolves to the names of the ended processes.
 */
export async function endLeftovers(folder: DataFolder, progress: Progress): Promise<string[]> {
  const ended: string[] = [];
  for (const entry of ProcessLedger.read(folder.ledgerFile).reverse()) {
    if (!isStillRunning(entry)) continue;
    await endProcess(entry, entry.stopSignal, 15_000);
    ended.push(entry.name);
  }
  await rm(folder.ledgerFile, { force: true });
  if (ended.length > 0) progress.say(`  stopped processes of an earlier start: ${ended.join(', ')}`);
  return ended;
}
